import { expect, test } from 'vitest'
import { storeConsentType, storeOfConsent } from './store-consent.ts'

test('each store has a consent of its own, which names it', () => {
  expect(storeOfConsent(storeConsentType(5))).toBe(5)
  expect(storeConsentType(5)).not.toBe(storeConsentType(6))
})

test('other person infos are about no store', () => {
  for (const type of [-1, 0, 2, 3, 10_000]) expect(storeOfConsent(type)).toBeUndefined()
})
