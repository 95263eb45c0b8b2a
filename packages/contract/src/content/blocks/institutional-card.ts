import { Type } from 'typebox'
import { blockSchema } from '../block-schema.ts'
import { flag, link, markup, text } from '../fields.ts'

/** Words and a picture beside each other; `reverse` puts the picture first. */
export const institutionalCard = blockSchema(
  Type.Object({
    title: text(),
    subtitle: Type.Optional(text()),
    description: Type.Optional(markup()),
    image: Type.Optional(link()),
    alt: Type.Optional(text()),
    button: Type.Optional(text()),
    link: Type.Optional(link()),
    reverse: Type.Optional(flag()),
  }),
)
