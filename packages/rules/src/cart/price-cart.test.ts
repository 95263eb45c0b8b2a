import { describe, expect, test } from 'vitest'
import { sellingTerms } from '../quantity/selling-terms.ts'
import { priceCart } from './price-cart.ts'
import { amountOff, cartOf, homeDelivery, lineOf, percentOff } from './price-cart.fixtures.ts'

describe('lines', () => {
  test('an empty cart costs nothing, delivery and bag included', () => {
    const cart = priceCart(cartOf([], { bagFee: { cents: 20, vatRate: 22 }, delivery: homeDelivery }))
    expect(cart).toMatchObject({ totalCents: 0, adjustments: [], vat: [], prebilledCents: 0 })
    expect(cart.missingForMinimumCents).toBe(2500)
  })

  test('pieces and weights at list price', () => {
    const jars = lineOf({ listPriceCents: 129, quantity: 3000, vatRate: 10 })
    const ham = lineOf({ listPriceCents: 2490, quantity: 300, vatRate: 4, hasVariableWeight: true })
    const cart = priceCart(cartOf([jars, ham]))
    expect(cart.lines.map(({ totalCents }) => totalCents)).toEqual([387, 747])
    expect(cart).toMatchObject({ listCents: 1134, totalCents: 1134, variableWeightCents: 747, prebilledCents: 1433 })
    expect(cart.vat).toEqual([
      { rate: 4, grossCents: 747, netCents: 718, vatCents: 29 },
      { rate: 10, grossCents: 387, netCents: 352, vatCents: 35 },
    ])
  })

  test('picked weight takes the place of the ordered one and needs no reserve [cart-65]', () => {
    const ham = lineOf({ listPriceCents: 2490, quantity: 300, pickedQuantity: 330, hasVariableWeight: true })
    const cart = priceCart(cartOf([ham]))
    expect(cart).toMatchObject({ totalCents: 822, variableWeightCents: 0, prebilledCents: 822 })
    expect(cart.lines).toMatchObject([{ quantity: 300, pricedQuantity: 330 }])
  })

  test('limits decide the quantity before promotion and vouchers see it [cart-64]', () => {
    const limits = { terms: sellingTerms({ sellingMode: 'piece', maximumQuantity: 3000 }), classLimits: [] }
    const promotion = { kind: 'multi-buy', promotionId: 9, selectable: false, take: 3, pay: 2 } as const
    const cart = priceCart(cartOf([lineOf({ listPriceCents: 100, quantity: 6000, limits, promotion })]))
    expect(cart.totalCents).toBe(200)
    expect(cart.limited).toMatchObject([{ requested: 6000, allowed: 3000, limit: 'product-maximum' }])
  })
})

describe('promotions', () => {
  test('a price cut is one row with its line and promotion', () => {
    const promotion = { kind: 'price-cut', promotionId: 5, selectable: false, priceCents: 99, belowCost: true } as const
    const cart = priceCart(cartOf([lineOf({ lineId: 8, listPriceCents: 149, quantity: 2000, promotion })]))
    expect(cart.adjustments).toEqual([{ reason: 'price-cut', cents: -100, lineId: 8, promotionId: 5, voucherId: null }])
    expect(cart.lines).toMatchObject([{ unitPaidCents: 99, totalCents: 198, promotionId: 5 }])
  })

  test.each([
    ['chosen', 9, 200],
    ['not asked yet', null, 300],
    ['declined', -1, 300],
  ])('a selectable promotion %s', (_, promotionChoice, totalCents) => {
    const promotion = { kind: 'multi-buy', promotionId: 9, selectable: true, take: 3, pay: 2 } as const
    const line = lineOf({ listPriceCents: 100, quantity: 3000, promotion, promotionChoice })
    expect(priceCart(cartOf([line])).totalCents).toBe(totalCents)
  })

  test('a promotion that takes nothing yet is no row and no promotion', () => {
    const promotion = { kind: 'second-piece', promotionId: 9, selectable: false, discountPercent: 50 } as const
    const cart = priceCart(cartOf([lineOf({ quantity: 1000, promotion })]))
    expect(cart.adjustments).toEqual([])
    expect(cart.lines).toMatchObject([{ promotionId: null }])
  })
})

