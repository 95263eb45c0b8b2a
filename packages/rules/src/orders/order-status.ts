/** Order statuses by id; 15 to 17 are not used. (Account and after-sales, section 4) */
export const orderStatus = {
  inPayment: 1,
  awaitingPayment: 2,
  ordered: 3,
  inPreparation: 4,
  beingPicked: 5,
  prepared: 6,
  outForDelivery: 7,
  delivered: 8,
  partiallyDelivered: 9,
  cancelled: 10,
  unpaid: 11,
  notCollected: 12,
  failed: 13,
  allSubordersFailed: 14,
  receiptIssued: 18,
  inValidation: 19,
  validationApproved: 20,
  validationRejected: 21,
} as const

export type OrderStatusName = keyof typeof orderStatus
export type OrderStatusId = (typeof orderStatus)[OrderStatusName]

/** The actions of a customer on an order. */
export type OrderAction = 'modify' | 'cancel' | 'retryPayment' | 'return' | 'rate' | 'invoice'

interface StatusRow {
  readonly next: readonly OrderStatusName[]
  readonly allows: readonly OrderAction[]
}

const troubles = ['failed', 'allSubordersFailed'] as const
/** Money held for an order can be lost until the goods have left: it waits for another payment, as after a refusal. */
const loss = 'unpaid'

/**
 * Life of an order. The receipt (18) belongs between picking and delivery: capture and receipt follow the weighing. A
 * status from which nothing follows is final.
 */
const life: Readonly<Record<OrderStatusName, StatusRow>> = {
  // A customer who left the bank's page is not held up by it: what is open there is closed or given back.
  inPayment: {
    next: ['awaitingPayment', 'ordered', 'inValidation', 'unpaid', 'cancelled'],
    allows: ['retryPayment', 'cancel'],
  },
  awaitingPayment: { next: ['ordered', 'inValidation', 'unpaid', 'cancelled'], allows: ['retryPayment', 'cancel'] },
  unpaid: {
    next: ['inPayment', 'awaitingPayment', 'ordered', 'inValidation', 'cancelled'],
    allows: ['retryPayment', 'cancel'],
  },
  inValidation: { next: ['validationApproved', 'validationRejected', 'cancelled', loss], allows: ['modify', 'cancel'] },
  validationApproved: { next: ['ordered', 'cancelled', loss], allows: ['modify', 'cancel'] },
  validationRejected: { next: ['cancelled'], allows: [] },
  ordered: { next: ['inPreparation', 'beingPicked', 'cancelled', loss, ...troubles], allows: ['modify', 'cancel'] },
  inPreparation: { next: ['beingPicked', 'prepared', 'cancelled', loss, ...troubles], allows: ['modify', 'cancel'] },
  beingPicked: { next: ['prepared', 'cancelled', loss, ...troubles], allows: ['modify', 'cancel'] },
  prepared: {
    next: ['receiptIssued', 'outForDelivery', 'delivered', 'partiallyDelivered', 'notCollected', loss, ...troubles],
    allows: [],
  },
  receiptIssued: {
    next: ['outForDelivery', 'delivered', 'partiallyDelivered', 'notCollected', loss, ...troubles],
    allows: ['invoice'],
  },
  outForDelivery: { next: ['delivered', 'partiallyDelivered', 'notCollected', ...troubles], allows: ['invoice'] },
  delivered: { next: [], allows: ['return', 'rate', 'invoice'] },
  partiallyDelivered: { next: ['delivered'], allows: ['return', 'rate', 'invoice'] },
  notCollected: { next: ['cancelled'], allows: [] },
  cancelled: { next: [], allows: [] },
  failed: { next: [], allows: [] },
  allSubordersFailed: { next: [], allows: [] },
}

/** The end of the payment is not decided yet. */
export const beingPaidStatuses: ReadonlySet<number> = new Set([orderStatus.inPayment, orderStatus.awaitingPayment])

