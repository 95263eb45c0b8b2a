import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addedLines, forgetOffers, isFirstFor, isFirstOffer } from './order-offer.ts'

type Cart = Parameters<typeof addedLines>[0]

const cart = (cartId: number, quantities: Record<number, number>, orderId?: number) =>
  ({
    cartId,
    ...(orderId !== undefined && { orderId }),
    cartItems: Object.entries(quantities).map(([itemId, quantity]) => ({
      itemId: Number(itemId),
      quantity,
      product: { name: `Prodotto ${itemId}` },
    })),
  }) as Cart

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (name: string, value: string) => values.set(name, value),
    getItem: (name: string) => values.get(name) ?? null,
    removeItem: (name: string) => values.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what could go into the order the customer already has', () => {
  test('is what was added, new or more', () => {
    expect(addedLines(cart(1, { 5: 1, 6: 2 }), cart(1, { 5: 2, 6: 1, 7: 1 }))).toEqual([
      { itemId: 5, name: 'Prodotto 5' },
      { itemId: 7, name: 'Prodotto 7' },
    ])
    expect(addedLines(cart(0, {}), cart(4, { 9: 1 }))).toHaveLength(1)
    const { cartItems = [], ...inSectors } = cart(1, { 5: 2 })
    const sectors = [{ categoryId: 1, name: 'Dispensa', cartItems }]
    expect(addedLines(cart(1, { 5: 1 }), { ...inSectors, sectors })).toHaveLength(1)
  })

  test('is nothing of another cart, and nothing while an order is being changed', () => {
    expect(addedLines(cart(1, { 5: 1 }), cart(2, { 8: 1 }))).toEqual([])
    expect(addedLines(cart(1, { 5: 1 }), cart(2, { 8: 1 }, 77))).toEqual([])
    expect(addedLines(cart(2, { 8: 1 }, 77), cart(1, { 5: 1 }))).toEqual([])
  })

  test('is asked once for a cart, and offered once for an order, in a session [history-29]', () => {
    expect([isFirstFor(1), isFirstFor(1), isFirstFor(2)]).toEqual([true, false, true])
    expect([isFirstOffer(1), isFirstOffer(1), isFirstOffer(2)]).toEqual([true, false, true])
    expect(isFirstFor(2)).toBe(false)
  })

  test('is offered again with the next product once the order has taken one', () => {
    expect([isFirstFor(1), isFirstOffer(5)]).toEqual([true, true])
    forgetOffers()
    expect([isFirstFor(1), isFirstOffer(5)]).toEqual([true, true])
  })
})
