import { shopDate, type ShopDate } from '../delivery/shop-calendar.ts'
import { orderStatus } from '../orders/order-status.ts'
import { addWorkingDays } from './working-days.ts'

/** A business account is validated in one to four working days. (Account and after-sales, section 1) */
const approvalWorkingDays = { soonest: 1, latest: 4 } as const

export type BusinessApproval = 'waiting' | 'approved' | 'rejected'

/** The days between which staff decide about an account that asked at an instant. */
export function approvalDays(askedAt: Date): { soonest: ShopDate; latest: ShopDate } {
  const day = shopDate(askedAt)
  return {
    soonest: addWorkingDays(day, approvalWorkingDays.soonest),
    latest: addWorkingDays(day, approvalWorkingDays.latest),
  }
}

const next: Readonly<Record<BusinessApproval, readonly BusinessApproval[]>> = {
  waiting: ['approved', 'rejected'],
  // Papers that were missing may arrive later, and an approval may turn out to have been wrong.
  rejected: ['approved'],
  approved: ['rejected'],
}

export const canDecide = (from: BusinessApproval, to: BusinessApproval): boolean => next[from].includes(to)

/** The state of an account that staff must know before anything else; the first that holds, from the last one back. */
export const customerStates = ['open', 'unconfirmed', 'waiting', 'rejected', 'closed', 'erased'] as const
export type CustomerState = (typeof customerStates)[number]

interface CustomerFacts {
  readonly profileConfirmed: boolean
  readonly businessApproval: BusinessApproval | null
  readonly closedAt: Date | null
  readonly erasedAt: Date | null
}

export function customerState({
  profileConfirmed,
  businessApproval,
  closedAt,
  erasedAt,
}: CustomerFacts): CustomerState {
  if (erasedAt !== null) return 'erased'
  if (closedAt !== null) return 'closed'
  if (!profileConfirmed) return 'unconfirmed'
  return businessApproval === 'waiting' || businessApproval === 'rejected' ? businessApproval : 'open'
}

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
