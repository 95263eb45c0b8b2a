import type { Api } from '@bottega/contract/api.ts'
import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import { describe, expect, test } from 'vitest'
import { findCategory, parentSlugOf } from './find-category.ts'

const fruit = { categoryId: 1, slug: 'frutta', name: 'Frutta' } as CategoryView

/** A shop with one department, and what it was asked. */
function shopOfFruit() {
  const calls: object[] = []
  const call = (_name: string, { query }: { query: { slug?: string; categoryId?: number } }) => {
    calls.push(query)
    const isFruit = query.slug === fruit.slug || query.categoryId === fruit.categoryId
    return Promise.resolve({ data: isFruit ? { category: fruit } : {} })
  }
  return { calls, api: { call } as unknown as Api }
}

describe('a category', () => {
  test('is found by its slug alone', async () => {
    const { api, calls } = shopOfFruit()
    expect((await findCategory(api, 'frutta', '7')).data.category).toBe(fruit)
    expect(calls).toEqual([{ slug: 'frutta', grid: true }])
  })

  test('is found by its number where the slug is gone [catalogue-12]', async () => {
    expect((await findCategory(shopOfFruit().api, 'vecchio', '1')).data.category).toBe(fruit)
  })

  test.each([[null], [''], ['0'], ['1a'], ['1234567890']])('is not asked for by the number %j', async (categoryId) => {
    const { api, calls } = shopOfFruit()
    expect((await findCategory(api, 'vecchio', categoryId)).data.category).toBeUndefined()
    expect(calls).toHaveLength(1)
  })

  test('stands below what its own slug says', () => {
    expect(parentSlugOf({ slug: 'frutta/fresca/mele' })).toBe('frutta/fresca')
    expect(parentSlugOf({ slug: 'frutta' })).toBeUndefined()
  })
})
