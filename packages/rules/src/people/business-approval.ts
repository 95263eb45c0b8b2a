import { addWorkingDays } from './working-days.ts'
import { shopDate, type ShopDate } from '../delivery/shop-calendar.ts'

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
