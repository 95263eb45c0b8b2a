import { Type } from 'typebox'
import { blockSchema } from '../block-schema.ts'
import { link, text } from '../fields.ts'

export const staticImage = blockSchema(
  Type.Object({
    image: link(),
    mobileImage: Type.Optional(link()),
    alt: Type.Optional(text()),
    caption: Type.Optional(text()),
    link: Type.Optional(link()),
    width: Type.Optional(Type.Integer({ minimum: 1, maximum: 4000, description: 'Pixels; with `height` its shape' })),
    height: Type.Optional(Type.Integer({ minimum: 1, maximum: 4000 })),
  }),
)
