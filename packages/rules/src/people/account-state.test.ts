import { expect, test } from 'vitest'
import { orderStatus, type OrderStatusName } from '../orders/order-status.ts'
import { awaitsCollection, customerState, type CustomerState, daysToErase, erasesAfter } from './account-state.ts'

const open = { profileConfirmed: true, businessApproval: null, closedAt: null, erasedAt: null } as const
const then = new Date('2026-11-20T08:00:00Z')

test.each<[string, Parameters<typeof customerState>[0], CustomerState]>([
  ['a private customer', open, 'open'],
  ['an approved business', { ...open, businessApproval: 'approved' }, 'open'],
  ['a business that waits', { ...open, businessApproval: 'waiting' }, 'waiting'],
  [
    'a business that waits, with an address to confirm',
    { ...open, businessApproval: 'waiting', profileConfirmed: false },
    'unconfirmed',
  ],
  ['a rejected business', { ...open, businessApproval: 'rejected' }, 'rejected'],
  ['a rejected business that left', { ...open, businessApproval: 'rejected', closedAt: then }, 'closed'],
  ['an erased account', { ...open, profileConfirmed: false, closedAt: then, erasedAt: then }, 'erased'],
])('%s', (_who, facts, state) => expect(customerState(facts)).toBe(state))

test.each<[OrderStatusName, boolean]>([
  ['inPayment', true],
  ['awaitingPayment', true],
  ['ordered', true],
  ['inPreparation', true],
  ['beingPicked', true],
  ['prepared', true],
  ['outForDelivery', true],
  ['unpaid', true],
  ['receiptIssued', true],
  ['inValidation', true],
  ['validationApproved', true],
  ['delivered', false],
  ['partiallyDelivered', false],
  ['cancelled', false],
  ['notCollected', false],
  ['failed', false],
  ['allSubordersFailed', false],
  ['validationRejected', false],
])('an order that is %s holds a deletion back: %s', (status, holds) => {
  expect(awaitsCollection(orderStatus[status])).toBe(holds)
})

test('data is erased within five days [profile-9]', () => {
  const closed = new Date('2026-03-27T10:00:00Z')
  const tenMinutes = 10 * 60_000
  expect(erasesAfter(closed).getTime() + tenMinutes - closed.getTime()).toBeLessThanOrEqual(daysToErase * 86_400_000)
})
