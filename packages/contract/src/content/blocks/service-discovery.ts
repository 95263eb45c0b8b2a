import { Type } from 'typebox'
import { blockSchema } from '../block-schema.ts'
import { text } from '../fields.ts'

/** A service of the store the page is about. */
const service = Type.Object({
  deliveryServiceId: Type.Integer(),
  name: Type.String(),
})

/** What a discovery panel is drawn from: the services one may choose between. */
export const discoveryData = { services: Type.Array(service, { minItems: 1 }) }

/** How a shopper may get their shopping, to choose from; with words of its own or those of the shop. */
export const serviceDiscovery = blockSchema(
  Type.Object({ title: Type.Optional(text()), text: Type.Optional(text()) }),
  discoveryData,
)