/** The first status of a paid order: that of a business account that waits for its approval is validated first. */
export const placedStatuses: ReadonlySet<number> = new Set([orderStatus.ordered, orderStatus.inValidation])

/** Ordered, but not paid yet. */
export const unpaidStatuses: ReadonlySet<number> = new Set([...beingPaidStatuses, orderStatus.unpaid])

/** The goods, or some of them, have reached the customer. */
export const deliveredStatuses: ReadonlySet<number> = new Set([orderStatus.delivered, orderStatus.partiallyDelivered])

/** Placed, and the goods are not on the road yet: whoever drives can still read what to do. */
export const beforeTheRoad: ReadonlySet<number> = new Set([
  orderStatus.inValidation,
  orderStatus.validationApproved,
  orderStatus.ordered,
  orderStatus.inPreparation,
  orderStatus.beingPicked,
  orderStatus.prepared,
  orderStatus.receiptIssued,
])

/** Placed and not packed yet: what was ordered can still be left out. */
export const unpackedStatuses = [orderStatus.ordered, orderStatus.inPreparation, orderStatus.beingPicked] as const

/** Packed, and not with the customer yet. */
export const packedStatuses = [orderStatus.prepared, orderStatus.receiptIssued, orderStatus.outForDelivery] as const

/** Sold: the goods are with the customer, or go there. */
export const soldStatuses = [
  orderStatus.inValidation,
  orderStatus.validationApproved,
  ...unpackedStatuses,
  ...packedStatuses,
  ...deliveredStatuses,
] as const

/** Placed, and the goods are still in the store: staff can give it another time, also when it is packed. */
export const reschedulableStatuses = [
  ...unpaidStatuses,
  orderStatus.inValidation,
  orderStatus.validationApproved,
  ...unpackedStatuses,
  orderStatus.prepared,
  orderStatus.receiptIssued,
] as const

/** Reached only with a receipt: its own status, and what follows it when the goods leave or are handed over. */
export const documentedStatuses: ReadonlySet<number> = new Set([
  orderStatus.receiptIssued,
  orderStatus.outForDelivery,
  orderStatus.delivered,
  orderStatus.partiallyDelivered,
])

const nameById: ReadonlyMap<number, OrderStatusName> = new Map(
  Object.entries(orderStatus).map(([name, id]) => [id, name as OrderStatusName]),
)

/** True when an order may pass from one status to another; to stay where it is is no transition. */
export function canBecome(fromId: number, toId: number): boolean {
  const from = nameById.get(fromId)
  const to = nameById.get(toId)
  return from !== undefined && to !== undefined && life[from].next.includes(to)
}

/** Nothing follows any more: delivered, cancelled, failed. An order that was not collected waits for its cancelling. */
export function isClosed(statusId: number): boolean {
  const name = nameById.get(statusId)
  return name === undefined || life[name].next.length === 0
}

/** The statuses in which an action is possible. */
export const statusesThatAllow = (action: OrderAction, blocking: ReadonlySet<number>): readonly number[] =>
  [...nameById.keys()].filter((statusId) => orderAllows(action, statusId, blocking))

/**
 * Statuses that block changes. The specification has two readings: 6 only, or 5, 6 and 18. Chosen is the second with
 * every later status; the first remains as a setting.
 */
export const changeBlockingStatuses = {
  chosen: new Set<number>([5, 6, 7, 8, 9, 10, 12, 13, 14, 18]),
  preparedOnly: new Set<number>([6]),
} as const satisfies Record<string, ReadonlySet<number>>

/**
 * True when a customer may do something with an order in this status. Changing and cancelling stop at the blocking
 * statuses.
 */
export function orderAllows(
  action: OrderAction,
  statusId: number,
  blocking: ReadonlySet<number> = changeBlockingStatuses.chosen,
): boolean {
  const name = nameById.get(statusId)
  if (name === undefined || !life[name].allows.includes(action)) return false
  return !((action === 'modify' || action === 'cancel') && blocking.has(statusId))
}
