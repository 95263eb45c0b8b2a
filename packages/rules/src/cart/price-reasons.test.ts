import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstPurchase } from '../promotions/first-purchase.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { lineTotal } from '../quantity/line-total.ts'
import { sellingTerms } from '../quantity/selling-terms.ts'
import { amountOff, cartOf, lineOf, percentOff } from './price-cart.fixtures.ts'
import { priceCart } from './price-cart.ts'
import { priceLine } from './price-line.ts'
import { missingDemand, priceReasons } from './price-reasons.ts'

const cents = fc.integer({ min: 0, max: 20_000 })
const common = { promotionId: fc.integer({ min: 1, max: 3 }), selectable: fc.boolean() }
const promotion: fc.Arbitrary<Promotion> = fc.oneof(
  fc.record({ ...common, kind: fc.constant('price-cut'), priceCents: cents, belowCost: fc.boolean() }),
  fc.record({
    ...common,
    kind: fc.constant('multi-buy'),
    take: fc.integer({ min: 0, max: 5 }),
    pay: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ ...common, kind: fc.constant('second-piece'), discountPercent: fc.integer({ min: 0, max: 120 }) }),
)
const voucher = fc.oneof(
  fc.record({ id: fc.integer({ min: 1, max: 99 }), cents }).map(({ id, cents: off }) => amountOff(id, off)),
  fc
    .record({ id: fc.integer({ min: 1, max: 99 }), percent: fc.integer({ min: 0, max: 100 }) })
    .map(({ id, percent }) => percentOff(id, percent)),
)
const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 0, max: 12_000 }),
      listPriceCents: cents,
      promotion: fc.option(promotion),
      promotionChoice: fc.option(fc.integer({ min: -1, max: 3 })),
      vouchers: fc.array(voucher, { maxLength: 3 }),
      isFirstInfantFormula: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) => all.map((one, lineId) => lineOf({ lineId, ...one })))

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the reasons of a price', () => {
  test('add up to the line to the cent, in any cart with any promotions and vouchers [whyprice-1]', () => {
    fc.assert(
      fc.property(lines, fc.array(voucher, { maxLength: 2 }), (sold, orderVouchers) => {
        const cart = priceCart(cartOf(sold, { orderVouchers }))
        for (const line of cart.lines) {
          const { base, takenOff, totalCents } = priceReasons([line], cart.adjustments)
          expect(sum(base.map((row) => row.cents)) + sum(takenOff.map((row) => row.cents))).toBe(line.totalCents)
          expect(totalCents).toBe(line.totalCents)
          for (const row of base) expect(row.cents).toBe(lineTotal(row.unitCents, row.quantity))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('of a line in several parts are those of all its parts', () => {
    const parts = [
      lineOf({ lineId: 1, listPriceCents: 100, quantity: 2000 }),
      lineOf({ lineId: 2, listPriceCents: 130 }),
    ]
    const cart = priceCart(cartOf(parts))
    expect(priceReasons(cart.lines, cart.adjustments)).toEqual({
      base: [
        { quantity: 2000, unitCents: 100, cents: 200 },
        { quantity: 1000, unitCents: 130, cents: 130 },
      ],
      takenOff: [],
      totalCents: 330,
    })
  })

  test('leave out what belongs to other lines and to the whole order', () => {
    const sold = [
      lineOf({ lineId: 1, vouchers: [amountOff(7, 30)] }),
      lineOf({ lineId: 2, vouchers: [amountOff(8, 20)] }),
    ]
    const cart = priceCart(cartOf(sold, { orderVouchers: [amountOff(9, 50)] }))
    const { takenOff } = priceReasons(cart.lines.slice(0, 1), cart.adjustments)
    expect(takenOff.map(({ voucherId, cents: off }) => [voucherId, off])).toEqual([[7, -30]])
  })

  test('of a product by itself come to what its page shows for the first purchase [whyprice-2]', () => {
    fc.assert(
      fc.property(
        cents,
        fc.option(promotion),
        fc.integer({ min: 1, max: 12 }),
        (listPriceCents, standing, quantityMultiple) => {
          const terms = sellingTerms({ sellingMode: 'pack', quantityMultiple: quantityMultiple * 1000 })
          const shown = firstPurchase(terms, listPriceCents, standing)
          const { line, adjustments } = priceLine(lineOf({ listPriceCents, promotion: standing }), shown.quantity)
          expect(priceReasons([line], adjustments).totalCents).toBe(shown.totalCents)
        },
      ),
    )
  })
})

describe('what a promotion asks before it counts', () => {
  const cut: Promotion = { kind: 'price-cut', promotionId: 1, selectable: false, priceCents: 80, belowCost: false }
  const threeForTwo: Promotion = { kind: 'multi-buy', promotionId: 1, selectable: false, take: 3, pay: 2 }
  const secondHalf: Promotion = { kind: 'second-piece', promotionId: 1, selectable: false, discountPercent: 50 }
  const chosen: Promotion = { ...cut, selectable: true }
  test.each([
    ['nothing of a plain cut, of half a kilogram either', cut, true, null, 500, undefined],
    ['the membership first, of a promotion for members', chosen, false, null, 1000, 'membership'],
    ['a choice nobody made', chosen, true, null, 1000, 'choice'],
    ['a choice that was declined', chosen, true, -1, 1000, 'choice'],
    ['nothing once it was chosen', chosen, true, 1, 1000, undefined],
    ['three pieces of a 3×2', threeForTwo, true, null, 2000, 'quantity'],
    ['nothing more with three', threeForTwo, true, null, 3000, undefined],
    ['two pieces where the second is reduced', secondHalf, true, null, 1000, 'quantity'],
    ['nothing more with two', secondHalf, true, null, 2000, undefined],
  ] as const)('%s', (_, standing, isOpen, choice, quantity, asked) =>
    expect(missingDemand({ promotion: standing, isOpen, choice }, quantity)).toBe(asked),
  )
})
