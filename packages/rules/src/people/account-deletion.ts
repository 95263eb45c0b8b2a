import { orderStatus } from '../orders/order-status.ts'

/** Nothing is to come of an order in one of these; every other one still awaits payment, collection or delivery. */
const settled: ReadonlySet<number> = new Set([
  orderStatus.delivered,
  orderStatus.partiallyDelivered,
  orderStatus.cancelled,
  orderStatus.notCollected,
  orderStatus.failed,
  orderStatus.allSubordersFailed,
  orderStatus.validationRejected,
])

export const settledOrderStatuses = [...settled]

/** An account is not deleted while an order awaits collection, whatever it waits for. (Account and after-sales, section 1) */
export const awaitsCollection = (statusId: number): boolean => !settled.has(statusId)

const day = 24 * 60 * 60_000

/**
 * Days between closing an account and erasing its data, in which its customer can take the deletion back. The job that
 * erases runs every ten minutes, so the data is gone within the five days promised. (Account and after-sales, section 1)
 */
const daysToWithdraw = 4
export const daysToErase = 5

export const erasesAfter = (closedAt: Date): Date => new Date(closedAt.getTime() + daysToWithdraw * day)

/** Until when a request about one's data is answered: to delete it, or to have a copy. */
export const answeredBy = (askedAt: Date): Date => new Date(askedAt.getTime() + daysToErase * day)
