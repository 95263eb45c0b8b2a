import type { ViewedTable } from '@bottega/rules/people/named-views.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { namedView } from './views.tables.ts'

const ofPerson = (userId: number, table: ViewedTable) => and(eq(namedView.userId, userId), eq(namedView.ofTable, table))

/** By name, as a person would sort them. */
export const listViews = (db: Reader, userId: number, table: ViewedTable) =>
  db
    .select()
    .from(namedView)
    .where(ofPerson(userId, table))
    .orderBy(sql`lower(${namedView.name})`, namedView.id)

/** One view of a staff member is stored at a time, so that their number holds. */
export async function lockOwner(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')
}

export async function insertView(tx: Tx, row: typeof namedView.$inferInsert): Promise<void> {
  await tx.insert(namedView).values(row)
}

export async function deleteView(db: Db, userId: number, viewId: number): Promise<void> {
  await db.delete(namedView).where(and(eq(namedView.userId, userId), eq(namedView.id, viewId)))
}

export async function deleteViewsOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(namedView).where(eq(namedView.userId, userId))
}
