import { Type } from 'typebox'
import { blockSchema } from '../block-schema.ts'
import { link, text } from '../fields.ts'

/** A wide picture with a title over it. */
export const institutionalBanner = blockSchema(
  Type.Object({ image: link(), title: text(), subtitle: Type.Optional(text()) }),
)
