import { settledOrderStatuses } from '@bottega/rules/people/account-state.ts'
import { and, eq, gt, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { accountDeletion } from './deletion.tables.ts'

export type AccountDeletion = typeof accountDeletion.$inferSelect

export async function hasOpenOrders(db: Reader, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.userId, userId), notInArray(shopOrder.statusId, settledOrderStatuses)))
    .limit(1)
  return row !== undefined
}

/** Nothing that names the customer, such as a new order, is written until the transaction ends. */
export async function lockCustomer(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update')
}

/** Asked for again, the request before is forgotten; a closed account is not asked for. */
export async function insertRequest(tx: Tx, userId: number, now: Date): Promise<void> {
  const fresh = { requestedAt: now, tokenHash: null, tokenExpiresAt: null }
  await tx
    .insert(accountDeletion)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: accountDeletion.userId, set: fresh, setWhere: isNull(accountDeletion.closedAt) })
}

export async function findDeletion(db: Reader, userId: number): Promise<AccountDeletion | undefined> {
  const [row] = await db.select().from(accountDeletion).where(eq(accountDeletion.userId, userId))
  return row
}

export async function storeToken(db: Reader, userId: number, tokenHash: string, tokenExpiresAt: Date): Promise<void> {
  await db.update(accountDeletion).set({ tokenHash, tokenExpiresAt }).where(eq(accountDeletion.userId, userId))
}

/** The deletion a link belongs to; a link of another account is none. */
export async function findByLink(
  db: Reader,
  login: string,
  tokenHash: string,
  now: Date,
): Promise<AccountDeletion | undefined> {
  const [row] = await db
    .select({ deletion: accountDeletion })
    .from(accountDeletion)
    .innerJoin(appUser, eq(appUser.id, accountDeletion.userId))
    .where(
      and(
        eq(accountDeletion.tokenHash, tokenHash),
        gt(accountDeletion.tokenExpiresAt, now),
        isNull(accountDeletion.erasedAt),
        sql`lower(${appUser.login}) = lower(${login})`,
      ),
    )
  return row?.deletion
}

export async function closeAccount(tx: Tx, userId: number, closedAt: Date, eraseAfter: Date): Promise<void> {
  await tx
    .update(accountDeletion)
    .set({ closedAt, eraseAfter, tokenHash: null, tokenExpiresAt: null })
    .where(eq(accountDeletion.userId, userId))
}

export async function deleteDeletion(tx: Tx, userId: number): Promise<void> {
  await tx.delete(accountDeletion).where(and(eq(accountDeletion.userId, userId), isNull(accountDeletion.erasedAt)))
}

/** Closed accounts whose days are over. An order that slipped in must come to its end first. */
export async function findDue(db: Reader, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .select({ userId: accountDeletion.userId })
    .from(accountDeletion)
    .where(
      and(
        isNotNull(accountDeletion.closedAt),
        isNull(accountDeletion.erasedAt),
        lte(accountDeletion.eraseAfter, now),
        sql`not exists (select 1 from ${shopOrder} o where o.user_id = ${accountDeletion.userId}
          and o.status_id not in ${settledOrderStatuses})`,
      ),
    )
    .orderBy(accountDeletion.eraseAfter)
    .limit(most)
  return rows.map(({ userId }) => userId)
}

/** False where another process has erased it. */
export async function markErased(tx: Tx, userId: number, erasedAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(accountDeletion)
    .set({ erasedAt, tokenHash: null, tokenExpiresAt: null })
    .where(
      and(eq(accountDeletion.userId, userId), isNotNull(accountDeletion.closedAt), isNull(accountDeletion.erasedAt)),
    )
  return rowCount === 1
}

/** An account with a deletion that is not carried out, and its address for mails. */
export async function findAccountToErase(db: Reader, userId: number) {
  const [row] = await db
    .select({
      login: appUser.login,
      email: appUser.email,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      language: appUser.language,
      eraseAfter: accountDeletion.eraseAfter,
    })
    .from(accountDeletion)
    .innerJoin(appUser, eq(appUser.id, accountDeletion.userId))
    .where(and(eq(accountDeletion.userId, userId), isNull(accountDeletion.erasedAt)))
  return row
}
export type ToErase = NonNullable<Awaited<ReturnType<typeof findAccountToErase>>>
