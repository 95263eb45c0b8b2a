import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { masterTypeOf } from '@bottega/rules/people/account.ts'
import { approvalDays, type BusinessApproval, canDecide } from '@bottega/rules/people/account-state.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { isBusiness } from '@bottega/rules/people/registration.ts'
import { pageOf } from '@bottega/contract/common.ts'
import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { customersOf } from '../search/customers-of-stores.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { nameOf, type SessionUser, type StaffMember } from '../../kernel/visitor.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { findAccount } from './registration.repository.ts'

const pageSize = 20

// Drizzle leaves the table's name out of a query over one table, and in here another `id` is nearer.
const ordersWaiting = sql<number>`(select count(*)::int from ${shopOrder} o
  where o.user_id = app_user.id and o.status_id = ${orderStatus.inValidation})`

/** Accounts that wait and whose address is confirmed: before that there is nothing to decide. */
export async function waitingAccounts(db: Db, stores: StoreScope, selPage: number) {
  const waits = and(eq(appUser.businessApproval, 'waiting'), appUser.profileConfirmed, customersOf(stores))
  const [found] = await db.select({ total: count() }).from(appUser).where(waits)
  const rows = await db
    .select({ account: getTableColumns(appUser), ordersWaiting })
    .from(appUser)
    .where(waits)
    .orderBy(asc(appUser.businessApprovalAt), asc(appUser.id))
    .limit(pageSize)
    .offset((selPage - 1) * pageSize)
  const accounts = rows.map(({ account: row, ordersWaiting: orders }) => {
    const askedAt = row.businessApprovalAt ?? row.createdAt
    const { customerType, companyName, vatNumber, fiscalCode, sdiCode, pec, email } = row
    const contact = nameOf(row)
    const dueBy = approvalDays(askedAt).latest
    return {
      userId: row.id,
      customerType,
      companyName,
      vatNumber,
      fiscalCode,
      sdiCode,
      pec,
      contact,
      email,
      askedAt: askedAt.toISOString(),
      dueBy,
      ordersWaiting: orders,
    }
  })
  return { accounts, page: pageOf(selPage, pageSize, found?.total ?? 0) }
}

interface Decision {
  userId: number
  decision: 'approved' | 'rejected'
  reason: string
}

/**
 * Stores a decision with who made it and why, and tells the owner by mail. Throws `error.staff.customerNotFound` and
 * `error.staff.alreadyDecided`, also for the second of two at once.
 */
export function decide(db: Db, staff: StaffMember, details: Decision, now: Date): Promise<void> {
  const { userId, decision } = details
  return db.transaction(async (tx) => {
    const account = await findAccount(tx, userId)
    if (account?.role !== 'customer') throw new ShopError('error.staff.customerNotFound')
    const from: BusinessApproval | null = account.businessApproval
    if (from === null || !canDecide(from, decision)) throw new ShopError('error.staff.alreadyDecided')
    const userTypeId = decision === 'approved' ? masterTypeOf[account.customerType] : account.userTypeId
    const { rowCount } = await tx
      .update(appUser)
      .set({ businessApproval: decision, businessApprovalAt: now, userTypeId })
      .where(and(eq(appUser.id, userId), eq(appUser.businessApproval, from)))
    if (rowCount !== 1) throw new ShopError('error.staff.alreadyDecided')
    const change = { before: { approval: from }, after: { approval: decision, reason: details.reason } }
    await recordChange(tx, staff, { action: 'customer.decided', subject: ['customer', userId], ...change }, now)
    await enqueue(tx, 'order.businessDecided', { userId, decision }, now)
    await enqueue(tx, 'mail.businessDecided', { userId, decision }, now)
  })
}

/** A business that could not be verified does not order. */
export async function refuseRejectedBusiness(tx: Reader, { userId, customerType }: SessionUser): Promise<void> {
  if (!isBusiness(customerType)) return
  const account = await findAccount(tx, userId)
  if (account?.businessApproval === 'rejected') throw new ShopError('error.checkout.businessRejected')
}
