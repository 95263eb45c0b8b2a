import { expect, test } from 'vitest'
import { FacetTableBuilder } from './facet-table.ts'
import { applyFacets } from './facets.ts'

const builder = new FacetTableBuilder(
  [{ id: 7, name: { it: 'Caratteristiche' }, facet: true }],
  [
    { id: 70, groupId: 7, name: { it: 'Bio' } },
    { id: 71, groupId: 7, name: { it: 'Vegano' } },
  ],
  [
    { id: 1, name: 'UNO' },
    { id: 2, name: 'DUE' },
  ],
)
const products = [
  { vendorId: 1, classIds: [70] },
  { vendorId: 1, classIds: [70, 71] },
  { vendorId: 2, classIds: [71] },
  { vendorId: 2, classIds: [] },
]
for (const product of products) builder.add(product)
const table = builder.build()

const countsOf = (chosen: [string, number[]][]) => {
  const { matching, counts } = applyFacets(table, [0, 1, 2, 3], new Map(chosen))
  return { matching, counts: counts.map(({ value, count, filteredCount }) => [value.id, count, filteredCount]) }
}

test('without a choice every value counts what carries it', () => {
  expect(countsOf([])).toEqual({
    matching: [0, 1, 2, 3],
    counts: [
      [1, 2, 2],
      [2, 2, 2],
      [70, 2, 2],
      [71, 2, 2],
    ],
  })
})

test('a choice narrows the other groups and leaves its own open', () => {
  expect(countsOf([['vendor_id', [1]]])).toEqual({
    matching: [0, 1],
    counts: [
      [1, 2, 2],
      [2, 2, 2],
      [70, 2, 2],
      [71, 2, 1],
    ],
  })
})

test('values of one group widen the list, groups together narrow it', () => {
  expect(countsOf([['vendor_id', [1, 2]]]).matching).toEqual([0, 1, 2, 3])
  expect(countsOf([['product_class_7', [70, 71]]]).matching).toEqual([0, 1, 2])
  expect(
    countsOf([
      ['product_class_7', [71]],
      ['vendor_id', [2]],
    ]),
  ).toMatchObject({ matching: [2] })
})

test('what a value says it leaves is what choosing it leaves', () => {
  const chosen: [string, number[]][] = [['product_class_7', [71]]]
  const { counts } = applyFacets(table, [0, 1, 2, 3], new Map(chosen))
  const vendors = counts.filter(({ value }) => value.group === 0)
  expect(vendors.length).toBeGreaterThan(0)
  for (const { value, filteredCount } of vendors)
    expect(countsOf([...chosen, ['vendor_id', [value.id]]]).matching).toHaveLength(filteredCount)
})

test('an unknown value or group leaves nothing', () => {
  expect(countsOf([['vendor_id', [99]]]).matching).toEqual([])
  expect(countsOf([['product_class_99', [1]]]).matching).toEqual([])
})
