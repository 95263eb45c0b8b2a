import { Type } from 'typebox'
import { blockSchema } from '../block-schema.ts'
import { text } from '../fields.ts'

/** A service of the store the page is about. */
const service = Type.Object({
  deliveryServiceId: Type.Integer(),
  name: Type.String(),
})

/** The content of a discovery panel: the services to choose between. */
export const discoveryData = { services: Type.Array(service, { minItems: 1 }) }

/** A choice between the services, with words of its own or those of the shop. */
export const serviceDiscovery = blockSchema(
  Type.Object({ title: Type.Optional(text()), text: Type.Optional(text()) }),
  discoveryData,
)
