import { Type } from 'typebox'
import { blockSchema } from '../block-schema.ts'
import { text } from '../fields.ts'

/** The stores on a map, all or those of one class; title and subtitle are the gift card's unless written here. */
export const warehouseMap = blockSchema(
  Type.Object({
    title: Type.Optional(text()),
    subtitle: Type.Optional(text()),
    PARENT_WAREHOUSE_CLASS_ID: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  }),
)
