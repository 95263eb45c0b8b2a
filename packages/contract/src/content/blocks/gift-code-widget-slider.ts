import { Type } from 'typebox'
import { blockSchema } from '../block-schema.ts'
import { text } from '../fields.ts'
import { discoveryData } from './service-discovery.ts'

/**
 * The vouchers of a customer side by side. They are the customer's own and loaded by the page; who has none, is not
 * signed in or gets no answer sees the discovery panel. (Content and discovery, sections 2 and 8)
 */
export const giftCodeWidgetSlider = blockSchema(Type.Object({ title: Type.Optional(text()) }), discoveryData)
