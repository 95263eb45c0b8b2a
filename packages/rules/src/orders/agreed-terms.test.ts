import { describe, expect, test } from 'vitest'
import { priceCart } from '../cart/price-cart.ts'
import { cartOf, lineOf } from '../cart/price-cart.fixtures.ts'
import type { CartLine } from '../cart/pricing.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { sellingTerms } from '../quantity/selling-terms.ts'
import { type AgreedTerms, partsAtTerms, termsAfterMoves } from './agreed-terms.ts'

const threeForTwo: Promotion = { kind: 'multi-buy', promotionId: 7, selectable: false, take: 3, pay: 2 }
const agreedOn = (known: Partial<AgreedTerms>): AgreedTerms => ({
  quantity: 2000,
  listPriceCents: 100,
  vatRate: 10,
  promotion: null,
  ...known,
})

const priceOf = (line: CartLine, terms: readonly AgreedTerms[]) =>
  priceCart(cartOf(partsAtTerms(line, terms).map(({ source }) => source))).totalCents
const quantitiesOf = (line: CartLine, terms: readonly AgreedTerms[]) =>
  partsAtTerms(line, terms).map(({ source }) => [source.quantity, source.listPriceCents])

describe('two ordered at 1.00, sold today at 1.20', () => {
  test.each([
    ['one fewer keeps its price', 1000, [[1000, 100]], 100],
    ['as many keep theirs', 2000, [[2000, 100]], 200],
    [
      'one more costs what it costs today',
      3000,
      [
        [2000, 100],
        [1000, 120],
      ],
      320,
    ],
  ])('%s', (_, quantity, parts, cents) => {
    const line = lineOf({ quantity, listPriceCents: 120 })
    expect(quantitiesOf(line, [agreedOn({})])).toEqual(parts)
    expect(priceOf(line, [agreedOn({})])).toBe(cents)
  })
})

test('what has become cheaper keeps its price too: what was agreed is agreed', () => {
  expect(priceOf(lineOf({ quantity: 3000, listPriceCents: 80 }), [agreedOn({})])).toBe(280)
})

test('at the same terms there is one part, and a promotion counts over all of it', () => {
  const line = lineOf({ quantity: 3000, promotion: threeForTwo })
  expect(quantitiesOf(line, [agreedOn({ promotion: threeForTwo })])).toEqual([[3000, 100]])
  expect(priceOf(line, [agreedOn({ promotion: threeForTwo })])).toBe(200)
})

test('a promotion that has ended still counts for what was ordered, and only for that', () => {
  const line = lineOf({ quantity: 4000 })
  expect(priceOf(line, [agreedOn({ quantity: 3000, promotion: threeForTwo })])).toBe(300)
})

test('a promotion chosen when ordering counts though the shopper is not asked again', () => {
  const chosen: Promotion = { ...threeForTwo, selectable: true }
  expect(priceOf(lineOf({ quantity: 3000 }), [agreedOn({ quantity: 3000, promotion: chosen })])).toBe(200)
})

test('a promotion of today that was not chosen is none', () => {
  const line = lineOf({ quantity: 3000, promotion: { ...threeForTwo, selectable: true } })
  expect(partsAtTerms(line, [agreedOn({ quantity: 3000 })])).toHaveLength(1)
  expect(priceOf(line, [agreedOn({ quantity: 3000 })])).toBe(300)
})

test('an order changed before has several prices of one product; fewer take from the last', () => {
  const terms = [agreedOn({ quantity: 1000 }), agreedOn({ quantity: 1000, listPriceCents: 120 })]
  const line = lineOf({ quantity: 3000, listPriceCents: 130 })
  expect(priceOf(line, terms)).toBe(350)
  expect(priceOf({ ...line, quantity: 1000 }, terms)).toBe(100)
})

test('what was agreed knows no limit of today; what comes on top does', () => {
  const limits = {
    terms: {
      sellingMode: 'piece' as const,
      quantityMultiple: 1000,
      quantityLocked: false,
      minimumQuantity: 3000,
      maximumQuantity: 4000,
      firstWeight: 0,
      stepWeight: 0,
    },
    classLimits: [],
    available: 3000,
  }
  const terms = [agreedOn({ quantity: 2000 })]
  const priced = (quantity: number) =>
    priceCart(
      cartOf(partsAtTerms(lineOf({ quantity, listPriceCents: 120, limits }), terms).map(({ source }) => source)),
    ).lines.map((line) => line.quantity)
  expect(priced(2000)).toEqual([2000])
  expect(priced(5000)).toEqual([2000, 1000])
})

