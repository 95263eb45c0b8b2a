import { describe, expect, test } from 'vitest'
import { listingRequestOf } from './listing-request.ts'

describe('an order asked for', () => {
  test.each([
    [{}, 'relevance'],
    [{ sort: 'price' }, 'price'],
    [{ sort: 'price', order_by: 'desc' }, 'price_desc'],
    [{ sort: 'price des' }, 'price_desc'],
    [{ order_by: 'name' }, 'name'],
    [{ sort: 'price_um' }, 'price_um'],
    [{ sort: 'drop table' }, 'relevance'],
  ] as const)('%j is %s', (query, sort) => expect(listingRequestOf(query).sort).toBe(sort))
})

describe('facets', () => {
  test('come by their own name, repeated, and by the general one', () => {
    const query = { vendor_id: ['3', '1'], product_class_7: '70', facets: ['vendor_id:3', 'product_class_7:71'] }
    expect([...listingRequestOf(query).facets]).toEqual([
      ['product_class_7', [70, 71]],
      ['vendor_id', [1, 3]],
    ])
  })

  test('take ids only', () => {
    expect(() => listingRequestOf({ vendor_id: ["1' or true"] })).toThrow('error.request.invalid')
  })

  test('of unknown names are left out like any unknown parameter', () => {
    const query: object = { product_class_x: '1', hash: 'w1d2026-01-01t3' }
    expect(listingRequestOf(query).facets.size).toBe(0)
  })
})

test('an empty query is no query', () =>
  expect(listingRequestOf({ q: '  ', barcode: '' })).toMatchObject({ query: null, barcode: null }))
