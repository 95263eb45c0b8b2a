import { orderStatus, type OrderStatusName } from './order-status.ts'

/** The delivery status of a suborder's goods. (Account and after-sales, section 4, "Delivery status") */
export const deliveryStatus = {
  inWarehouse: 1,
  inTransit: 2,
  delivered: 3,
  notDelivered: 4,
  nearCustomer: 5,
  inVan: 6,
  suspended: 7,
} as const

export type DeliveryStatusName = keyof typeof deliveryStatus
export type DeliveryStatusId = (typeof deliveryStatus)[DeliveryStatusName]

/** The meaning of an order's status for its goods; the driver's finer steps (5, 6) lie within 2. */
const goodsOf: Readonly<Record<OrderStatusName, DeliveryStatusName>> = {
  inPayment: 'suspended',
  awaitingPayment: 'suspended',
  unpaid: 'suspended',
  inValidation: 'suspended',
  validationRejected: 'suspended',
  validationApproved: 'inWarehouse',
  ordered: 'inWarehouse',
  inPreparation: 'inWarehouse',
  beingPicked: 'inWarehouse',
  prepared: 'inWarehouse',
  receiptIssued: 'inWarehouse',
  outForDelivery: 'inTransit',
  delivered: 'delivered',
  partiallyDelivered: 'delivered',
  cancelled: 'notDelivered',
  notCollected: 'notDelivered',
  failed: 'notDelivered',
  allSubordersFailed: 'notDelivered',
}

const byOrderStatus: ReadonlyMap<number, DeliveryStatusId> = new Map(
  Object.entries(goodsOf).map(([name, goods]) => [orderStatus[name as OrderStatusName], deliveryStatus[goods]]),
)

/** The delivery status of an order's goods when it reaches a status. */
export const deliveryStatusAt = (orderStatusId: number): DeliveryStatusId =>
  byOrderStatus.get(orderStatusId) ?? deliveryStatus.suspended

/** From the least to the furthest; what stands still or came to nothing tells the least of an order's progress. */
const progress: readonly number[] = [
  deliveryStatus.suspended,
  deliveryStatus.inWarehouse,
  deliveryStatus.inTransit,
  deliveryStatus.inVan,
  deliveryStatus.nearCustomer,
  deliveryStatus.notDelivered,
  deliveryStatus.delivered,
]

/** An order is as far as the suborder that is behind the others; undefined without one. */
export function deliveryStatusOf(suborders: readonly { readonly deliveryStatusId: number }[]): number | undefined {
  return suborders
    .map(({ deliveryStatusId }) => deliveryStatusId)
    .toSorted((one, other) => progress.indexOf(one) - progress.indexOf(other))[0]
}
