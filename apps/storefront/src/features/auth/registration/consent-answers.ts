import type { ConsentAnswer, DisclaimerView } from '@bottega/contract/registration/disclaimers.ts'
import { checkConsent, profileConsentOf } from '@bottega/rules/people/consents.ts'
import type { Verdict } from '@bottega/rules/validators/verdict.ts'

/** The answers a customer has given so far, by person info type; nothing is answered beforehand. */
export type Answers = Readonly<Record<number, '0' | '1' | undefined>>

/** The faults of the answers, by person info type. */
export function answerFaults(disclaimers: readonly DisclaimerView[], answers: Answers): Record<number, Verdict> {
  const verdicts = disclaimers.flatMap(({ personInfoTypeId }) => {
    const consent = profileConsentOf(personInfoTypeId)
    const verdict = consent && checkConsent(consent, answers[personInfoTypeId])
    return verdict === undefined || verdict.ok ? [] : [[personInfoTypeId, verdict] as const]
  })
  return Object.fromEntries(verdicts)
}

export const givenAnswers = (disclaimers: readonly DisclaimerView[], answers: Answers): ConsentAnswer[] =>
  disclaimers.flatMap(({ personInfoTypeId }) => {
    const value = answers[personInfoTypeId]
    return value === undefined ? [] : [{ personInfoTypeId, value }]
  })
