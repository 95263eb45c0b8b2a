import { pageOf } from '@bottega/contract/common.ts'
import type { PersonSort } from '@bottega/rules/people/person-sorts.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { and, sql } from 'drizzle-orm'
import { customersOf } from '../../people/search/customers-of-stores.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { isBlank, matchingPeople, readSearch } from '../../people/search/people-search.ts'
import { cardOf } from '../../trade/loyalty/cards.service.ts'
import { consentsWithProof } from '../../people/registration/consents.service.ts'
import { heldVouchers } from '../../trade/vouchers/vouchers.service.ts'
import { countCustomers, findCustomer, listCustomers } from './staff-customers.repository.ts'

const pageSize = 25

/** Without words all customers; words nothing can match find none. */
export async function findCustomers(
  db: Db,
  { q, sort, page, stores }: { q: string; sort: PersonSort; page: number; stores: StoreScope },
) {
  const search = readSearch(q)
  const matching = isBlank(search) && q.trim() !== '' ? sql`false` : and(matchingPeople(search), customersOf(stores))
  const customers = await listCustomers(db, matching, { sort, limit: pageSize, offset: (page - 1) * pageSize })
  return { customers, page: pageOf(page, pageSize, await countCustomers(db, matching)) }
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