test('what was agreed at today’s price is one part with what comes on top, and still not taken away', () => {
  const limits = { terms: sellingTerms({ sellingMode: 'piece', maximumQuantity: 4000 }), classLimits: [] }
  const line = lineOf({ quantity: 9000, limits })
  const { lines, limited } = priceCart(
    cartOf(partsAtTerms(line, [agreedOn({ quantity: 6000 })]).map(({ source }) => source)),
  )
  expect(lines.map(({ quantity }) => quantity)).toEqual([6000])
  expect(limited).toMatchObject([{ requested: 9000, allowed: 6000, limit: 'product-maximum' }])
})

test('what was agreed of a class leaves no room in it for other goods', () => {
  const limits = {
    terms: sellingTerms({ sellingMode: 'piece' }),
    classLimits: [{ classId: 7, maximum: 12_000 }],
  }
  const agreed = partsAtTerms(lineOf({ lineId: 1, quantity: 12_000, listPriceCents: 120, limits }), [
    agreedOn({ quantity: 12_000 }),
  ])
  const other = lineOf({ lineId: 2, productId: 2, quantity: 12_000, limits })
  const priced = priceCart(cartOf([...agreed.map(({ source }) => source), other]))
  expect(priced.lines.map(({ quantity }) => quantity)).toEqual([12_000, 0])
})

test('vouchers count once for the line, and parts remember it', () => {
  const voucher = { voucherId: 1, discount: { kind: 'amount' as const, cents: 50 }, minimumSpendCents: 0 }
  const parts = partsAtTerms(lineOf({ lineId: 9, quantity: 3000, listPriceCents: 120, vouchers: [voucher] }), [
    agreedOn({}),
  ])
  expect(parts.map(({ source }) => source.vouchers.length)).toEqual([1, 0])
  expect(parts.map(({ ofLineId }) => ofLineId)).toEqual([9, 9])
  expect(new Set(parts.map(({ source }) => source.lineId)).size).toBe(2)
})

test('a line that cannot be had has its one part', () => {
  expect(quantitiesOf(lineOf({ quantity: 0, listPriceCents: 120 }), [agreedOn({})])).toEqual([[0, 120]])
})

describe('goods that get other options', () => {
  const whole = [agreedOn({}), agreedOn({ quantity: 1000, listPriceCents: 120 })]
  const movedTo = (quantity: number, to = 'sliced') =>
    [...termsAfterMoves(new Map([['whole', whole]]), [{ from: 'whole', to, quantity }])].map(
      ([name, terms]): [string, number[][]] => [name, terms.map((one) => [one.quantity, one.listPriceCents])],
    )

  test.each([
    ['the last agreed move first, at their price', 1000, [[2000, 100]], [[1000, 120]]],
    [
      'a part of an agreement moves with its price',
      2000,
      [[1000, 100]],
      [
        [1000, 100],
        [1000, 120],
      ],
    ],
    [
      'more than was agreed moves nothing further',
      9000,
      [],
      [
        [2000, 100],
        [1000, 120],
      ],
    ],
  ])('%s', (_, quantity, stays, moves) => {
    expect(movedTo(quantity)).toEqual([
      ['whole', stays],
      ['sliced', moves],
    ])
  })

  test('moving to the same options changes nothing of what is agreed', () => {
    const all = movedTo(1000, 'whole').flatMap(([, terms]) => terms)
    expect(all).toEqual([
      [2000, 100],
      [1000, 120],
    ])
  })

  test('what had other options before keeps its own terms beside', () => {
    const agreed = new Map([
      ['whole', whole],
      ['sliced', [agreedOn({ quantity: 1000, listPriceCents: 90 })]],
    ])
    const after = termsAfterMoves(agreed, [{ from: 'whole', to: 'sliced', quantity: 500 }])
    expect(after.get('sliced')?.map(({ quantity, listPriceCents }) => [quantity, listPriceCents])).toEqual([
      [1000, 90],
      [500, 120],
    ])
  })
})
