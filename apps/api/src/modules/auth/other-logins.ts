import type { Tx } from '../../db/database.ts'
import type { Visitor } from '../../visitor.ts'
import { deleteOtherSessions } from './auth.repository.ts'
import { hashToken } from './credentials.ts'
import { deleteOtherFamilies } from './remember-me.repository.ts'

/** Ends every other login of a person, remembered ones too: only the browser that asks stays as it is. */
export async function endOtherLogins(
  tx: Tx,
  userId: number,
  { sessionHash = '', rememberToken = '' }: Pick<Visitor, 'sessionHash' | 'rememberToken'>,
): Promise<void> {
  await deleteOtherSessions(tx, userId, sessionHash)
  await deleteOtherFamilies(tx, userId, hashToken(rememberToken))
}
