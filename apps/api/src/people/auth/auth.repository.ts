import { sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { userColumns } from '../../kernel/sessions/user-columns.ts'

export interface Credentials {
  user: SessionUser
  passwordHash: string | null
  mfaEnabled: boolean
  needsPasswordReset: boolean
  /** Of an account of staff, by an administrator. */
  staffDisabled: boolean
}

/** By login name or e-mail, whatever the case. */
export async function findCredentials(db: Reader, login: string): Promise<Credentials | undefined> {
  const [row] = await db
    .select({
      user: userColumns,
      passwordHash: appUser.passwordHash,
      mfaEnabled: appUser.mfaEnabled,
      needsPasswordReset: appUser.needsPasswordReset,
      staffDisabled: sql<boolean>`${appUser.staffDisabledAt} is not null`,
    })
    .from(appUser)
    .where(sql`lower(${appUser.login}) = lower(${login}) or lower(${appUser.email}) = lower(${login})`)
    .limit(1)
  return row
}
