import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { usualBannerPlace } from '../content/banner-place.ts'
import { proposalSchema } from '../content/proposal.ts'
import { codeText } from '../text-fields.ts'

export const contentNewSlides = callSchema({
  summary: 'The banners of a place that are shown now, the most important first',
  query: Type.Object({
    place: Type.Optional(codeText({ minLength: 1, maxLength: 100, description: `Default ${usualBannerPlace}` })),
  }),
  reply: Type.Array(proposalSchema),
  refusals: [],
})

export const contentSlidesById = callSchema({
  summary: 'Some banners by their ids; those that are not shown now are left out',
  query: Type.Object({
    ids: codeText({ maxLength: 500, description: 'With commas, at most 50' }),
  }),
  reply: Type.Array(proposalSchema),
  refusals: [],
})

const menuItem = Type.Object({ title: Type.String(), url: Type.String() })
const menuSchema = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  items: Type.Array(Type.Object({ ...menuItem.properties, items: Type.Array(menuItem) })),
})
export type MenuView = Static<typeof menuSchema>

export const contentMenus = callSchema({
  summary: 'Menus of links: the departments, and those editors write',
  query: Type.Object({ slug: Type.Optional(codeText({ minLength: 1, maxLength: 200 })) }),
  reply: Type.Array(menuSchema),
  refusals: [],
})

export const contentMailPars = callSchema({
  summary: 'What the mail of a form says of it; the address it goes to stays with the shop',
  query: Type.Object({ form: codeText({ minLength: 1, maxLength: 200, description: 'Its name' }) }),
  reply: Type.Array(Type.Object({ form: Type.String(), subject: Type.String(), success_message: Type.String() }), {
    description: 'Empty for a form that does not exist',
  }),
  refusals: [],
})
