import { Type, type Static } from 'typebox'

/** A text, or a picture by its address. */
export const metaValue = Type.Union([Type.String(), Type.Object({ location: Type.String() })])
export type MetaData = Record<string, Static<typeof metaValue>>

const text = Type.Optional(Type.String())

/** A banner as clients of the protocol read it. (Content and discovery, section 3) */
export const proposalSchema = Type.Object({
  id: Type.Integer({ description: 'Another one when the banner changes: a tutorial is shown again by it' }),
  slug: Type.String(),
  proposalUrl: text,
  img: text,
  imgAlt: text,
  imgDescription: text,
  name: Type.String(),
  descr: text,
  content: text,
  video: text,
  priority: Type.Integer(),
  categoryProposalType: Type.Object({ name: Type.Enum(['image', 'card', 'video', 'button']) }),
  metaData: Type.Object({
    category_proposal_type: Type.Record(Type.String(), metaValue, {
      description:
        'BACKGROUND_COLOR, TEXT_COLOR, TEXT_ALIGN, IMG_DESKTOP.location, IMG_MOBILE.location, BTN_TEXT, BTN_COLOR, TONE, SPONSOR (who pays: a client shows it)',
    }),
  }),
})
export type ProposalView = Static<typeof proposalSchema>
