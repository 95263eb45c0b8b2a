import { pageOf } from '@bottega/contract/common.ts'
import type { PersonSort } from '@bottega/rules/people/person-sorts.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { FileFormat } from '@bottega/rules/reports/report-kinds.ts'
import { and, sql } from 'drizzle-orm'
import { customersOf } from '../../people/search/customers-of-stores.ts'
import { inPages, rowsOfPage } from '../../kernel/database/in-pages.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { isBlank, matchingPeople, readSearch } from '../../people/search/people-search.ts'
import { cardOf } from '../../trade/loyalty/cards.service.ts'
import { deleteCustomerNote, insertCustomerNote, notesOfCustomer } from '../../people/profile/customer-notes.queries.ts'
import { consentsWithProof } from '../../people/registration/consents.service.ts'
import { heldVouchers } from '../../trade/vouchers/vouchers.service.ts'
import {
  countCustomers,
  type CustomerRow,
  customersBelow,
  findCustomer,
  listCustomers,
} from './staff-customers.repository.ts'

const pageSize = 25

/** Without words all customers of the stores; words nothing can match find none. */
function searched(q: string, stores: StoreScope) {
  const search = readSearch(q)
  return isBlank(search) && q.trim() !== '' ? sql`false` : and(matchingPeople(search), customersOf(stores))
}

export async function findCustomers(
  db: Db,
  { q, sort, page, stores }: { q: string; sort: PersonSort; page: number; stores: StoreScope },
) {
  const matching = searched(q, stores)
  const customers = await listCustomers(db, matching, { sort, limit: pageSize, offset: (page - 1) * pageSize })
  return { customers, page: pageOf(page, pageSize, await countCustomers(db, matching)) }
}

/** All customers a search finds, page by page. That they were taken, and how many, stands in the log; the words do not. */
export async function exportCustomers(
  db: Db,
  staff: StaffMember,
  { q, format }: { q: string; format: FileFormat },
  now: Date,
): Promise<AsyncIterable<readonly CustomerRow[]>> {
  const matching = searched(q, staff.stores)
  const after = { format, found: await countCustomers(db, matching) }
  await recordChange(db, staff, { action: 'customer.exported', after }, now)
  return inPages(
    (below) => customersBelow(db, matching, below, rowsOfPage),
    ({ account }) => account.id,
  )
}

export type Customer = Awaited<ReturnType<typeof readCustomer>>

/** Throws `error.staff.customerNotFound`. */
export async function readCustomer(db: Db, userId: number) {
  const found = await findCustomer(db, userId)
  if (found === undefined) throw new ShopError('error.staff.customerNotFound')
  return {
    ...found,
    card: await cardOf(db, userId),
    consents: await consentsWithProof(db, userId),
    vouchers: await heldVouchers(db, userId),
    notes: await notesOfCustomer(db, userId),
  }
}

export async function refuseUnknown(db: Reader, userId: number): Promise<void> {
  if ((await findCustomer(db, userId)) === undefined) throw new ShopError('error.staff.customerNotFound')
}

/** Refuses customers that do not exist, and accounts that are closed or erased. */
export async function refuseUnlessOpen(db: Reader, userId: number): Promise<void> {
  const found = await findCustomer(db, userId)
  if (found === undefined || found.closedAt !== null) throw new ShopError('error.staff.customerNotFound')
}

/** Returns the account that a letter of staff goes to; undefined once the account is erased. */
export async function recipientOf(db: Reader, userId: number) {
  const found = await findCustomer(db, userId)
  return found === undefined || found.erasedAt !== null ? undefined : found.account
}

/** The log says that a note was written, not its words: they are about the customer, and the log is never erased. */
export const noteCustomer = (
  db: Db,
  staff: StaffMember,
  note: { userId: number; body: string; onOrders: boolean },
  now: Date,
) =>
  db.transaction(async (tx) => {
    await refuseUnlessOpen(tx, note.userId)
    await insertCustomerNote(tx, { ...note, staffName: staff.name, at: now })
    await recordChange(tx, staff, { action: 'customer.noted', subject: ['customer', note.userId] }, now)
  })

export const unnoteCustomer = (
  db: Db,
  staff: StaffMember,
  { userId, noteId }: { userId: number; noteId: number },
  now: Date,
) =>
  db.transaction(async (tx) => {
    await refuseUnknown(tx, userId)
    if (!(await deleteCustomerNote(tx, userId, noteId))) return
    await recordChange(tx, staff, { action: 'customer.unnoted', subject: ['customer', userId] }, now)
  })
