import { deliveredServices, isCollected } from '../delivery/delivery-services.ts'

/**
 * The way the goods of an order reach the customer; the specification names the field and no values. (decision 0350)
 */
export const orderType = { delivered: 1, collected: 2 } as const

export type OrderTypeId = (typeof orderType)[keyof typeof orderType]

export const orderTypeOf = (deliveryServiceId: number): OrderTypeId =>
  isCollected(deliveryServiceId) ? orderType.collected : orderType.delivered

/** The delivery services of a type: those listed, or every other one. */
export function servicesOf(type: OrderTypeId): { readonly listed: ReadonlySet<number>; readonly isListed: boolean } {
  return { listed: deliveredServices, isListed: type === orderType.delivered }
}
