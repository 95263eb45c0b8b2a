import { eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { appUser } from '../accounts/accounts.tables.ts'
import type { SessionUser } from '../visitor.ts'
import { userColumns } from './user-columns.ts'

/** The account as the user of a session; nothing where it is gone. */
export async function findUser(db: Reader, userId: number): Promise<SessionUser | undefined> {
  const [user] = await db.select(userColumns).from(appUser).where(eq(appUser.id, userId))
  return user
}
