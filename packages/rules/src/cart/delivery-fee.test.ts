import { expect, test } from 'vitest'
import { type DeliveryTerms, deliveryFee } from './delivery-fee.ts'

const home: DeliveryTerms = {
  serviceFeeCents: 690,
  slotFeeCents: null,
  freeFromCents: 8000,
  minimumSpendCents: 2500,
  vatRate: 22,
  isDiscountable: true,
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
  ['an empty cart', home, 0, true, [0, 0, 8000, 2500]],
])('%s', (_, terms, spend, isEmpty, [feeCents, discountCents, missingForFreeCents, missingForMinimumCents]) => {
  expect(deliveryFee(terms, spend, isEmpty)).toEqual({
    feeCents,
    discountCents,
    missingForFreeCents,
    missingForMinimumCents,
  })
})
