import { Type } from 'typebox'
import { blockSchema } from '../block-schema.ts'

/** Service, address and slot of a customer's cart. */
export const cartInfoCardWrapper = blockSchema(Type.Object({}))
