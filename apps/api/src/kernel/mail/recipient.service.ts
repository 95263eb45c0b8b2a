import { eq } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { appUser } from '../accounts/accounts.tables.ts'

/**
 * Returns the name a mail to this account greets, the address it goes to and its language; throws where the account is
 * gone.
 */
export async function readRecipient(db: Reader, userId: number) {
  const [row] = await db
    .select({
      email: appUser.email,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      language: appUser.language,
      languageChosen: appUser.languageChosen,
    })
    .from(appUser)
    .where(eq(appUser.id, userId))
  if (row === undefined) throw new Error(`user ${userId} is gone`)
  return row
}

export type Recipient = Awaited<ReturnType<typeof readRecipient>>
