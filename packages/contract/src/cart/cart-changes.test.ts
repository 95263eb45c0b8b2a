import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesChangedSince, type MarkedLines, sectorsOf, wholeCart } from './cart-changes.ts'
import { cartExtension } from './cart-extension.ts'
import type { CartItemView, CartView } from './cart-view.ts'

const lineOf = (itemId: number, quantity: number) =>
  ({
    itemId,
    quantity,
    product: { productId: itemId, categoryId: itemId % 3, breadCrumbs: [] },
  }) as unknown as CartItemView

const cartOf = (more: Partial<CartView>) => ({ cartId: 7, total: 1, ...more }) as CartView

/** Lines by id, each with a quantity; in a cart they stand in the order of their ids. */
const carts = fc.array(
  fc.dictionary(fc.integer({ min: 1, max: 12 }).map(String), fc.integer({ min: 1, max: 3 }), { maxKeys: 8 }),
  { minLength: 1, maxLength: 8 },
)

describe('the changes of a cart', () => {
  test('make of the lines before those after, through any row of carts [contract-40]', () => {
    const check = (states: Record<string, number>[], bySector: boolean) => {
      const shown = new Map<string, CartItemView>()
      let known: MarkedLines | undefined
      for (const [index, state] of states.entries()) {
        const lines = Object.entries(state)
          .sort(([one], [other]) => Number(one) - Number(other))
          .map(([id, quantity]) => {
            const line = shown.get(`${id} ${quantity}`) ?? lineOf(Number(id), quantity)
            shown.set(`${id} ${quantity}`, line)
            return line
          })
        const inWhole = bySector ? { sectors: sectorsOf(lines) } : { cartItems: lines }
        const changes = known && { since: known.mark, bySector, ...linesChangedSince(known.lines, lines) }
        const sent = JSON.stringify(cartOf({ mark: `m${index}`, ...(changes === undefined ? inWhole : { changes }) }))
        const read = wholeCart(JSON.parse(sent) as CartView, known && { ...known })
        expect(read.cart).toEqual(cartOf(inWhole))
        // The client has a copy of the objects the shop compares by identity.
        known = read.known && { mark: read.known.mark, lines }
        expect(read.known?.lines.toSorted((one, other) => one.itemId - other.itemId)).toEqual(lines)
      }
    }
    fc.assert(fc.property(carts, fc.boolean(), check))
  })

  test('that count from other lines are refused', () => {
    const answer = cartOf({ mark: 'b', changes: { since: 'a', items: [], removed: [], bySector: false } })
    expect(() => wholeCart(answer, undefined)).toThrow('count from a')
    expect(() => wholeCart(answer, { mark: 'other', lines: [] })).toThrow('count from a')
  })
})

describe('requests of a page', () => {
  test('are read with the lines they named, in whatever order their answers come', () => {
    const ask = cartExtension()
    const one = lineOf(1, 1)
    const first = ask()
    expect(first.headers).toEqual({ 'x-bottega-cart': 'lines', 'x-bottega-cart-since': '' })
    first.read(cartOf({ mark: 'a', cartItems: [one] }))
    const [second, third] = [ask(), ask()]
    expect(second.headers['x-bottega-cart-since']).toBe('a')
    const changes = (...items: CartItemView[]) => ({ since: 'a', items, removed: [], bySector: false })
    expect(third.read(cartOf({ mark: 'c', changes: changes(lineOf(2, 1), lineOf(3, 1)) }))).toEqual(
      cartOf({ cartItems: [one, lineOf(2, 1), lineOf(3, 1)] }),
    )
    expect(second.read(cartOf({ mark: 'b', changes: changes(lineOf(2, 1)) }))).toEqual(
      cartOf({ cartItems: [one, lineOf(2, 1)] }),
    )
    expect(ask().headers['x-bottega-cart-since']).toBe('b')
  })

  test('leave other answers, and carts without a mark, as they are', () => {
    const ask = cartExtension()
    const products = { items: [1] }
    expect(ask().read(products)).toBe(products)
    const cart = cartOf({ cartItems: [] })
    expect(ask().read(cart)).toBe(cart)
    expect(ask().headers['x-bottega-cart-since']).toBe('')
  })
})
