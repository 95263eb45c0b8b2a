import type { Db, Reader } from '../database/database.ts'
import { hashToken, newToken } from './credentials.ts'
import { deleteOldDevices, isKnown, replaceToken, upsertDevice } from './known-devices.repository.ts'

/** Milliseconds a device is known after the last login on it. */
export const deviceIsKnownFor = 180 * 86_400_000

/**
 * The hash of a browser's device token, if this account has signed in there before. The database is asked for unknown
 * accounts too, so that both take the same time.
 */
export async function knownDevice(
  db: Db,
  token: string | undefined,
  userId: number | undefined,
  now: Date,
): Promise<string | undefined> {
  const tokenHash = hashToken(token ?? '')
  return (await isKnown(db, tokenHash, userId ?? 0, now)) ? tokenHash : undefined
}

/**
 * Makes the token a browser is known by from this login on. A new one each time, made by the shop, so that a token an
 * attacker put into the browser is worthless afterwards.
 */
export async function rememberDevice(
  tx: Reader,
  sentToken: string | undefined,
  userId: number,
  now: Date,
): Promise<string> {
  const token = newToken()
  if (sentToken !== undefined) await replaceToken(tx, hashToken(sentToken), hashToken(token))
  const expiresAt = new Date(now.getTime() + deviceIsKnownFor)
  await upsertDevice(tx, { tokenHash: hashToken(token), userId, expiresAt })
  return token
}

/** Housekeeping: devices without a login for long. */
export const purgeDevices = (db: Db, now: Date) => deleteOldDevices(db, now)
