import { expect, test } from 'vitest'
import { diffPricing } from './diff.ts'
import { cartOf, homeDelivery, lineOf } from './price-cart.fixtures.ts'
import { priceCart } from './price-cart.ts'

const cut = { kind: 'price-cut', promotionId: 5, selectable: false, priceCents: 80, belowCost: false } as const

test('the same cart has no differences', () => {
  const cart = priceCart(cartOf([lineOf({})], { delivery: homeDelivery }))
  expect(diffPricing(cart, cart)).toEqual([])
})

test('another slot changes prices, promotions, availability and delivery, and the total last', () => {
  const before = priceCart(
    cartOf([lineOf({ lineId: 1, promotion: cut }), lineOf({ lineId: 2 }), lineOf({ lineId: 3 })], {
      delivery: homeDelivery,
    }),
  )
  const after = priceCart(
    cartOf([lineOf({ lineId: 1 }), lineOf({ lineId: 2, listPriceCents: 120 })], {
      delivery: { ...homeDelivery, slotFeeCents: 290 },
    }),
  )
  expect(diffPricing(before, after)).toEqual([
    { kind: 'price', lineId: 1, before: 80, after: 100 },
    { kind: 'promotion-lost', lineId: 1 },
    { kind: 'price', lineId: 2, before: 100, after: 120 },
    { kind: 'unavailable', lineId: 3 },
    { kind: 'delivery', before: 690, after: 290 },
    { kind: 'total', before: 970, after: 510 },
  ])
})

test('a store that has less of a product says how much', () => {
  const before = priceCart(cartOf([lineOf({ quantity: 5000 }), lineOf({ lineId: 2 })]))
  const after = priceCart(cartOf([lineOf({ quantity: 3000 }), lineOf({ lineId: 2, quantity: 0 })]))
  expect(diffPricing(before, after)).toMatchObject([
    { kind: 'quantity', lineId: 1, before: 5000, after: 3000 },
    { kind: 'unavailable', lineId: 2 },
    { kind: 'total' },
  ])
})

test('a promotion that began is told without a change of unit price', () => {
  const promotion = { kind: 'multi-buy', promotionId: 9, selectable: false, take: 3, pay: 2 } as const
  const before = priceCart(cartOf([lineOf({ quantity: 3000 })]))
  const after = priceCart(cartOf([lineOf({ quantity: 3000, promotion })]))
  expect(diffPricing(before, after)[0]).toEqual({ kind: 'promotion-gained', lineId: 1 })
})
