import { pageOf } from '@bottega/contract/common.ts'
import { mostTags } from '@bottega/rules/people/customer-tags.ts'
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
  deleteTag,
  hasTag,
  insertTag,
  tagAsInUse,
  tagsInUse,
  tagsOfCustomer,
  tagsOfCustomers,
} from '../../people/profile/customer-tags.queries.ts'
import {
  countCustomers,
  type CustomerRow,
  customersBelow,
  findCustomer,
  listCustomers,
  lockCustomer,
} from './staff-customers.repository.ts'

const pageSize = 25

interface Filter {
  q: string
  /** Empty for customers with any tags, and with none. */
  tag: string
}

/** Without words all customers of the stores; words nothing can match find none. */
function searched({ q, tag, stores }: Filter & { stores: StoreScope }) {
  const search = readSearch(q)
  const withTag = tag === '' ? undefined : hasTag(tag)
  return isBlank(search) && q.trim() !== '' ? sql`false` : and(matchingPeople(search), customersOf(stores), withTag)
}

export async function findCustomers(
  db: Db,
  { q, tag, sort, page, stores }: Filter & { sort: PersonSort; page: number; stores: StoreScope },
) {
  const matching = searched({ q, tag, stores })
  const customers = await listCustomers(db, matching, { sort, limit: pageSize, offset: (page - 1) * pageSize })
  const tags = await tagsOfCustomers(
    db,
    customers.map(({ account }) => account.id),
  )
  return {
    customers: customers.map((row) => Object.assign(row, { tags: tags.get(row.account.id) ?? [] })),
    page: pageOf(page, pageSize, await countCustomers(db, matching)),
    tags: await tagsInUse(db, customersOf(stores)),
  }
}

/** All customers a search finds, page by page. That they were taken, and how many, stands in the log; the words do not. */
export async function exportCustomers(
  db: Db,
  staff: StaffMember,
  { q, tag, format }: Filter & { format: FileFormat },
  now: Date,
): Promise<AsyncIterable<readonly CustomerRow[]>> {
  const matching = searched({ q, tag, stores: staff.stores })
  const after = { format, found: await countCustomers(db, matching) }
  await recordChange(db, staff, { action: 'customer.exported', after }, now)
  return inPages(
    (below) => customersBelow(db, matching, below, rowsOfPage),
    ({ account }) => account.id,
  )
}

export type Customer = Awaited<ReturnType<typeof readCustomer>>

/** Throws `error.staff.customerNotFound`. */
export async function readCustomer(db: Db, userId: number, stores: StoreScope) {
  const found = await findCustomer(db, userId)
  if (found === undefined) throw new ShopError('error.staff.customerNotFound')
  return {
    ...found,
    card: await cardOf(db, userId),
    consents: await consentsWithProof(db, userId),
    vouchers: await heldVouchers(db, userId),
    tags: await tagsOfCustomer(db, userId),
    tagsInUse: await tagsInUse(db, customersOf(stores)),
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

interface Tagged {
  userId: number
  tag: string
}

/** A tag that is in use is put on as it is written there. The log says that there was a tag, not its words. */
export const tagCustomer = (db: Db, staff: StaffMember, { userId, tag: typed }: Tagged, now: Date) =>
  db.transaction(async (tx) => {
    await lockCustomer(tx, userId)
    await refuseUnlessOpen(tx, userId)
    const tag = (await tagAsInUse(tx, typed)) ?? typed
    const has = await tagsOfCustomer(tx, userId)
    if (tag === '' || has.includes(tag)) return
    if (has.length >= mostTags) throw new ShopError('error.desk.tooManyTags', { maximum: mostTags })
    await insertTag(tx, userId, tag)
    await recordChange(tx, staff, { action: 'customer.tagged', subject: ['customer', userId] }, now)
  })

export const untagCustomer = (db: Db, staff: StaffMember, { userId, tag }: Tagged, now: Date) =>
  db.transaction(async (tx) => {
    await refuseUnknown(tx, userId)
    if (!(await deleteTag(tx, userId, tag))) return
    await recordChange(tx, staff, { action: 'customer.untagged', subject: ['customer', userId] }, now)
  })
