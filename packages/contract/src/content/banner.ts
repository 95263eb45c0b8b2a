import { Type, type Static } from 'typebox'
import { colour, link, markup, sponsor, text } from './fields.ts'

/** The content every banner may have, however it is drawn. (Content and discovery, section 3: Proposal) */
const shared = {
  id: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The shop gives one that changes with the banner; a file may fix it' }),
  ),
  slug: Type.Optional(text()),
  title: text(),
  text: Type.Optional(text()),
  content: Type.Optional(markup()),
  description: Type.Optional(text()),
  priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'The highest is first' })),
  tone: Type.Enum(['primary', 'offer', 'saffron', 'paper'], { default: 'paper' }),
  align: Type.Optional(Type.Enum(['left', 'center', 'right'])),
  background: Type.Optional(colour()),
  colour: Type.Optional(colour()),
  button: Type.Optional(text()),
  buttonColour: Type.Optional(colour()),
  mobileImage: Type.Optional(link()),
  alt: Type.Optional(text()),
  sponsor: sponsor(),
}

/** By `kind`: a picture, a card of words and picture, a video, or a button alone. (Section 2: block screens) */
export const bannerKinds = [
  Type.Object({ kind: Type.Literal('image'), ...shared, image: link(), link: Type.Optional(link()) }),
  Type.Object({ kind: Type.Literal('video'), ...shared, image: Type.Optional(link()), video: text() }),
  Type.Object({ kind: Type.Literal('button'), ...shared, image: Type.Optional(link()), link: link() }),
  Type.Object({
    kind: Type.Enum(['card'], { default: 'card' }),
    ...shared,
    image: Type.Optional(link()),
    link: link(),
  }),
] as const
export const banner = Type.Union([...bannerKinds])
export type Banner = Static<typeof banner>

/** Banners of the folder `banners/` that a block shows beside its own: those named, or those of a place. */
const storedBanners = Type.Object({
  slugs: Type.Optional(Type.Array(text(), { minItems: 1, maxItems: 24 })),
  place: Type.Optional(text()),
})

/**
 * The banners of a block. A file may leave out its own where it names stored ones: the shop puts those in before the
 * block is read, and a block without any banner hides itself.
 */
export const bannerFields = {
  title: Type.Optional(text()),
  banners: Type.Array(banner, { minItems: 1, maxItems: 48, default: [] }),
  stored: Type.Optional(storedBanners),
}
