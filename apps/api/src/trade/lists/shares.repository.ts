import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { type ListGrant, wishlist, wishlistShare } from './lists.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import type { Language } from '@bottega/rules/text/language.ts'

/** All a list is shared with, in the order of their invitations. */
export const findShares = (db: Reader, listId: number) =>
  db
    .select({ email: wishlistShare.email, permission: wishlistShare.grant })
    .from(wishlistShare)
    .where(eq(wishlistShare.listId, listId))
    .orderBy(asc(wishlistShare.id))

export interface NewShare {
  listId: number
  email: string
  grant: ListGrant
  language: Language
  invitedAt: Date
}

/** False where the address is not invited yet. */
export async function updateGrant(tx: Tx, { listId, email, grant }: NewShare): Promise<boolean> {
  const { rowCount } = await tx
    .update(wishlistShare)
    .set({ grant })
    .where(and(eq(wishlistShare.listId, listId), eq(wishlistShare.email, email)))
  return rowCount === 1
}

/** The confirmed account of a customer with this address, in the same statement whether there is one or not. */
const accountOf = (email: string) => sql`(select ${appUser.id} from ${appUser}
  where lower(${appUser.email}) = ${email} and ${appUser.role} = 'customer' and ${appUser.profileConfirmed})`

/** An account that has the list already, by an earlier address of its own, keeps that one access. */
export async function insertShare(tx: Tx, share: NewShare): Promise<number> {
  const { email, listId } = share
  const hasItAlready = sql`exists (select 1 from wishlist_share o
    where o.list_id = ${listId} and o.user_id = ${accountOf(email)})`
  const [row] = await tx
    .insert(wishlistShare)
    .values({ ...share, userId: sql`case when ${hasItAlready} then null else ${accountOf(email)} end` })
    .returning({ id: wishlistShare.id })
  if (row === undefined) throw new Error('the list was not shared')
  return row.id
}

export async function deleteShare(tx: Tx, listId: number, email: string): Promise<void> {
  await tx.delete(wishlistShare).where(and(eq(wishlistShare.listId, listId), eq(wishlistShare.email, email)))
}

export async function deleteShareOf(tx: Tx, listId: number, userId: number): Promise<void> {
  await tx.delete(wishlistShare).where(and(eq(wishlistShare.listId, listId), eq(wishlistShare.userId, userId)))
}

/** Gives a customer the invitations to their confirmed address that are not accepted yet. */
export async function takeUpShares(tx: Reader, userId: number): Promise<void> {
  await tx.execute(sql`
    update wishlist_share s set user_id = u.id
    from app_user u
    where u.id = ${userId} and u.profile_confirmed and u.role = 'customer'
      and s.email = lower(u.email) and s.user_id is null
      and not exists (select 1 from wishlist_share o where o.list_id = s.list_id and o.user_id = u.id)
      and not exists (select 1 from wishlist w where w.id = s.list_id and w.user_id = u.id)`)
}

/** Of an invitation that still stands: to whom, from whom, and in which language they read. */
export async function findInvitation(db: Reader, shareId: number) {
  const [row] = await db
    .select({
      email: wishlistShare.email,
      grant: wishlistShare.grant,
      listId: wishlistShare.listId,
      pageLanguage: wishlistShare.language,
      ownLanguage: sql<Language | null>`(select g.language from app_user g
        where lower(g.email) = ${wishlistShare.email} and g.role = 'customer')`,
      ownerFirstName: appUser.firstName,
      ownerLastName: appUser.lastName,
    })
    .from(wishlistShare)
    .innerJoin(wishlist, eq(wishlist.id, wishlistShare.listId))
    .innerJoin(appUser, eq(appUser.id, wishlist.userId))
    .where(eq(wishlistShare.id, shareId))
  return row
}
