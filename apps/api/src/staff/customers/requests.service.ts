import type { StaffRequests } from '@bottega/contract/staff-customers/staff-customers.ts'
import { answeredBy, daysToErase } from '@bottega/rules/people/account-state.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { nameOf, type StaffMember } from '../../kernel/visitor.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { requestDeletion } from '../../trade/account/deletion.service.ts'
import { refuseUnlessOpen } from './staff-customers.service.ts'
import { endExport, insertExport, listDeletions, listExports } from './requests.repository.ts'

type Person = Parameters<typeof nameOf>[0] & { userId: number; email: string; askedAt: Date }

/** With the rest of what a view has, and the term counted from an instant. */
const viewOf = <More extends object>(row: Person, from: Date, more: More) => ({
  userId: row.userId,
  name: nameOf(row),
  email: row.email,
  askedAt: row.askedAt.toISOString(),
  dueAt: answeredBy(from).toISOString(),
  ...more,
})

/** A request whose link nobody opened lapses with its term. */
const sinceOf = (now: Date) => new Date(now.getTime() - daysToErase * 86_400_000)

export async function readRequests(db: Reader, stores: StoreScope, now: Date): Promise<StaffRequests> {
  const deletions = await listDeletions(db, stores, sinceOf(now))
  const exports = await listExports(db, stores)
  return {
    deletions: deletions.map((row) =>
      viewOf(row, row.closedAt ?? row.askedAt, {
        state: row.closedAt === null ? ('asked' as const) : ('closed' as const),
        openOrders: row.openOrders,
        ...(row.eraseAfter !== null && { eraseAfter: row.eraseAfter.toISOString() }),
      }),
    ),
    exports: exports.map((row) => viewOf(row, row.askedAt, { requestId: row.requestId })),
  }
}

interface Asked {
  userId: number
  reason: string
}

/** The mail goes to the address of the account: whoever asked in the back office proves by it that it is theirs. */
export async function askDeletion(shop: Shop, staff: StaffMember, { userId, reason }: Asked, now: Date): Promise<void> {
  await refuseUnlessOpen(shop.db, userId)
  const change = { action: 'customer.deletionAsked', subject: ['customer', userId], after: { reason } } as const
  await requestDeletion(shop, userId, now, (tx) => recordChange(tx, staff, change, now))
}

export async function askExport(db: Db, staff: StaffMember, { userId, reason }: Asked, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseUnlessOpen(tx, userId)
    if (!(await insertExport(tx, userId, now))) throw new ShopError('error.desk.exportAsked')
    await enqueue(tx, 'mail.dataExport', { userId }, now)
    const change = { action: 'customer.exportAsked', subject: ['customer', userId], after: { reason } } as const
    await recordChange(tx, staff, change, now)
  })
}

export async function closeExport(
  db: Db,
  staff: StaffMember,
  { requestId, reason }: { requestId: number; reason: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const userId = await endExport(tx, requestId, 'closed', now)
    if (userId === undefined) throw new ShopError('error.desk.requestEnded')
    const change = { action: 'customer.exportClosed', subject: ['customer', userId], after: { reason } } as const
    await recordChange(tx, staff, change, now)
  })
}
