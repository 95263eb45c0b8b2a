import type { Tx } from '../database/database.ts'
import type { Visitor } from '../visitor.ts'
import { deleteOtherSessions, deleteSessionsOf } from './sessions.repository.ts'
import { hashToken } from './credentials.ts'
import { deleteDevicesOf, deleteOtherDevices } from './known-devices.repository.ts'
import { deleteOtherFamilies, deleteTokensOf } from './remember-me.repository.ts'

/** The parts of a login that a browser holds. */
export type LoginOfBrowser = Pick<Visitor, 'sessionHash' | 'rememberToken' | 'deviceToken'>

/** Ends every other login of a customer, remember-me tokens and known devices too: only the calling browser stays. */
export async function endOtherLogins(
  tx: Tx,
  userId: number,
  { sessionHash = '', rememberToken = '', deviceToken = '' }: LoginOfBrowser,
): Promise<void> {
  await deleteOtherSessions(tx, userId, sessionHash)
  await deleteOtherFamilies(tx, userId, hashToken(rememberToken))
  await deleteOtherDevices(tx, userId, hashToken(deviceToken))
}

/** Ends every way in of a customer: sessions, of staff acting for them too, remembered browsers, known devices. */
export async function endLogins(tx: Tx, userId: number): Promise<void> {
  await deleteSessionsOf(tx, userId)
  await deleteTokensOf(tx, userId)
  await deleteDevicesOf(tx, userId)
}
