import { addDays, type ShopDate } from '../delivery/shop-calendar.ts'

/** Statuses of a payment due. (Account and after-sales, section 4) */
export const dueStatus = { overdue: 1, expiring: 2, inProgress: 3, settled: 4 } as const
export type DueStatusId = (typeof dueStatus)[keyof typeof dueStatus]

/** Life of a transaction, as the shop stores it. */
export type DueTransactionState = 'created' | 'pending' | 'authorised' | 'captured' | 'refunded' | 'declined' | 'voided'

export interface Due {
  readonly dueOn: ShopDate
  readonly isSettled: boolean
  /** A payment of it is under way. */
  readonly isBeingPaid: boolean
}

/**
 * The status of a due on a day. "In progress" has two readings: a payment under way, or a due whose day is far. Chosen
 * is the first, because transactions use the same words; every due that is not late yet is expiring.
 */
export function dueStatusOn({ dueOn, isSettled, isBeingPaid }: Due, today: ShopDate): DueStatusId {
  if (isSettled) return dueStatus.settled
  if (isBeingPaid) return dueStatus.inProgress
  return dueOn < today ? dueStatus.overdue : dueStatus.expiring
}

/** The last day of the term: counted from the day of the document. */
export const dueDay = (issuedOn: ShopDate, termDays: number): ShopDate => addDays(issuedOn, termDays)

/** The month before a day, yyyy-MM, and its first day and the first day after it. */
export function monthBefore(day: ShopDate): { month: string; firstDay: ShopDate; endDay: ShopDate } {
  const endDay = `${day.slice(0, 8)}01`
  const month = addDays(endDay, -1).slice(0, 7)
  return { month, firstDay: `${month}-01`, endDay }
}
