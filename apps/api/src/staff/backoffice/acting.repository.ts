import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { actAs } from '../../kernel/accounts/acting.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'

/** Returns the facts a customer is told of an acting. */
export async function findActing(db: Reader, actAsId: number) {
  const [row] = await db
    .select({
      customerId: actAs.customerId,
      reason: actAs.reason,
      startedAt: actAs.startedAt,
      staffName: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
    })
    .from(actAs)
    .innerJoin(appUser, eq(appUser.id, actAs.staffId))
    .where(eq(actAs.id, actAsId))
  return row
}

export async function insertActing(tx: Reader, row: typeof actAs.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(actAs).values(row).returning({ id: actAs.id })
  if (inserted === undefined) throw new Error('no act-as row was written')
  return inserted.id
}
