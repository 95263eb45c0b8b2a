import { type OrderStatusId, orderAllows, orderStatus, unpaidStatuses } from './order-status.ts'

/** The statements about an order, the same on every page and in every mail. Each has its words in the storefront. */
export type OrderSays =
  | 'toPay'
  | 'atBank'
  | 'tooLateToPay'
  | 'inValidation'
  | 'changeable'
  | 'fixed'
  | 'preparing'
  | 'packed'
  | 'onItsWay'
  | 'partlyReceived'
  | 'received'
  | 'ended'

/** The actions an order offers; paying comes first, for nothing else happens before it. */
export type OrderOffer = 'pay' | 'payOtherwise' | 'modify' | 'reorder' | 'cancel'

export interface OrderTells {
  readonly says: OrderSays
  /** In the order in which they are shown. */
  readonly offers: readonly OrderOffer[]
  /** Its place on the home page: as one to be paid, among those on their way, or not at all. */
  readonly home: 'unpaid' | 'next' | 'absent'
  /** Lists show it above the others, whatever their order. */
  readonly isFirst: boolean
  /** It counts as a shop that was made: its goods are bought before, and it can be the last shop to repeat. */
  readonly isBought: boolean
  readonly tone: 'warn' | 'ok' | 'quiet'
}

type Row = Omit<OrderTells, 'offers' | 'isFirst'> & { readonly offers: readonly OrderOffer[] }

const unpaid = { home: 'unpaid', isBought: false, tone: 'warn', offers: ['pay', 'payOtherwise', 'cancel'] } as const
const onTheWay = { home: 'next', isBought: true, tone: 'ok', offers: ['modify', 'reorder', 'cancel'] } as const
const lost = { says: 'ended', home: 'absent', isBought: false, tone: 'warn', offers: ['reorder'] } as const

/** Status by status: what home, lists, the order's page and shelves say of an order, and what they offer at most. */
const rows: Readonly<Record<OrderStatusId, Row>> = {
  [orderStatus.inPayment]: { ...unpaid, says: 'toPay' },
  [orderStatus.awaitingPayment]: { ...unpaid, says: 'atBank' },
  [orderStatus.unpaid]: { ...unpaid, says: 'toPay' },
  [orderStatus.inValidation]: { ...onTheWay, says: 'inValidation' },
  [orderStatus.validationApproved]: { ...onTheWay, says: 'changeable' },
  [orderStatus.ordered]: { ...onTheWay, says: 'changeable' },
  [orderStatus.inPreparation]: { ...onTheWay, says: 'changeable' },
  [orderStatus.beingPicked]: { ...onTheWay, says: 'preparing' },
  [orderStatus.prepared]: { ...onTheWay, says: 'packed', offers: ['reorder'] },
  [orderStatus.receiptIssued]: { ...onTheWay, says: 'packed', offers: ['reorder'] },
  [orderStatus.outForDelivery]: { ...onTheWay, says: 'onItsWay', offers: ['reorder'] },
  [orderStatus.partiallyDelivered]: { ...onTheWay, says: 'partlyReceived', offers: ['reorder'] },
  [orderStatus.delivered]: { says: 'received', home: 'absent', isBought: true, tone: 'quiet', offers: ['reorder'] },
  [orderStatus.cancelled]: { ...lost, tone: 'quiet' },
  [orderStatus.notCollected]: lost,
  [orderStatus.failed]: lost,
  [orderStatus.allSubordersFailed]: lost,
  [orderStatus.validationRejected]: lost,
}

const isStatus = (statusId: number): statusId is OrderStatusId => statusId in rows

/** The row of a status; one the shop does not know says that it ended. */
const rowOf = (statusId: number): Row => (isStatus(statusId) ? rows[statusId] : lost)

/** The part of a row that does not depend on the time. */
export function orderTells(statusId: number): Omit<OrderTells, 'says' | 'offers'> {
  const { home, isBought, tone } = rowOf(statusId)
  return { home, isBought, tone, isFirst: home === 'unpaid' }
}

/** Statuses of orders that count as shops made. */
export const boughtStatuses: readonly OrderStatusId[] = Object.values(orderStatus).filter((id) => rows[id].isBought)

/** Until when an order can still be paid and changed; undefined where it cannot. */
export interface Deadlines {
  readonly payableUntil?: unknown
  readonly changeableUntil?: unknown
}

/** The statements and actions of an order now. Cancelling and changing follow the statuses that block them. */
export function currentOrderTells(
  statusId: number,
  { payableUntil, changeableUntil }: Deadlines,
  blocking?: ReadonlySet<number>,
): Pick<OrderTells, 'says' | 'offers'> {
  const { says, offers } = rowOf(statusId)
  const isOffered = (offer: OrderOffer) => {
    switch (offer) {
      case 'pay':
      case 'payOtherwise':
        return payableUntil !== undefined
      case 'modify':
        return changeableUntil !== undefined
      case 'cancel':
        return orderAllows('cancel', statusId, blocking)
      case 'reorder':
        return true
      default:
        return offer satisfies never
    }
  }
  return { says: sayingNow(says, statusId, { payableUntil, changeableUntil }), offers: offers.filter(isOffered) }
}

function sayingNow(says: OrderSays, statusId: number, { payableUntil, changeableUntil }: Deadlines): OrderSays {
  if (says === 'toPay' && payableUntil === undefined) return 'tooLateToPay'
  if (says !== 'changeable' || changeableUntil !== undefined) return says
  return statusId === orderStatus.inPreparation ? 'preparing' : 'fixed'
}

/** Orders that wait for their customer stand first, the others as they came. */
export const unpaidFirst = <Order extends { readonly status: { readonly orderStatusId: number } }>(
  orders: readonly Order[],
): Order[] =>
  orders.toSorted(
    (one, other) =>
      Number(unpaidStatuses.has(other.status.orderStatusId)) - Number(unpaidStatuses.has(one.status.orderStatusId)),
  )
