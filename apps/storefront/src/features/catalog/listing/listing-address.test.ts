import { changeFilters, defaultFilters, toggleFacet } from '@bottega/rules/catalog/product-filters.ts'
import { describe, expect, test } from 'vitest'
import { filterCount, isMoreOfSame, listingHref, readFilters, readLastPage } from './listing-address.ts'

const fruit = { pathname: '/category/frutta' }
const read = (query: string) => readFilters(new URLSearchParams(query))

test('an address without parameters stands for the whole list', () => {
  expect(read('')).toEqual(defaultFilters())
  expect(listingHref(fruit, defaultFilters())).toBe('/category/frutta')
})

test('filters survive the way into the address and back', () => {
  const brands = toggleFacet(toggleFacet(defaultFilters(), 'vendor_id', 12), 'vendor_id', 3)
  const filters = changeFilters(toggleFacet(brands, 'product_class_10003', 1), { promo: true, sort: 'price' })
  const href = listingHref(fruit, { ...filters, page: 2 })
  expect(href).toBe('/category/frutta?product_class_10003=1&vendor_id=3&vendor_id=12&promo=true&sort=price&page=2')
  expect(readFilters(new URL(href, 'https://shop.test').searchParams)).toMatchObject({
    facets: { product_class_10003: [1], vendor_id: [3, 12] },
    promo: true,
    onlyNew: false,
    sort: 'price',
    page: 2,
  })
})

test('a search keeps its words and its department, whatever is filtered [catalogue-6]', () => {
  const search = { pathname: '/search', q: 'latte & miele', parentCategoryId: 7 }
  expect(listingHref(search, { ...defaultFilters(), onlyNew: true })).toBe(
    '/search?q=latte+%26+miele&parent_category_id=7&onlyNew=true',
  )
})

describe('what cannot be read is left out', () => {
  test.each([
    'vendor_id=x',
    'vendor_id=-1',
    'password=1',
    'product_class_=2',
    'sort=cheap',
    'sort=relevance',
    'promo=1',
  ])('%s', (query) => expect(read(query)).toEqual(defaultFilters()))

  test.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=2.5', 1],
    ['page=99999', 10_000],
    ['page=7', 7],
  ])('%s is page %i', (query, page) => expect(read(query).page).toBe(page))
})

test.each([
  ['filter=promo', { promo: true }],
  ['filter=new', { onlyNew: true }],
  ['new_product=true', { onlyNew: true }],
])('%s of an older link is understood [catalogue-7]', (query, filters) => {
  expect(read(query)).toMatchObject(filters)
})

test.each([
  ['promo=true', { promo: true }],
  ['onlyNew=true', { onlyNew: true }],
  ['coop=true', { coop: true }],
  ['cashback=true', { cashback: true }],
  ['TP=true', { tp: true }],
  ['preferred=true', { preferred: true }],
  ['page_size=48', { pageSize: 48 }],
  ['page_size=5000', { pageSize: 24 }],
])('%s of an address is read, and written the same [catalogue-32]', (query, filters) => {
  const expected = { ...defaultFilters(), ...filters }
  expect(read(query)).toEqual(expected)
  expect(read(new URL(listingHref(fruit, expected), 'https://shop.test').search)).toEqual(expected)
})

describe('more pages of one list', () => {
  const url = (address: string) => new URL(address, 'https://shop.test')
  const fruitUpTo = (last: number) => listingHref(fruit, { ...defaultFilters(), page: 2, sort: 'price' }, last)

  test('stand in the address, and are read from it', () => {
    expect(fruitUpTo(2)).toBe('/category/frutta?sort=price&page=2')
    expect(fruitUpTo(4)).toBe('/category/frutta?sort=price&page=2&to_page=4')
    expect([2, 4].map((last) => readLastPage(url(fruitUpTo(last)).searchParams))).toEqual([2, 4])
  })

  test.each([
    ['to_page=3', 3],
    ['page=4&to_page=3', 4],
    ['to_page=x', 1],
    ['to_page=9999', 10],
    ['page=5&to_page=9999', 14],
  ])('%s ends with page %i', (query, last) => expect(readLastPage(new URLSearchParams(query))).toBe(last))

  test('are the same list only while nothing else changes', () => {
    const list = url(fruitUpTo(3))
    expect(isMoreOfSame(list, url(fruitUpTo(4)))).toBe(true)
    expect(isMoreOfSame(list, url(fruitUpTo(3)))).toBe(false)
    expect(isMoreOfSame(list, url(fruitUpTo(2)))).toBe(false)
    expect(isMoreOfSame(list, url('/category/frutta?sort=name&page=2&to_page=4'))).toBe(false)
    expect(isMoreOfSame(list, url('/category/verdura?sort=price&page=2&to_page=4'))).toBe(false)
  })
})

test('every choice that narrows counts, the order and the page do not', () => {
  expect(filterCount(read('vendor_id=1&vendor_id=2&promo=true&sort=price&page=3'))).toBe(3)
})
