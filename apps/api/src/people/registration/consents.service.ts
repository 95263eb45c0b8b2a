import type { ConsentAnswer } from '@bottega/contract/registration/disclaimers.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { consentGiven } from '@bottega/rules/delivery/store-consent.ts'
import {
  checkConsent,
  type ConsentAnswered,
  missingConsents,
  profileConsentOf,
  profileConsentVersion,
} from '@bottega/rules/people/consents.ts'
import type { Counter } from '../../kernel/counters.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { recordOf } from './consent-texts.ts'
import { type ConsentRecord, findAnswers, insertAnswers, insertWordings } from './consents.repository.ts'

/** Throws for what is no consent of an account, and for a no to one that every account needs. */
function recordAllowed({ personInfoTypeId, value }: ConsentAnswer, language: Language): ConsentRecord {
  const consent = profileConsentOf(personInfoTypeId)
  if (consent === undefined) throw new ShopError('error.personInfo.notAllowed')
  if (!checkConsent(consent, value).ok) throw new ShopError('error.registration.consents')
  return recordOf(consent, value, language)
}

const isNews = ({ personInfos }: SessionUser, { personInfoTypeId, value }: ConsentRecord) =>
  !personInfos.some(
    (last) =>
      last.personInfoTypeId === personInfoTypeId && last.value === value && last.textVersion === profileConsentVersion,
  )

/**
 * Stores answers of a customer with the wording they saw; the same answer again stores nothing. A change of mind is
 * another row, and a yes counts against the limit: every one is stored for ever. Throws `error.personInfo.notAllowed`,
 * `error.registration.consents` and what `agreeing` refuses with.
 */
export async function answerConsents(
  db: Db,
  user: SessionUser,
  answers: readonly ConsentAnswer[],
  { language, agreeing, now }: { language: Language; agreeing: Counter; now: Date },
): Promise<void> {
  const news = answers.map((answer) => recordAllowed(answer, language)).filter((record) => isNews(user, record))
  if (news.length === 0) return
  if (news.some(({ value }) => value === consentGiven)) await agreeing.take(String(user.userId))
  await db.transaction(async (tx) => {
    await insertWordings(tx, news)
    await insertAnswers(tx, user.userId, news, now)
  })
}

/** Refuses who has not agreed to what an order needs, in its wording of now. (Account and after-sales, section 1) */
export function refuseWithoutConsents(answers: readonly ConsentAnswered[]): void {
  if (missingConsents(answers).length > 0) throw new ShopError('error.checkout.consentsMissing')
}

/** Every answer with its proof: when it was given, and to which text. */
export const consentsWithProof = (db: Reader, userId: number) => findAnswers(db, userId)
