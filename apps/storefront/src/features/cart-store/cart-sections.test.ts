import type { CartItemView, CartView } from '@bottega/contract/cart/cart-view.ts'
import { describe, expect, test } from 'vitest'
import { goalOf, sectionsOf, unavailableItemsOf } from './cart-sections.ts'

const item = (itemId: number, department: string, unavailable?: CartItemView['unavailable']) =>
  ({
    itemId,
    product: { breadCrumbs: [{ categoryId: department.length, name: department, slug: '' }], productInfos: {} },
    ...(unavailable && { unavailable }),
  }) as unknown as CartItemView

const apples = item(1, 'Frutta')
const milk = item(2, 'Latte e formaggi')
const pears = item(3, 'Frutta')
const fish = item(4, 'Pesce', 'dayLock')
const cart = { cartItems: [apples, milk, fish, pears] } as unknown as CartView

test('lines stand by department; what cannot come stands apart', () => {
  expect(sectionsOf(cart).map(({ name, items }) => [name, items])).toEqual([
    ['Frutta', [apples, pears]],
    ['Latte e formaggi', [milk]],
  ])
  expect(unavailableItemsOf(cart)).toEqual([fish])
})

test('a reply that came by department reads the same', () => {
  const bySector = { sectors: [{ categoryId: 6, name: 'Frutta', cartItems: [apples, pears] }] } as unknown as CartView
  expect(sectionsOf(bySector)[0]?.items).toEqual([apples, pears])
})

describe('the goal of a cart', () => {
  const goal = (fields: Partial<CartView>) => goalOf(fields as CartView)

  test('first the smallest order, then free delivery, then that it is reached', () => {
    const free = { freeDeliveryFrom: 90, missingForFreeDelivery: 65 }
    expect(goal({ minimumOrder: 40, missingForMinimum: 15, ...free })).toEqual({
      kind: 'minimum',
      missing: 15,
      target: 40,
    })
    expect(goal({ minimumOrder: 40, missingForMinimum: 0, ...free })).toEqual({
      kind: 'freeDelivery',
      missing: 65,
      target: 90,
    })
    expect(goal({ freeDeliveryFrom: 90, missingForFreeDelivery: 0 })).toEqual({
      kind: 'reached',
      missing: 0,
      target: 90,
    })
  })

  test('a lower fee comes before free delivery, and after the smallest order', () => {
    const steps = { nextDeliveryFee: 3.9, nextDeliveryFeeFrom: 50, missingForNextDeliveryFee: 5 }
    const free = { freeDeliveryFrom: 90, missingForFreeDelivery: 45 }
    expect(goal({ ...steps, ...free })).toEqual({ kind: 'lowerFee', missing: 5, target: 50, fee: 3.9 })
    expect(goal({ ...steps, ...free, minimumOrder: 60, missingForMinimum: 15 })?.kind).toBe('minimum')
  })

  test('a service without thresholds has none', () => {
    expect(goal({})).toBeUndefined()
  })
})
