import { sql } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { bumpCatalogueVersion } from '../../../kernel/database/catalogue-version.ts'
import { ProductCache } from '../product-cache.ts'
import { Catalogue } from './catalogue.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const open = (maximumAge: number) =>
  new Catalogue({ ...shop.shop, config: { ...shop.shop.config, CATALOGUE_MAX_AGE_MS: maximumAge } }, new ProductCache())
const today = { warehouseId: 1, day: '2026-11-16', isMember: false }

async function rename(name: string): Promise<void> {
  await shop.shop.db.transaction(async (tx) => {
    await tx.execute(sql`update product set name = jsonb_build_object('it', ${name}::text) where id = 1`)
    await bumpCatalogueVersion(tx)
  })
}
const nameIn = async (catalogue: Catalogue) => {
  const { names, numberOf } = await catalogue.current()
  return names.it[numberOf.get(1) ?? -1]
}

describe('the catalogue in memory', () => {
  test('asks nothing of the database while it is young', async () => {
    const catalogue = open(60_000)
    await catalogue.priced(today)
    const query = vi.spyOn(shop.shop.database.pool, 'query')
    await rename('Latte di prima')
    query.mockClear()
    await catalogue.priced(today)
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
  })

  test('goes on answering while a change is read, then answers with it', async () => {
    await rename('Latte di ieri')
    const catalogue = open(5)
    expect(await nameIn(catalogue)).toBe('Latte di ieri')
    await rename('Latte di oggi')
    await setTimeout(10)
    expect(await nameIn(catalogue)).toBe('Latte di ieri')
    await expect.poll(() => nameIn(catalogue)).toBe('Latte di oggi')
  })

  test('is read once however many ask', async () => {
    const catalogue = open(60_000)
    const snapshots = await Promise.all([catalogue.current(), catalogue.current(), catalogue.current()])
    expect(new Set(snapshots).size).toBe(1)
  })

  test('has the prices of each day and warehouse', async () => {
    const catalogue = open(60_000)
    const paid = async (pricing: typeof today) => {
      const { snapshot, prices } = await catalogue.priced(pricing)
      return prices.paid[snapshot.numberOf.get(1) ?? -1]
    }
    expect(await paid(today)).toBe(145)
    expect(await paid({ ...today, warehouseId: 2 })).toBe(155)
    expect(await paid({ ...today, day: '2020-01-01' })).toBe(0)
  })

  test('tries again after the database was away', async () => {
    const catalogue = open(0)
    const query = vi.spyOn(shop.shop.database.pool, 'query').mockRejectedValueOnce(new Error('away'))
    await expect(catalogue.current()).rejects.toThrow()
    query.mockRestore()
    expect(await nameIn(catalogue)).toBeTypeOf('string')
  })
})

test('two changes at once count twice', async () => {
  const { version } = await open(0).current()
  await Promise.all([rename('uno'), rename('due')])
  expect((await open(0).current()).version).toBe(version + 2)
})
