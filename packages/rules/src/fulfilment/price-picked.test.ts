import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Voucher } from '../cart/vouchers/vouchers.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { paidLines } from './paid-lines.ts'
import {
  type PickedAdjustment,
  type PickedLine,
  pricePerKilogram,
  pricePicked,
  substituteTerms,
} from './price-picked.ts'

const line = (lineId: number, change: Partial<PickedLine> = {}): PickedLine => ({
  lineId,
  productId: 100 + lineId,
  listPriceCents: 100,
  quantityOrdered: 3000,
  pricedQuantity: 3000,
  vatRate: 4,
  promotion: null,
  isFirstInfantFormula: false,
  replacesLineId: null,
  vouchers: [],
  ...change,
})

const threeForTwo: Promotion = { promotionId: 7, selectable: false, kind: 'multi-buy', take: 3, pay: 2 }
const cut: Promotion = { promotionId: 8, selectable: true, kind: 'price-cut', priceCents: 80, belowCost: false }
const off = (voucherId: number, cents: number, minimumSpendCents = 0): Voucher => ({
  voucherId,
  discount: { kind: 'amount', cents },
  minimumSpendCents,
})
const fee = (reason: PickedAdjustment['reason'], cents: number): PickedAdjustment => ({
  reason,
  cents,
  lineId: null,
  promotionId: null,
  voucherId: null,
})
const fees = [fee('bag-fee', 50), fee('delivery-fee', 490), fee('delivery-fee-discount', -490)]
const price = (lines: readonly PickedLine[], orderVouchers: readonly Voucher[] = []) =>
  pricePicked({ lines, orderVouchers, fees: [] })

describe('what was picked costs', () => {
  test('what was weighed, not what was ordered [fulfilment-7]', () => {
    const apples = { listPriceCents: 229, quantityOrdered: 1000 }
    expect(price([line(1, { ...apples, pricedQuantity: 1040 })]).totalCents).toBe(238)
    expect(price([line(1, { ...apples, pricedQuantity: 870 })]).totalCents).toBe(199)
  })

  test('with the promotion that was agreed, selectable or not, for the pieces found [fulfilment-8]', () => {
    expect(price([line(1, { promotion: cut, pricedQuantity: 2000 })]).totalCents).toBe(160)
    expect(price([line(1, { promotion: threeForTwo })]).totalCents).toBe(200)
    expect(price([line(1, { promotion: threeForTwo, pricedQuantity: 2000 })]).totalCents).toBe(200)
    expect(price([line(1, { promotion: threeForTwo, pricedQuantity: 1000 })]).totalCents).toBe(100)
  })

  test('with a voucher on the order that the order earned and the goods found alone would not [fulfilment-9]', () => {
    const picked = price([line(1, { pricedQuantity: 1000 })], [off(5, 60, 250)])
    expect(picked.totalCents).toBe(40)
    expect(picked.voucherIds).toEqual([5])
  })

  test('with as many vouchers of a line as there are pieces; the others are free again [fulfilment-10]', () => {
    const picked = price([line(1, { pricedQuantity: 1000, vouchers: [off(5, 30), off(6, 30)] })])
    expect(picked.totalCents).toBe(70)
    expect(picked.voucherIds).toEqual([5])
  })

  test('with the fees that were agreed, though fewer goods would have cost a delivery [fulfilment-11]', () => {
    const picked = pricePicked({ lines: [line(1, { pricedQuantity: 1000 })], orderVouchers: [], fees })
    expect(picked.totalCents).toBe(150)
    expect(picked.discountCents).toBe(0)
  })
})

