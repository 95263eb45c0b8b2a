import { Type } from 'typebox'

/** The paging of a list of the content system. */
export const wordPressPaging = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Default 1' })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 10' })),
})

/** The headers of a paged answer. (Content and discovery, section 7) */
export const totals = Type.Object({
  'x-wp-total': Type.String({ description: 'How many there are on all pages' }),
  'x-wp-totalpages': Type.String(),
})
