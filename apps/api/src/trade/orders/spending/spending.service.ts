import { monthsUntil, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import { findSpent, type SpentRow } from './spending.repository.ts'

/** Months shown where no number is said. */
export const usualMonths = 6

const received = [orderStatus.delivered, orderStatus.partiallyDelivered]

export interface Spending {
  months: readonly string[]
  rows: readonly SpentRow[]
}

export async function spendingOf(db: Reader, userId: number, count: number, now: Date): Promise<Spending> {
  const months = monthsUntil(shopDate(now), count)
  return { months, rows: await findSpent(db, userId, received, `${months[0] ?? ''}-01`) }
}