describe('vouchers', () => {
  test('a line takes as many as its quantity, the rest are refused', () => {
    const line = lineOf({ listPriceCents: 500, quantity: 2000, vouchers: [1, 2, 3].map((id) => amountOff(id, 100)) })
    const cart = priceCart(cartOf([line]))
    expect(cart.totalCents).toBe(800)
    expect(cart.refusedVouchers).toEqual([
      { voucherId: 3, lineId: line.lineId, reason: 'more-than-quantity', missingCents: 0 },
    ])
  })

  test('a weight below a kilogram still takes one', () => {
    const line = lineOf({ listPriceCents: 1000, quantity: 300, vouchers: [percentOff(1, 50)] })
    expect(priceCart(cartOf([line])).totalCents).toBe(150)
  })

  test('a percentage on a line is of one piece, after its promotion', () => {
    const promotion = {
      kind: 'price-cut',
      promotionId: 5,
      selectable: false,
      priceCents: 200,
      belowCost: false,
    } as const
    const line = lineOf({ listPriceCents: 300, quantity: 3000, promotion, vouchers: [percentOff(1, 50)] })
    expect(priceCart(cartOf([line])).totalCents).toBe(500)
  })

  test('a voucher never makes a line negative', () => {
    const line = lineOf({ listPriceCents: 100, quantity: 2000, vouchers: [amountOff(1, 900), amountOff(2, 900)] })
    const cart = priceCart(cartOf([line]))
    expect(cart.totalCents).toBe(0)
    expect(cart.refusedVouchers).toMatchObject([{ voucherId: 2, reason: 'nothing-left' }])
  })

  test('an order voucher below its threshold says what is missing', () => {
    const cart = priceCart(
      cartOf([lineOf({ listPriceCents: 1999, quantity: 1000 })], { orderVouchers: [amountOff(4, 500, 5000)] }),
    )
    expect(cart.totalCents).toBe(1999)
    expect(cart.refusedVouchers).toEqual([
      { voucherId: 4, lineId: null, reason: 'below-threshold', missingCents: 3001 },
    ])
  })

  test('an order voucher is one row, shared among the lines for VAT', () => {
    const lines = [
      lineOf({ listPriceCents: 3000, quantity: 1000, vatRate: 4 }),
      lineOf({ listPriceCents: 1000, quantity: 1000, vatRate: 22 }),
    ]
    const cart = priceCart(cartOf(lines, { orderVouchers: [percentOff(4, 10)] }))
    expect(cart.adjustments).toEqual([
      { reason: 'order-voucher', cents: -400, lineId: null, promotionId: null, voucherId: 4 },
    ])
    expect(cart.lines.map((line) => line.orderVoucherShareCents)).toEqual([-300, -100])
    expect(cart.vat.map(({ grossCents }) => grossCents)).toEqual([2700, 900])
  })
})

describe('first-stage infant formula', () => {
  const promotion = {
    kind: 'price-cut',
    promotionId: 5,
    selectable: false,
    priceCents: 1000,
    belowCost: false,
  } as const
  const formula = lineOf({
    listPriceCents: 2000,
    quantity: 1000,
    promotion,
    vouchers: [amountOff(1, 500)],
    isFirstInfantFormula: true,
  })

  test('has no promotion and no voucher', () => {
    const cart = priceCart(cartOf([formula]))
    expect(cart.totalCents).toBe(2000)
    expect(cart.adjustments).toEqual([])
    expect(cart.refusedVouchers).toMatchObject([{ voucherId: 1, reason: 'excluded-product' }])
  })

  test('does not help an order voucher over its threshold and gets no share of it', () => {
    const bread = lineOf({ lineId: 2, listPriceCents: 1500, quantity: 1000 })
    const refused = priceCart(cartOf([formula, bread], { orderVouchers: [amountOff(4, 500, 2000)] }))
    expect(refused.refusedVouchers).toMatchObject([{ voucherId: 1 }, { voucherId: 4, missingCents: 500 }])
    expect(refused).toMatchObject({ spendCents: 3500, voucherSpendCents: 1500 })
    const applied = priceCart(cartOf([formula, bread], { orderVouchers: [amountOff(4, 2500)] }))
    expect(applied.lines.map((line) => line.orderVoucherShareCents)).toEqual([0, -1500])
  })
})

describe('fees', () => {
  test('bag and delivery are rows, with what is missing for free delivery and for the minimum', () => {
    const cart = priceCart(
      cartOf([lineOf({ listPriceCents: 2000, quantity: 1000 })], {
        bagFee: { cents: 20, vatRate: 22 },
        delivery: homeDelivery,
      }),
    )
    expect(cart.adjustments.map(({ reason, cents }) => [reason, cents])).toEqual([
      ['bag-fee', 20],
      ['delivery-fee', 690],
    ])
    expect(cart).toMatchObject({
      totalCents: 2710,
      missingForFreeDeliveryCents: 6000,
      missingForMinimumCents: 500,
      prebilledCents: 2710,
    })
    expect(cart.vat.at(-1)).toEqual({ rate: 22, grossCents: 710, netCents: 582, vatCents: 128 })
  })

  test('a voucher does not make delivery dearer again', () => {
    const cart = priceCart(
      cartOf([lineOf({ listPriceCents: 8000, quantity: 1000 })], {
        orderVouchers: [amountOff(4, 1000)],
        delivery: homeDelivery,
      }),
    )
    expect(cart).toMatchObject({ deliveryCents: 0, missingForFreeDeliveryCents: 0, totalCents: 7000 })
    expect(cart.adjustments.map(({ reason, cents }) => [reason, cents])).toEqual([
      ['order-voucher', -1000],
      ['delivery-fee', 690],
      ['delivery-fee-discount', -690],
    ])
  })
})
