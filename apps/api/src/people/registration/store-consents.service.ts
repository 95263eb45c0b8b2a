import type { ConsentAnswer } from '@bottega/contract/registration/disclaimers.ts'
import { consentGiven, storeNoticeVersion, storeOfConsent } from '@bottega/rules/delivery/store-consent.ts'
import { profileConsentOf } from '@bottega/rules/people/consents.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Config } from '../../kernel/settings/config.ts'
import type { Counter } from '../../kernel/counters.ts'
import type { Db } from '../../kernel/database/database.ts'
import { personInfo } from './consents.tables.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { listStores } from '../../places/stores/stores.service.ts'
import type { ConsentReader } from './consent-texts.ts'
import { answerConsents } from './consents.service.ts'

/**
 * Stores a yes or no to a consent of the account or to a store's notice; the same answer again stores nothing. Every answer stays, since a yes is the
 * proof for what was done until the next no; so there is a limit to yes, while a no, which follows one, is always
 * taken. Throws `error.personInfo.notAllowed` for anything else, and what `agreeing` refuses with.
 */
export async function savePersonInfo(
  db: Db,
  site: Config['SITE'],
  user: SessionUser,
  request: ConsentAnswer,
  { reader, agreeing, now }: { reader: ConsentReader; agreeing: Counter; now: Date },
): Promise<void> {
  if (profileConsentOf(request.personInfoTypeId) !== undefined)
    return answerConsents(db, user, [request], { reader, agreeing, now })
  const storeId = storeOfConsent(request.personInfoTypeId)
  const known = storeId === undefined ? [] : await listStores(db, site, storeId)
  if (known.length === 0) throw new ShopError('error.personInfo.notAllowed')
  const { userId } = user
  const { language } = reader
  const answer = { userId, textVersion: storeNoticeVersion, language, createdAt: now, ...request }
  const [last] = await db
    .select()
    .from(personInfo)
    .where(and(eq(personInfo.userId, userId), eq(personInfo.personInfoTypeId, request.personInfoTypeId)))
    .orderBy(desc(personInfo.id))
    .limit(1)
  if (last?.value === answer.value && last.textVersion === answer.textVersion) return
  if (answer.value === consentGiven) await agreeing.take(String(userId))
  await db.insert(personInfo).values(answer)
}
