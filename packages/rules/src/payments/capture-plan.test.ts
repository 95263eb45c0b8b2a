import { describe, expect, test } from 'vitest'
import { paymentType } from './payment-types.ts'
import { planCapture, uncoveredRoute } from './capture-plan.ts'
import { shareRefund } from './share-refund.ts'
import { attemptStates, transactionStatusOf } from './attempt-state.ts'

const meal = { part: 0, paymentTypeId: paymentType.mealVoucherCard, cents: 4000 }
const card = { part: 1, paymentTypeId: paymentType.card, cents: 9000 }
const door = { part: 1, paymentTypeId: paymentType.onDelivery, cents: 9000 }
const account = { part: 1, paymentTypeId: paymentType.deferred, cents: 9000 }
const paid = (parts: Parameters<typeof planCapture>[0], totalCents: number, foodCents = totalCents) => {
  const { shares, uncoveredCents } = planCapture(parts, { totalCents, foodCents })
  return [shares.map(({ cents }) => cents), uncoveredCents]
}

describe('what was picked is paid', () => {
  test('by meal vouchers first, no more than the food that was found [fulfilment-17]', () => {
    expect(paid([card, meal], 10_000)).toEqual([[4000, 6000], 0])
    expect(paid([card, meal], 10_000, 2500)).toEqual([[2500, 7500], 0])
  })

  test('by a card up to what it holds, and the rest is left [fulfilment-18]', () => {
    expect(paid([card], 8999)).toEqual([[8999], 0])
    expect(paid([card], 9300)).toEqual([[9000], 300])
    expect(paid([card, { ...card, part: 2, cents: 200 }], 9300)).toEqual([[9000, 200], 100])
  })

  test('at the door and on account whatever it comes to, after what providers hold [fulfilment-19]', () => {
    expect(paid([door], 9700)).toEqual([[9700], 0])
    expect(paid([account], 9700)).toEqual([[9700], 0])
    expect(
      paid(
        [
          { ...door, part: 0 },
          { ...card, cents: 500 },
        ],
        900,
      ),
    ).toEqual([[500, 400], 0])
  })

  test.each([
    [true, true, 'saved-payment'],
    [true, false, 'saved-payment'],
    [false, true, 'door'],
    [false, false, 'shop'],
  ])('beyond what is held: saved payment %s, attended %s: %s [fulfilment-20]', (hasSavedPayment, isAttended, route) => {
    expect(uncoveredRoute({ hasSavedPayment, isAttended })).toBe(route)
  })
})

test('money goes back the other way round, meal vouchers last, and no more than was paid [fulfilment-21]', () => {
  const { shares, beyondCents } = shareRefund([meal, card, { ...card, part: 2, cents: 100 }], 13_500)
  expect(shares.map(({ part, cents }) => [part.part, cents])).toEqual([
    [2, 100],
    [1, 9000],
    [0, 4000],
  ])
  expect(beyondCents).toBe(400)
})

test('transactions are in error, in progress or complete, and what is only held is not complete [fulfilment-22]', () => {
  const by = (id: number) => attemptStates.filter((state) => transactionStatusOf(state) === id)
  expect(by(0)).toEqual(['declined', 'voided'])
  expect(by(1)).toEqual(['created', 'pending', 'closing', 'authorised', 'releasing'])
  expect(by(2)).toEqual(['captured', 'refunded'])
})
