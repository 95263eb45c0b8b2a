import { and, asc, desc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { personFiscal } from './billing.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'

export type BillingRow = typeof personFiscal.$inferSelect
export type BillingChange = Omit<typeof personFiscal.$inferInsert, 'id' | 'userId' | 'isDefault'>

/** The fiscal person taken where none is chosen. */
export async function findBilling(db: Reader, userId: number): Promise<BillingRow | undefined> {
  const [row] = await db
    .select()
    .from(personFiscal)
    .where(and(eq(personFiscal.userId, userId), eq(personFiscal.isDefault, true)))
  return row
}

/** All fiscal persons of a customer, the default first. */
export function findPersons(db: Reader, userId: number): Promise<BillingRow[]> {
  return db
    .select()
    .from(personFiscal)
    .where(eq(personFiscal.userId, userId))
    .orderBy(desc(personFiscal.isDefault), asc(personFiscal.id))
}

/** Holds the customer's row, so that two requests at once cannot both make a default. */
export async function lockOwner(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update')
}

/** The account's own data about its holder, from which an invoice can be made out. */
export async function findOwner(db: Reader, userId: number) {
  const [row] = await db
    .select({
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      companyName: appUser.companyName,
      vatNumber: appUser.vatNumber,
      fiscalCode: appUser.fiscalCode,
      sdiCode: appUser.sdiCode,
      pec: appUser.pec,
    })
    .from(appUser)
    .where(eq(appUser.id, userId))
  return row
}

export async function insertPerson(tx: Tx, row: typeof personFiscal.$inferInsert): Promise<BillingRow> {
  const [person] = await tx.insert(personFiscal).values(row).returning()
  if (person === undefined) throw new Error('the fiscal person was not stored')
  return person
}

/** Undefined for another customer's person as for one that never existed. */
export async function updatePerson(
  tx: Tx,
  userId: number,
  id: number,
  change: BillingChange,
): Promise<BillingRow | undefined> {
  const [person] = await tx
    .update(personFiscal)
    .set(change)
    .where(and(eq(personFiscal.id, id), eq(personFiscal.userId, userId)))
    .returning()
  return person
}

/** False for another customer's person as for one that never existed. */
export async function deletePerson(tx: Tx, userId: number, id: number): Promise<boolean> {
  const gone = await tx.delete(personFiscal).where(and(eq(personFiscal.id, id), eq(personFiscal.userId, userId)))
  return gone.rowCount === 1
}

export async function setDefault(tx: Tx, userId: number, id: number): Promise<void> {
  await tx
    .update(personFiscal)
    .set({ isDefault: false })
    .where(and(eq(personFiscal.userId, userId), eq(personFiscal.isDefault, true)))
  await tx
    .update(personFiscal)
    .set({ isDefault: true })
    .where(and(eq(personFiscal.id, id), eq(personFiscal.userId, userId)))
}

export async function findLotteryCode(db: Reader, userId: number): Promise<string | null> {
  const [row] = await db.select({ code: appUser.lotteryCode }).from(appUser).where(eq(appUser.id, userId))
  return row?.code ?? null
}

export async function saveLotteryCode(db: Reader, userId: number, lotteryCode: string | null): Promise<void> {
  await db.update(appUser).set({ lotteryCode }).where(eq(appUser.id, userId))
}
