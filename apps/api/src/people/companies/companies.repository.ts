import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { device, marketingContact, workCompany, workSubscription } from './companies.tables.ts'
import { address } from '../../places/stores/addresses.tables.ts'

export type WorkCompany = typeof workCompany.$inferSelect

export async function findCompanyByCode(db: Reader, code: string): Promise<WorkCompany | undefined> {
  const [row] = await db
    .select()
    .from(workCompany)
    .where(and(sql`lower(${workCompany.code}) = lower(${code})`, workCompany.active))
  return row
}

export async function findCompanyOf(db: Reader, userId: number): Promise<WorkCompany | undefined> {
  const [row] = await db
    .select({ company: workCompany })
    .from(workSubscription)
    .innerJoin(workCompany, eq(workCompany.id, workSubscription.companyId))
    .where(eq(workSubscription.userId, userId))
  return row?.company
}

export async function subscribe(tx: Tx, userId: number, companyId: number, subscribedAt: Date): Promise<void> {
  await tx
    .insert(workSubscription)
    .values({ userId, companyId, subscribedAt })
    .onConflictDoUpdate({ target: workSubscription.userId, set: { companyId, subscribedAt } })
}

/** The customer's own address at the same door. */
export async function findAddressAt(tx: Tx, userId: number, company: WorkCompany): Promise<number | undefined> {
  const { street, streetNumber, postalCode } = company
  const [row] = await tx
    .select({ id: address.id })
    .from(address)
    .where(
      and(
        eq(address.userId, userId),
        eq(address.type, 'work'),
        eq(address.street, street),
        eq(address.streetNumber, streetNumber),
        eq(address.postalCode, postalCode),
        address.active,
      ),
    )
    .limit(1)
  return row?.id
}

export async function insertAddress(tx: Tx, row: typeof address.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(address).values(row).returning({ id: address.id })
  if (inserted === undefined) throw new Error('no address was written')
  return inserted.id
}

/** More phones than a real customer has. */
const mostDevices = 20

/** A phone belongs to one customer at a time: the last who signed in on it. Of too many the oldest are deleted. */
export async function registerDevice(db: Reader, row: typeof device.$inferInsert): Promise<void> {
  const { userId } = row
  await db
    .insert(device)
    .values(row)
    .onConflictDoUpdate({ target: [device.platform, device.uuid], set: row })
  const newest = db
    .select({ id: device.id })
    .from(device)
    .where(eq(device.userId, userId))
    .orderBy(desc(device.registeredAt), desc(device.id))
    .limit(mostDevices)
  await db.delete(device).where(and(eq(device.userId, userId), notInArray(device.id, newest)))
}

export type Platform = typeof device.$inferSelect.platform

/** Only the customer's own: the device of another account is not touched. */
export async function unregisterDevice(db: Reader, userId: number, platform: Platform, uuid: string): Promise<void> {
  await db.delete(device).where(and(eq(device.userId, userId), eq(device.platform, platform), eq(device.uuid, uuid)))
}

/** The key there is, or this one from now on; two who ask at once get the same. */
export async function storeContactKey(db: Reader, userId: number, contactKey: string): Promise<string> {
  const [row] = await db
    .insert(marketingContact)
    .values({ userId, contactKey })
    .onConflictDoUpdate({ target: marketingContact.userId, set: { userId } })
    .returning({ contactKey: marketingContact.contactKey })
  return row?.contactKey ?? contactKey
}

export async function deleteContactKey(db: Reader, userId: number): Promise<void> {
  await db.delete(marketingContact).where(eq(marketingContact.userId, userId))
}
