import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/database.ts'
import { billingData } from '../../db/schema/payments.ts'
import { appUser } from '../../db/schema/people.ts'

export type BillingRow = typeof billingData.$inferSelect

export async function findBilling(db: Reader, userId: number): Promise<BillingRow | undefined> {
  const [row] = await db.select().from(billingData).where(eq(billingData.userId, userId))
  return row
}

/** What the account itself knows of whom it belongs to. */
export async function findOwner(db: Reader, userId: number) {
  const [row] = await db
    .select({
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      companyName: appUser.companyName,
      vatNumber: appUser.vatNumber,
    })
    .from(appUser)
    .where(eq(appUser.id, userId))
  return row
}

export async function saveBilling(db: Reader, row: typeof billingData.$inferInsert): Promise<void> {
  const { userId: _owner, ...change } = row
  await db.insert(billingData).values(row).onConflictDoUpdate({ target: billingData.userId, set: change })
}
