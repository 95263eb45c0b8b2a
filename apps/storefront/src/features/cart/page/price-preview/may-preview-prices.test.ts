import { expect, test } from 'vitest'
import { mayPreviewPrices } from './may-preview-prices.ts'

const staff = { username: 'operatore', roles: ['backoffice'] }
const acting = { ...staff, actingUntil: '2026-11-21T21:00:00.000Z' }

test.each([
  ['customers do not', { betaTester: '0' }, false],
  ['beta testers do', { betaTester: '1' }, true],
  ['staff do', { betaTester: '0', ssoUser: staff }, true],
  ['staff acting for a customer do not', { betaTester: '0', ssoUser: acting }, false],
  ['staff acting for a beta tester do', { betaTester: '1', ssoUser: acting }, true],
])('%s look at the prices of another day [cart-10]', (_who, user, may) => {
  expect(mayPreviewPrices(user)).toBe(may)
})
