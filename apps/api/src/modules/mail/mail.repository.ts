import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/database.ts'
import { appUser } from '../../db/schema/people.ts'

export async function findRecipient(db: Reader, userId: number) {
  const [row] = await db
    .select({
      email: appUser.email,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      language: appUser.language,
    })
    .from(appUser)
    .where(eq(appUser.id, userId))
  if (row === undefined) throw new Error(`user ${userId} is gone`)
  return row
}

export type Recipient = Awaited<ReturnType<typeof findRecipient>>
