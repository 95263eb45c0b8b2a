import { consentGiven, storeNoticeVersion, storeOfConsent } from '@bottega/rules/delivery/store-consent.ts'
import { desc, eq } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { personInfo } from '../../people/registration/consents.tables.ts'
import type { SessionUser } from '../../kernel/visitor.ts'

/** Stores whose current notice this customer has agreed to; an anonymous visitor has agreed to none. */
export async function consentedStores(db: Reader, user: SessionUser | undefined): Promise<ReadonlySet<number>> {
  if (user === undefined) return new Set()
  const rows = await db
    .selectDistinctOn([personInfo.personInfoTypeId])
    .from(personInfo)
    .where(eq(personInfo.userId, user.userId))
    .orderBy(personInfo.personInfoTypeId, desc(personInfo.id))
  const given = rows.filter(({ value, textVersion }) => value === consentGiven && textVersion === storeNoticeVersion)
  return new Set(given.flatMap(({ personInfoTypeId }) => storeOfConsent(personInfoTypeId) ?? []))
}
