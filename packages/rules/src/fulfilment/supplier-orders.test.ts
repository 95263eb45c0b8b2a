import { assert, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { missingToMinimum, packsToOrder, readSupplierRows } from './supplier-orders.ts'

/** One piece is sold a day. */
const daily = { sold: 28_000, available: 0, ordered: 0, days: 7, packSize: 6000 }

test.each([
  ['nothing is there: seven pieces are two packs of six', daily, 2],
  ['one piece is there: six are one pack', { ...daily, available: 1000 }, 1],
  ['a pack is on its way: one piece more is a pack', { ...daily, ordered: 6000 }, 1],
  ['what is there and on its way is enough', { ...daily, available: 1000, ordered: 6000 }, 0],
  ['more is there than it needs', { ...daily, available: 90_000 }, 0],
  ['nothing is sold', { ...daily, sold: 0 }, 0],
  ['kilograms come in crates of two and a half', { ...daily, packSize: 2500 }, 3],
])('packs are proposed where %s', (_case, demand, packs) => expect(packsToOrder(demand)).toBe(packs))

const amount = integer({ min: 0, max: 2_000_000 })
const demands = record({
  sold: amount,
  available: amount,
  ordered: amount,
  days: integer({ min: 1, max: 180 }),
  packSize: integer({ min: 100_000, max: 1_000_000 }),
})

describe('a proposal', () => {
  test('is a whole number of packs, never below zero', () =>
    assert(
      property(demands, (demand) => {
        const packs = packsToOrder(demand)
        expect(Number.isInteger(packs)).toBe(true)
        expect(packs).toBeGreaterThanOrEqual(0)
      }),
    ))

  test('is enough for the days, and would not be with a pack less', () =>
    assert(
      property(demands, (demand) => {
        const packs = packsToOrder(demand)
        const needed = (demand.sold * demand.days) / 28
        const there = demand.available + demand.ordered
        expect(there + packs * demand.packSize).toBeGreaterThanOrEqual(needed - 0.001)
        if (packs > 0) expect(there + (packs - 1) * demand.packSize).toBeLessThan(needed)
      }),
    ))

  test('once ordered, is not proposed again', () =>
    assert(
      property(demands, (demand) => {
        const ordered = demand.ordered + packsToOrder(demand) * demand.packSize
        expect(packsToOrder({ ...demand, ordered })).toBe(0)
      }),
    ))
})

test.each([
  [0, 5000, 0],
  [4000, 5000, 1000],
  [5000, 5000, 0],
])('an order of %i cents lacks to a minimum of %i: %i', (total, minimum, missing) =>
  expect(missingToMinimum(total, minimum)).toBe(missing),
)

const rows = (...lines: string[]) => lines.map((line, at) => ({ line: at + 1, fields: line.split(';') }))
const heads = 'product;supplier_code;pack_size;pack_price'

describe('the list of a supplier', () => {
  test('is read with comma or point, empty lines left out', () => {
    const { lines, faults } = readSupplierRows(rows(heads, '8001;A-1;6;12,50', ';;;', "MELE;'=1;2.5;3"))
    expect(faults).toEqual([])
    expect(lines).toEqual([
      { line: 2, product: '8001', articleCode: 'A-1', packSize: 6000, packCents: 1250 },
      { line: 4, product: 'MELE', articleCode: '=1', packSize: 2500, packCents: 300 },
    ])
  })

  test('names each fault by its line', () => {
    const { faults } = readSupplierRows(rows(heads, 'A;1;0;1', 'B;1;6;gratis', ';1;6;1', 'C;1;6;1'))
    expect(faults).toEqual([
      { line: 2, fault: 'pack_size', text: '0' },
      { line: 3, fault: 'pack_price', text: 'gratis' },
      { line: 4, fault: 'product', text: '' },
    ])
  })

  test('names the columns that are missing', () =>
    expect(readSupplierRows(rows('product;pack_size', 'A;6')).faults).toEqual([
      { line: 1, fault: 'column', text: 'supplier_code' },
      { line: 1, fault: 'column', text: 'pack_price' },
    ]))
})
