import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { loginDevice } from './known-devices.tables.ts'

export async function isKnown(db: Reader, tokenHash: string, userId: number, now: Date): Promise<boolean> {
  const found = await db
    .select({ userId: loginDevice.userId })
    .from(loginDevice)
    .where(and(eq(loginDevice.tokenHash, tokenHash), eq(loginDevice.userId, userId), gt(loginDevice.expiresAt, now)))
  return found.length === 1
}

/** All accounts of a browser go over to its new token. */
export async function replaceToken(tx: Reader, tokenHash: string, nextHash: string): Promise<void> {
  await tx.update(loginDevice).set({ tokenHash: nextHash }).where(eq(loginDevice.tokenHash, tokenHash))
}

export async function upsertDevice(tx: Reader, row: typeof loginDevice.$inferInsert): Promise<void> {
  await tx
    .insert(loginDevice)
    .values(row)
    .onConflictDoUpdate({
      target: [loginDevice.tokenHash, loginDevice.userId],
      set: { expiresAt: row.expiresAt },
    })
}

export async function deleteOtherDevices(tx: Reader, userId: number, exceptHash: string): Promise<void> {
  await tx.delete(loginDevice).where(and(eq(loginDevice.userId, userId), ne(loginDevice.tokenHash, exceptHash)))
}

export async function deleteDevicesOf(tx: Reader, userId: number): Promise<void> {
  await tx.delete(loginDevice).where(eq(loginDevice.userId, userId))
}

export async function deleteOldDevices(db: Reader, now: Date): Promise<void> {
  await db.delete(loginDevice).where(lt(loginDevice.expiresAt, now))
}
