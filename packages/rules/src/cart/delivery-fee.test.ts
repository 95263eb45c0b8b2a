import { expect, test } from 'vitest'
import { type DeliveryTerms, deliveryFee } from './delivery-fee.ts'

const home: DeliveryTerms = {
  serviceFeeCents: 690,
  slotFeeCents: null,
  feeSteps: [],
  freeFromCents: 8000,
  minimumSpendCents: 2500,
  vatRate: 22,
  isDiscountable: true,
}

const stepped: DeliveryTerms = {
  ...home,
  feeSteps: [
    { fromCents: 5000, feeCents: 390 },
    { fromCents: 7000, feeCents: 190 },
  ],
  freeFromCents: 9000,
}

test.each([
  ['below both thresholds', home, 1000, false, [690, 0, 7000, 1500]],
  ['one cent short of free', home, 7999, false, [690, 0, 1, 0]],
  ['free at the threshold', home, 8000, false, [690, -690, 0, 0]],
  ['a slot with its own fee', { ...home, slotFeeCents: 290 }, 3000, false, [290, 0, 5000, 0]],
  ['a free slot', { ...home, slotFeeCents: 0 }, 3000, false, [0, 0, 5000, 0]],
  ['paid with meal vouchers, never free', { ...home, isDiscountable: false }, 9000, false, [690, 0, null, 0]],
  [
    'a service without thresholds',
    { ...home, freeFromCents: null, minimumSpendCents: null },
    1,
    false,
    [690, 0, null, null],
  ],
  ['one cent short of the first step', stepped, 4999, false, [690, 0, 4001, 0]],
  ['less at the first step', stepped, 5000, false, [690, -300, 4000, 0]],
  ['less again at the second step', stepped, 7000, false, [690, -500, 2000, 0]],
  ['free beyond the steps', stepped, 9000, false, [690, -690, 0, 0]],
  ['steps without free delivery', { ...stepped, freeFromCents: null }, 9000, false, [690, -500, null, 0]],
  ['a slot with its own fee, which no step lowers', { ...stepped, slotFeeCents: 990 }, 7000, false, [990, 0, 2000, 0]],
  [
    'paid with meal vouchers, which no step lowers',
    { ...stepped, isDiscountable: false },
    7000,
    false,
    [690, 0, null, 0],
  ],
  ['an empty cart with steps', stepped, 0, true, [0, 0, 9000, 2500]],
  ['an empty cart', home, 0, true, [0, 0, 8000, 2500]],
])('%s', (_, terms, spend, isEmpty, [feeCents, discountCents, missingForFreeCents, missingForMinimumCents]) => {
  expect(deliveryFee(terms, spend, isEmpty)).toMatchObject({
    feeCents,
    discountCents,
    missingForFreeCents,
    missingForMinimumCents,
  })
})

test.each<[string, DeliveryTerms, number, readonly [missing: number, fee: number] | undefined]>([
  ['is the first, below all', stepped, 1000, [4000, 390]],
  ['is the second once the first is reached', stepped, 5000, [2000, 190]],
  [
    'is the nearest, in whatever order they are written',
    { ...stepped, feeSteps: stepped.feeSteps.toReversed() },
    1000,
    [4000, 390],
  ],
  ['is none once all are reached', stepped, 7000, undefined],
  ['is none beyond the spending that makes delivery free', { ...stepped, freeFromCents: 6000 }, 5500, undefined],
  ['is none where a slot has a fee of its own', { ...stepped, slotFeeCents: 990 }, 1000, undefined],
  ['is none with meal vouchers, which no step lowers', { ...stepped, isDiscountable: false }, 1000, undefined],
  [
    'is none that costs as much as now',
    { ...stepped, serviceFeeCents: 390, feeSteps: stepped.feeSteps.slice(0, 1) },
    1000,
    undefined,
  ],
])('the next step %s', (_what, terms, spend, next) => {
  expect(deliveryFee(terms, spend, false).nextStep).toEqual(
    next === undefined ? null : { missingCents: next[0], feeCents: next[1], fromCents: spend + next[0] },
  )
})
