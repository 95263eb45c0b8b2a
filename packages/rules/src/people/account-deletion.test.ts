import { expect, test } from 'vitest'
import { orderStatus, type OrderStatusName } from '../orders/order-status.ts'
import { awaitsCollection, daysToErase, erasesAfter } from './account-deletion.ts'

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
