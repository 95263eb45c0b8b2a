import { describe, expect, test } from 'vitest'
import {
  checkConsent,
  consentVersionNow,
  missingConsents,
  profileConsentOf,
  profileConsents,
  profileConsentVersion,
} from './consents.ts'
import { storeConsentType, storeNoticeVersion, storeOfConsent } from '../delivery/store-consent.ts'

const terms = profileConsents.find(({ kind }) => kind === 'terms')
const marketing = profileConsents.find(({ kind }) => kind === 'marketing')

describe('the consents of an account', () => {
  test('profiling has priority 2 and marketing 3, and only the terms are required [registration-5]', () => {
    expect(profileConsents.map(({ kind, priority, required }) => [kind, priority, required])).toEqual([
      ['terms', 1, true],
      ['profiling', 2, false],
      ['marketing', 3, false],
    ])
  })

  test('a required one must be ticked, an optional one answered by yes or no [registration-6]', () => {
    const verdictOf = (value: unknown) =>
      [terms, marketing].map((consent) => consent !== undefined && checkConsent(consent, value).ok)
    expect(verdictOf('1')).toEqual([true, true])
    expect(verdictOf('0')).toEqual([false, true])
    expect(verdictOf('')).toEqual([false, false])
    expect(verdictOf(undefined)).toEqual([false, false])
  })

  test.each([
    ['nothing', [], ['terms']],
    ['a no', [{ personInfoTypeId: 1, value: '0', textVersion: profileConsentVersion }], ['terms']],
    ['a yes to an older wording', [{ personInfoTypeId: 1, value: '1', textVersion: '2020-01' }], ['terms']],
    ['a yes to marketing', [{ personInfoTypeId: 3, value: '1', textVersion: profileConsentVersion }], ['terms']],
    ['a yes', [{ personInfoTypeId: 1, value: '1', textVersion: profileConsentVersion }], []],
  ] as const)('after %s an order waits for %j', (_what, answers, missing) =>
    expect(missingConsents(answers).map(({ kind }) => kind)).toEqual(missing),
  )

  test('each answer names the wording that is shown now', () => {
    expect(consentVersionNow(1)).toBe(profileConsentVersion)
    expect(consentVersionNow(storeConsentType(5))).toBe(storeNoticeVersion)
    expect(consentVersionNow(99)).toBeUndefined()
    expect(profileConsentOf(99)).toBeUndefined()
  })
})

test('each store has a consent of its own, which names it', () => {
  expect(storeOfConsent(storeConsentType(5))).toBe(5)
  expect(storeConsentType(5)).not.toBe(storeConsentType(6))
})

test('other person infos are about no store', () => {
  for (const type of [-1, 0, 2, 3, 10_000]) expect(storeOfConsent(type)).toBeUndefined()
})
