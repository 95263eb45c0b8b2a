import { describe, expect, test } from 'vitest'
import { paymentType } from '../payments/payment-types.ts'
import { hasWayBack, paidBackBy, returnedAmount, returnedVat } from './return-amount.ts'
import {
  mayReturnTake,
  returnMethod,
  returnStatus,
  type ReturnStep,
  returnSteps,
  returnVersion,
} from './return-status.ts'
import { isFresh, isReturnQuantity, returnable } from './returnable.ts'

const delivered = new Date('2026-11-16T10:00:00Z')
const after = (days: number) => new Date(delivered.getTime() + days * 86_400_000)
const terms = { days: 14, freshDays: 2 }
const pasta = { quantity: 3000, returned: 1000, refunded: 0, isFresh: false }

describe('what can be returned', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 18, 19, 20, 21])(
    'nothing of an order in status %i',
    (statusId) => {
      expect(returnable({ statusId, deliveredAt: delivered }, pasta, terms, after(1))).toEqual({ obstacle: 'order' })
    },
  )

  test.each([8, 9])('of an order in status %i what was packed, less what stands in returns', (statusId) => {
    expect(returnable({ statusId, deliveredAt: delivered }, pasta, terms, after(1))).toEqual({
      quantity: 2000,
      until: after(14),
    })
    expect(returnable({ statusId, deliveredAt: delivered }, { ...pasta, returned: 3000 }, terms, after(1))).toEqual({
      obstacle: 'nothing',
    })
    expect(returnable({ statusId, deliveredAt: delivered }, { ...pasta, refunded: 1500 }, terms, after(1))).toEqual({
      quantity: 500,
      until: after(14),
    })
    expect(returnable({ statusId, deliveredAt: delivered }, { ...pasta, refunded: 2000 }, terms, after(1))).toEqual({
      obstacle: 'refunded',
    })
  })

  test('nothing that never came, which is not what was given back [orders-203]', () => {
    const never = { ...pasta, quantity: 0 }
    expect(returnable({ statusId: 8, deliveredAt: delivered }, never, terms, after(1))).toEqual({ obstacle: 'missing' })
  })

  test.each([
    [false, 14, true],
    [false, 14.01, false],
    [true, 2, true],
    [true, 2.01, false],
  ])('fresh %s, after %d days: %s', (fresh, days, may) => {
    const order = { statusId: 8, deliveredAt: delivered }
    expect('quantity' in returnable(order, { ...pasta, isFresh: fresh }, terms, after(days))).toBe(may)
  })

  test.each([
    ['loose', null, true],
    ['piece', 'Conservare in frigorifero tra 0 e +4 °C. Una volta aperto consumare entro 3 giorni.', true],
    ['piece', 'Conservare a –18 °C. Una volta scongelato non ricongelare.', true],
    ['piece', 'Conservare a temperatura ambiente. Dopo l’apertura conservare in frigorifero.', false],
    ['pack', null, false],
  ] as const)('%s goods, stored “%s”: fresh is %s', (mode, storage, fresh) => {
    expect(isFresh({ sellingMode: mode, temperature: null, storage })).toBe(fresh)
  })

  test.each([
    ['piece', 'frozen', null, true],
    ['piece', 'chilled', 'In luogo asciutto', true],
    ['pack', 'ambient', 'In frigorifero', false],
    ['loose', 'ambient', null, true],
  ] as const)('%s goods whose label states %s beside “%s”: fresh is %s [coldstore-3]', (mode, code, text, fresh) => {
    expect(isFresh({ sellingMode: mode, temperature: code, storage: text })).toBe(fresh)
  })

  test('pieces come back whole, weights as they are', () => {
    expect([1000, 500, 0, -1000].map((quantity) => isReturnQuantity(quantity, false))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([350, 0].map((quantity) => isReturnQuantity(quantity, true))).toEqual([true, false])
  })
})

describe('what returned goods cost', () => {
  test('three pieces for ten euro come back one by one to the cent [aftersales-3]', () => {
    let [returned, returnedCents] = [0, 0]
    const given: number[] = []
    for (let piece = 0; piece < 3; piece++) {
      const cents = returnedAmount({ paidCents: 1000, quantity: 3000, returned, returnedCents }, 1000)
      given.push(cents)
      returned += 1000
      returnedCents += cents
    }
    expect(given).toEqual([333, 333, 334])
  })

  test('the tax in it, by rate', () => {
    expect(
      returnedVat([
        { vatPercent: 22, cents: 122 },
        { vatPercent: 4, cents: 104 },
      ]).map(({ rate, vatCents }) => [rate, vatCents]),
    ).toEqual([
      [4, 4],
      [22, 22],
    ])
  })
})

test.each([
  ['a card', paymentType.card, false, true],
  ['meal vouchers of a provider', paymentType.mealVoucherCard, false, true],
  ['cash at the door', paymentType.onDelivery, false, false],
  ['paper meal vouchers', paymentType.mealVoucherPaper, false, false],
  ['what a company owes', paymentType.deferred, false, true],
  ['what a company has paid', paymentType.deferred, true, false],
])('%s has a way back: %s', (_what, paymentTypeId, isSettled, hasOne) => {
  expect(hasWayBack(paymentTypeId, isSettled)).toBe(hasOne)
})

describe('steps of a return', () => {
  const at = (statusId: number, methodId: number, isReceived = false, isReplaced = false) => ({
    statusId,
    methodId,
    isReceived,
    isReplaced,
  })
  const stepsOf = (facts: ReturnType<typeof at>) =>
    (Object.keys(returnSteps) as ReturnStep[]).filter((step) => mayReturnTake(step, facts))

  test.each([
    ['to approve', at(returnStatus.toApprove, returnMethod.refund), ['cancel', 'approve', 'refuse']],
    ['approved, refund', at(returnStatus.approved, returnMethod.refund), ['receive']],
    ['approved, received', at(returnStatus.approved, returnMethod.refund, true), []],
    [
      'approved, replacement',
      at(returnStatus.approved, returnMethod.replacement),
      ['receive', 'replace', 'payInstead'],
    ],
    ['replaced', at(returnStatus.approved, returnMethod.replacement, false, true), ['receive']],
    ['cancelled', at(returnStatus.cancelled, returnMethod.refund), []],
  ])('%s', (_case, facts, steps) => {
    expect(stepsOf(facts)).toEqual(steps)
  })

  test('statuses and methods have the ids of the specification [aftersales-5]', () => {
    expect(returnStatus).toEqual({ toApprove: 1, approved: 3, cancelled: 10 })
    expect(returnMethod).toEqual({ refund: 6, replacement: 7 })
  })
})

test('each step a return takes is another version', () => {
  const { toApprove, approved, cancelled } = returnStatus
  const versions = [
    [toApprove, false, false],
    [cancelled, false, false],
    [approved, false, false],
    [approved, true, false],
    [approved, false, true],
    [approved, true, true],
  ] as const
  expect(
    versions.map(([statusId, isReceived, isReplaced]) =>
      returnVersion({ statusId, methodId: returnMethod.replacement, isReceived, isReplaced }),
    ),
  ).toEqual([0, 1, 1, 2, 2, 3])
})

test.each([
  ['a Monday is there by the next one', '2026-11-16T10:00:00Z', '2026-11-23'],
  ['a late Sunday evening in Italy counts from that Sunday', '2026-11-15T22:30:00Z', '2026-11-20'],
  ['the days before Christmas waits for the holidays', '2026-12-22T10:00:00Z', '2026-12-30'],
])('money that goes back on %s', (_when, at, by) => {
  expect(paidBackBy(new Date(at))).toBe(by)
})
