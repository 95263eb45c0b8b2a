import { Type } from 'typebox'
import { colour, flag, link, markup, text, wholeNumber } from './fields.ts'

/** The metadata an editor may give a category, by section. (Content and discovery, section 3: Category) */
export const categoryMetadata = Type.Object({
  category_seo: Type.Optional(Type.Object({ SEO_TITLE: Type.Optional(text()) })),
  category_info: Type.Optional(
    Type.Object({
      HIDE_TITLE: Type.Optional(flag()),
      COLOR: Type.Optional(colour()),
      HEADER_IMAGE: Type.Optional(link()),
      HEADER_IMAGE_MOBILE: Type.Optional(link()),
    }),
  ),
  category_popup: Type.Optional(
    Type.Object({
      ACTIVE: Type.Optional(flag()),
      TITLE: Type.Optional(text()),
      CONTENT: Type.Optional(markup()),
      OPENING_DELAY: Type.Optional(wholeNumber()),
      REOPENING_DAYS_DELAY: Type.Optional(wholeNumber()),
    }),
  ),
})