describe('a substitute costs', () => {
  const own = (listPriceCents: number, promotion: Promotion | null = null) => ({ listPriceCents, promotion })

  test('its own price where that is lower, else the price ordered [fulfilment-12]', () => {
    const ordered = { listPriceCents: 100, promotion: null }
    expect(substituteTerms(ordered, own(140)).listPriceCents).toBe(100)
    expect(substituteTerms(ordered, own(70)).listPriceCents).toBe(70)
    expect(substituteTerms(ordered, own(140, { ...cut, priceCents: 90 })).listPriceCents).toBe(90)
  })

  test('with the promotion of what was ordered, over both [fulfilment-13]', () => {
    const found = line(1, { promotion: threeForTwo, pricedQuantity: 2000 })
    const instead = line(2, { promotion: threeForTwo, pricedQuantity: 1000, quantityOrdered: 0, replacesLineId: 1 })
    const picked = price([found, instead])
    expect(picked.totalCents).toBe(200)
    expect(picked.adjustments).toEqual([
      { reason: 'substitute-price', cents: -100, lineId: 2, promotionId: null, voucherId: null },
    ])
  })

  test('with the voucher of the line it is put in for [fulfilment-14]', () => {
    const none = line(1, { pricedQuantity: 0, vouchers: [off(5, 30)] })
    const instead = line(2, { pricedQuantity: 3000, quantityOrdered: 0, replacesLineId: 1 })
    expect(price([none, instead])).toMatchObject({ totalCents: 270, voucherIds: [5] })
  })

  test('together with what was found never more than what was ordered [fulfilment-15]', () => {
    const promotions = [null, cut, threeForTwo, { ...threeForTwo, kind: 'second-piece', discountPercent: 50 } as const]
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(...promotions),
        (ordered, found, listPriceCents, ownCents, promotion) => {
          const there = Math.min(found, ordered)
          const original = { listPriceCents, promotion: promotion as Promotion | null, quantityOrdered: ordered * 1000 }
          const agreed = price([line(1, { ...original, pricedQuantity: ordered * 1000 })]).totalCents
          const instead = { ...substituteTerms(original, own(ownCents)), quantityOrdered: 0, replacesLineId: 1 }
          const picked = price([
            line(1, { ...original, pricedQuantity: there * 1000 }),
            line(2, { ...instead, pricedQuantity: (ordered - there) * 1000 }),
          ])
          expect(picked.totalCents).toBeLessThanOrEqual(agreed)
        },
      ),
    )
  })
})

describe('the lines of a receipt', () => {
  const written = (lineId: number, totalCents: number, vatRate: number) => ({
    lineId,
    totalCents,
    vatRate,
    isFirstInfantFormula: lineId === 3,
  })

  test('carry their share of vouchers on the order, and the VAT follows [fulfilment-16]', () => {
    const lines = [written(1, 1000, 4), written(2, 500, 22), written(3, 700, 4)]
    const rows = [
      { lineId: 1, reason: 'price-cut', cents: -200 },
      { lineId: null, reason: 'order-voucher', cents: -130 },
      { lineId: null, reason: 'delivery-fee', cents: 490 },
    ]
    const paid = paidLines(lines, rows)
    expect([...paid.paidCents]).toEqual([
      [1, 720],
      [2, 450],
      [3, 700],
    ])
    expect(paid.fees).toEqual([{ reason: 'delivery-fee', cents: 490, vatRate: 22 }])
    expect(paid.vat.map(({ rate, grossCents, vatCents }) => [rate, grossCents, vatCents])).toEqual([
      [4, 1420, 55],
      [22, 940, 170],
    ])
    expect(paid.totalCents).toBe(2360)
  })
})

test.each([
  ['a piece that usually weighs a kilogram', 'piece', 1190, 920, 920, 1190],
  ['a piece of 350 g', 'piece', 183, 1043, 365, 523],
  ['two pieces of 800 g', 'pack', 952, 1950, 1560, 1190],
  ['a piece that is not weighed', 'piece', 183, 1000, null, undefined],
  ['loose goods, whose price is that of the kilogram', 'loose', 229, 540, 540, undefined],
  ['a piece that was not there', 'piece', 183, 0, 0, undefined],
] as const)('%s', (_what, sellingMode, unitPriceCents, pricedQuantity, weightPrepared, perKilogram) => {
  expect(pricePerKilogram({ sellingMode, unitPriceCents, pricedQuantity, weightPrepared })).toBe(perKilogram)
})
