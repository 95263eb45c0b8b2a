import { expect, test } from 'vitest'
import { byCloseness, type SubstituteCandidate } from './substitutes.ts'

const ordered = { productId: 1, categoryId: 10, name: 'Spaghetti', brand: 'VALDORA', priceCents: 100, content: 500 }
const other = (productId: number, change: Partial<SubstituteCandidate> = {}): SubstituteCandidate => ({
  ...ordered,
  productId,
  brand: 'ALTRA',
  editorsPlace: null,
  ...change,
})

test('the closest comes first: named by editors, same shelf, same pack, same brand, nearest price [fulfilment-58]', () => {
  const candidates = [
    other(2, { categoryId: 11, brand: 'VALDORA' }),
    other(3, { content: 1000, brand: 'VALDORA' }),
    other(4, { priceCents: 150 }),
    other(5, { priceCents: 90 }),
    other(6, { brand: 'VALDORA', priceCents: 300 }),
    other(7, { content: 700, brand: 'VALDORA' }),
    other(8, { categoryId: 12, editorsPlace: 1 }),
    other(9, { categoryId: 12, editorsPlace: 0 }),
  ]
  expect(byCloseness(ordered, candidates).map(({ productId }) => productId)).toEqual([9, 8, 6, 5, 4, 7, 3, 2])
})

test('goods that keep the promise of the name come before closer ones that break it, and of one shelf the most alike by name come first', () => {
  const glutenFree = { ...ordered, name: 'Spaghetti senza glutine' }
  const candidates = [
    other(2, { name: 'Penne senza glutine' }),
    other(3, { name: 'Spaghetti n. 5', brand: 'VALDORA' }),
    other(4, { name: 'Spaghetti quadrati senza glutine', priceCents: 180 }),
    other(5, { name: 'Crackers senza glutine', categoryId: 11 }),
  ]
  expect(byCloseness(glutenFree, candidates).map(({ productId }) => productId)).toEqual([4, 2, 5, 3])
})
