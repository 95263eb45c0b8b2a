import type { Language } from '@bottega/rules/text/language.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { consentText, personInfo } from './consents.tables.ts'

/** One answer with the wording it is an answer to. */
export interface ConsentRecord {
  personInfoTypeId: number
  value: '0' | '1'
  textVersion: string
  language: Language
  wording: string
}

/** Stores the wordings that no answer has named before. */
export async function insertWordings(tx: Reader, records: readonly ConsentRecord[]): Promise<void> {
  await tx
    .insert(consentText)
    .values(records.map(({ textVersion: version, value: _value, ...more }) => ({ ...more, version })))
    .onConflictDoNothing()
}

/**
 * Stores answers of a customer, each a row of its own that is never changed: the proof of who answered what, when, to
 * which text. With `userId` 0 it stores nothing in the same time.
 */
export async function insertAnswers(
  tx: Reader,
  userId: number,
  records: readonly ConsentRecord[],
  now: Date,
): Promise<void> {
  const rows = records.map(
    ({ personInfoTypeId, value, textVersion, language }) =>
      sql`(${personInfoTypeId}::int, ${value}::text, ${textVersion}::text, ${language}::text)`,
  )
  await tx.execute(sql`
    insert into ${personInfo} (user_id, person_info_type_id, value, text_version, language, created_at)
    select u.id, a.type, a.value, a.version, a.language, ${now.toISOString()}::timestamptz
    from (values ${sql.join(rows, sql`, `)}) a (type, value, version, language)
    join ${appUser} u on u.id = ${userId}`)
}

/** Far more than anybody changes their mind. */
const mostAnswers = 500

/** All answers of a customer, the latest first, with the wording they are answers to where it was stored. */
export const findAnswers = (db: Reader, userId: number) =>
  db
    .select({
      personInfoTypeId: personInfo.personInfoTypeId,
      value: personInfo.value,
      textVersion: personInfo.textVersion,
      language: personInfo.language,
      createdAt: personInfo.createdAt,
      wording: consentText.wording,
    })
    .from(personInfo)
    .leftJoin(
      consentText,
      and(
        eq(consentText.personInfoTypeId, personInfo.personInfoTypeId),
        eq(consentText.version, personInfo.textVersion),
        eq(consentText.language, personInfo.language),
      ),
    )
    .where(eq(personInfo.userId, userId))
    .orderBy(desc(personInfo.id))
    .limit(mostAnswers)
