import type { Reader } from '../../db/database.ts'
import { findTermDays } from './credit.repository.ts'

export { settleOrders } from './credit.repository.ts'

/** Of companies whose agreement has ended since they ordered. */
const usualTermDays = 30

/** Days a company has to pay an invoice of this agreement. */
export async function creditTermDays(db: Reader, userId: number | null, paymentTypeId: number): Promise<number> {
  const agreed = userId === null ? undefined : await findTermDays(db, userId, paymentTypeId)
  return agreed ?? usualTermDays
}
