import { describe, expect, test } from 'vitest'
import { changeFilters, defaultFilters, resetFilters, toggleFacet } from './product-filters.ts'

const onPageThree = { ...defaultFilters(4), page: 3 }

test('at first nothing is filtered, on page 1 of 24 [catalogue-58]', () => {
  expect(defaultFilters()).toEqual({
    categoryId: null,
    facets: {},
    sort: null,
    promo: false,
    onlyNew: false,
    tp: false,
    preferred: false,
    coop: false,
    cashback: false,
    page: 1,
    pageSize: 24,
  })
})

describe('changing a filter [catalogue-35]', () => {
  test.each([
    ['facets', { facets: { vendor_id: [7] } }, 1],
    ['promo', { promo: true }, 1],
    ['new', { onlyNew: true }, 1],
    ['TP', { tp: true }, 1],
    ['preferred', { preferred: true }, 1],
    ['promo off again', { promo: false }, 1],
    ['sort', { sort: 'price' }, 3],
    ['cashback', { cashback: true }, 3],
    ['coop', { coop: true }, 3],
    ['page size', { pageSize: 48 }, 3],
    ['the page', { page: 5 }, 5],
    ['the same category again', { categoryId: 4 }, 3],
  ])('%s', (_, change, page) => {
    expect(changeFilters(onPageThree, change)).toEqual({ ...onPageThree, ...change, page })
  })

  test('another category resets everything [catalogue-37]', () => {
    const busy = { ...onPageThree, facets: { vendor_id: [7] }, sort: 'price', coop: true, pageSize: 48 }
    expect(changeFilters(busy, { categoryId: 5 })).toEqual(defaultFilters(5))
    expect(changeFilters(busy, { categoryId: null })).toEqual(defaultFilters())
  })
})

test('a reset leaves the category and nothing else [catalogue-38]', () => {
  const busy = { ...onPageThree, facets: { vendor_id: [7] }, sort: 'price', cashback: true, tp: true, pageSize: 96 }
  expect(resetFilters(busy)).toEqual(defaultFilters(4))
})

test('facet values are chosen and dropped one by one, back on page 1', () => {
  const one = toggleFacet(onPageThree, 'vendor_id', 7)
  expect(one).toMatchObject({ facets: { vendor_id: [7] }, page: 1 })
  const two = toggleFacet(toggleFacet(one, 'vendor_id', 8), 'product_class_2', 1)
  expect(two.facets).toEqual({ vendor_id: [7, 8], product_class_2: [1] })
  expect(toggleFacet(toggleFacet(two, 'vendor_id', 7), 'product_class_2', 1).facets).toEqual({ vendor_id: [8] })
})
