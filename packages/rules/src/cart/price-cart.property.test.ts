import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sellingTerms } from '../quantity/selling-terms.ts'
import { priceCart } from './price-cart.ts'
import type { CartLine, PriceCartInput } from './pricing.ts'
import type { Promotion } from '../promotions/promotion.ts'

const cents = fc.integer({ min: 0, max: 20_000 })
const id = fc.integer({ min: 1, max: 5 })
const vatRate = fc.constantFrom(4, 10, 22)

const promotion: fc.Arbitrary<Promotion> = fc.oneof(
  fc.record({
    kind: fc.constant('price-cut'),
    promotionId: id,
    selectable: fc.boolean(),
    priceCents: cents,
    belowCost: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('multi-buy'),
    promotionId: id,
    selectable: fc.boolean(),
    take: fc.integer({ min: 0, max: 5 }),
    pay: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('second-piece'),
    promotionId: id,
    selectable: fc.boolean(),
    discountPercent: fc.integer({ min: 0, max: 120 }),
  }),
)

const voucher = fc.record({
  voucherId: fc.integer({ min: 1, max: 999 }),
  discount: fc.oneof(
    fc.record({ kind: fc.constant('amount'), cents }),
    fc.record({ kind: fc.constant('percent'), percent: fc.integer({ min: 0, max: 120 }) }),
  ),
  minimumSpendCents: fc.oneof(fc.constant(0), cents),
})

const limits = fc
  .record({ maximumQuantity: fc.option(fc.integer({ min: 1, max: 8 }).map((pieces) => pieces * 1000)), ofClass: cents })
  .map(({ maximumQuantity, ofClass }) => ({
    terms: sellingTerms({ sellingMode: 'piece', maximumQuantity }),
    classLimits: [{ classId: 1, maximum: ofClass }],
  }))

const quantity = fc.integer({ min: 0, max: 12_000 })

const line: fc.Arbitrary<Omit<CartLine, 'lineId'>> = fc.record({
  productId: id,
  quantity,
  pickedQuantity: fc.option(quantity),
  hasVariableWeight: fc.boolean(),
  listPriceCents: cents,
  vatRate,
  promotion: fc.option(promotion),
  promotionChoice: fc.option(fc.integer({ min: -1, max: 5 })),
  vouchers: fc.array(voucher, { maxLength: 3 }),
  isFirstInfantFormula: fc.boolean(),
  limits: fc.option(limits),
})

const anyCart: fc.Arbitrary<PriceCartInput> = fc.record({
  lines: fc.array(line, { maxLength: 12 }).map((lines) => lines.map((each, lineId) => Object.assign(each, { lineId }))),
  orderVouchers: fc.array(voucher, { maxLength: 3 }),
  bagFee: fc.option(fc.record({ cents, vatRate })),
  delivery: fc.option(
    fc.record({
      serviceFeeCents: cents,
      slotFeeCents: fc.option(cents),
      feeSteps: fc.array(fc.record({ fromCents: cents, feeCents: cents }), { maxLength: 3 }),
      freeFromCents: fc.option(cents),
      minimumSpendCents: fc.option(cents),
      vatRate,
      isDiscountable: fc.boolean(),
    }),
  ),
})

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

test('list amounts and adjustments add up to the total, and so do goods, delivery and bag [cart-62]', () => {
  fc.assert(
    fc.property(anyCart, (input) => {
      const cart = priceCart(input)
      expect(sum(cart.lines.map(({ listCents }) => listCents)) + sum(cart.adjustments.map((row) => row.cents))).toBe(
        cart.totalCents,
      )
      expect(cart.goodsCents + cart.deliveryCents + cart.bagFeeCents).toBe(cart.totalCents)
    }),
    { numRuns: 500 },
  )
})

test('the VAT parts add up to the total [cart-63]', () => {
  fc.assert(
    fc.property(anyCart, (input) => {
      const cart = priceCart(input)
      expect(sum(cart.vat.map(({ netCents, vatCents }) => netCents + vatCents))).toBe(cart.totalCents)
    }),
  )
})

test('the rows of a line explain the line', () => {
  fc.assert(
    fc.property(anyCart, (input) => {
      const cart = priceCart(input)
      for (const { lineId, listCents, totalCents } of cart.lines) {
        const rows = cart.adjustments.filter((row) => row.lineId === lineId)
        expect(listCents + sum(rows.map((row) => row.cents))).toBe(totalCents)
      }
    }),
  )
})

test('every amount is whole, no line is below zero, and the card is never asked for less than the total', () => {
  fc.assert(
    fc.property(anyCart, (input) => {
      const cart = priceCart(input)
      const amounts = [
        ...cart.adjustments.map((row) => row.cents),
        cart.totalCents,
        cart.prebilledCents,
        cart.spendCents,
      ]
      expect(amounts.every(Number.isSafeInteger)).toBe(true)
      for (const { totalCents, orderVoucherShareCents } of cart.lines) {
        expect(totalCents + orderVoucherShareCents).toBeGreaterThanOrEqual(0)
      }
      expect(cart.prebilledCents).toBeGreaterThanOrEqual(cart.totalCents)
    }),
  )
})

test('nothing is ever taken off first-stage infant formula', () => {
  fc.assert(
    fc.property(anyCart, (input) => {
      const formulas = new Set(input.lines.filter((each) => each.isFirstInfantFormula).map(({ lineId }) => lineId))
      for (const priced of priceCart(input).lines.filter(({ lineId }) => formulas.has(lineId))) {
        expect(priced.totalCents + priced.orderVoucherShareCents).toBe(priced.listCents)
      }
    }),
  )
})
