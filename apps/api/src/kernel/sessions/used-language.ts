import type { Language } from '@bottega/rules/text/language.ts'
import { and, eq, ne, not, notInArray } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { appUser } from '../accounts/accounts.tables.ts'
import { isActedFor, type SessionUser, type Visitor } from '../visitor.ts'

/**
 * Mails and messages follow the language a customer signs in and orders in, unless they have chosen one in their profile.
 * A staff member who acts for them says nothing about it.
 */
export async function followLanguage(
  db: Reader,
  user: SessionUser,
  { language }: Pick<Visitor, 'language'>,
): Promise<void> {
  if (user.language === language || isActedFor(user)) return
  await db
    .update(appUser)
    .set({ language })
    .where(and(eq(appUser.id, user.userId), ne(appUser.language, language), not(appUser.languageChosen)))
}

/** Customers whose language is none of these get Italian, and follow the one they use again. */
export async function keepLanguages(db: Reader, offered: readonly Language[]): Promise<void> {
  await db
    .update(appUser)
    .set({ language: 'it', languageChosen: false })
    .where(and(eq(appUser.role, 'customer'), notInArray(appUser.language, [...offered])))
}
