import { Type, type Static } from 'typebox'
import { blockSchema } from '../block-schema.ts'
import { link, text } from '../fields.ts'

const banner = Type.Object({
  title: text(),
  text: Type.Optional(text()),
  button: Type.Optional(text()),
  link: link(),
  image: Type.Optional(link()),
  tone: Type.Enum(['primary', 'offer', 'saffron', 'paper'], { default: 'paper' }),
})
export type Banner = Static<typeof banner>

const title = Type.Optional(text())

/** `hero`: the first banner large, the others beside it; `tiles`: equal cards; `departments`: drawn from the tree. */
export const bannerGrid = blockSchema(
  Type.Union([
    Type.Object({ variant: Type.Literal('departments'), title }),
    Type.Object({
      variant: Type.Enum(['hero', 'tiles'], { default: 'tiles' }),
      title,
      banners: Type.Array(banner, { minItems: 1 }),
    }),
  ]),
)
