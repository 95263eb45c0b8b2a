import { drawerVersion, drawnPath } from '@bottega/packs/drawn-path.ts'
import { eq, sql } from 'drizzle-orm'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { category } from '../catalog/categories.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { pictureAddress } from '../catalog/presenters/picture-address.ts'

let shop: TestShop
let stored: string
beforeAll(async () => {
  shop = await openTestShop()
  stored = await drawAgain()
})
afterAll(() => shop.close())

const ask = (url: string) => shop.app.inject({ url })

/** Gives the milk the path of its own facts, as seeding and import do. */
async function drawAgain(): Promise<string> {
  const { db } = shop.shop
  const [row] = await db
    .select({ code: product.codInt, name: product.name, brand: product.brand, pack: product.pack, slug: category.slug })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(eq(product.id, shop.world.products.milk))
  if (row === undefined) throw new Error('no milk')
  const path = drawnPath(row.code, {
    name: row.name.it,
    brand: row.brand,
    pack: row.pack.it,
    category: row.slug,
    emblem: 'milk',
  })
  await db.update(product).set({ image: path }).where(eq(product.id, shop.world.products.milk))
  return path
}

describe('a product without a photograph', () => {
  test.each([
    ['thumb', 340],
    ['photo', 680],
    ['large', 1360],
  ] as const)('is drawn as %s, %i pixels wide, to be cached for good [pictures-3]', async (size, width) => {
    const answer = await ask(pictureAddress(stored, size))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(answer.headers['cache-control']).toContain('immutable')
    const picture = await sharp(answer.rawPayload).metadata()
    expect(picture).toMatchObject({ format: 'webp', width, height: width, hasAlpha: true })
  })

  test('is drawn once and then read from the data folder, the same bytes for everybody [pictures-4]', async () => {
    const address = pictureAddress(stored, 'thumb')
    const answers = await Promise.all([ask(address), ask(address), ask(address)])
    const later = await ask(address)
    expect(new Set([...answers, later].map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    const path = stored.replace('drawn/', `drawn/${drawerVersion}/`)
    await access(join(shop.shop.config.dataDir, 'cache/photo/thumb', path))
  })

  test('is drawn only at the address of its own facts: the disk cannot be filled with others [pictures-5]', async () => {
    const digest = /[\da-f]{8}(?=\.webp$)/
    for (const [other, status] of [
      [stored.replace(digest, '00000000'), 302],
      [stored.replace('/milk/', '/pear/'), 302],
      [stored.replace('/milk/', '/auto/'), 302],
      ['drawn/milk/no-such-code-00000000.webp', 404],
    ] as const)
      expect([other, (await ask(pictureAddress(other, 'thumb'))).statusCode]).toEqual([other, status])
  })

  test('has another address when its facts change [pictures-6]', async () => {
    const { db } = shop.shop
    const before = await ask(pictureAddress(stored, 'photo'))
    expect(before.statusCode).toBe(200)
    await db
      .update(product)
      .set({ name: sql`jsonb_set(${product.name}, '{it}', '"Latte di un altro nome"')` })
      .where(eq(product.id, shop.world.products.milk))
    const changed = await drawAgain()
    expect(changed).not.toBe(stored)
    const after = await ask(pictureAddress(changed, 'photo'))
    expect(after.statusCode).toBe(200)
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    stored = changed
  })

  test('drawn on other facts since a page was made is shown there as it is drawn today, or as the picture staff gave it [pictures-151]', async () => {
    const { db } = shop.shop
    const { milk } = shop.world.products
    const old = pictureAddress(stored, 'large')
    await db
      .update(product)
      .set({ pack: { it: '2 l', de: '2 l', en: '2 l' } })
      .where(eq(product.id, milk))
    stored = await drawAgain()
    for (const today of ['uploaded/1-0123.webp', stored]) {
      await db.update(product).set({ image: today }).where(eq(product.id, milk))
      const answer = await ask(old)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, pictureAddress(today, 'large')])
      expect(answer.headers['cache-control']).toBe('public, max-age=60')
    }
    expect((await ask(pictureAddress(stored, 'large'))).statusCode).toBe(200)
  })

  test('asked for as an earlier drawer drew it is sent to the address of today [pictures-7]', async () => {
    const today = pictureAddress(stored, 'thumb')
    const answer = await ask(today.replace(`/drawn/${drawerVersion}/`, `/drawn/${drawerVersion + 1}/`))
    expect([answer.statusCode, answer.headers.location]).toEqual([302, today])
    expect(answer.headers['cache-control']).not.toContain('immutable')
  })
})
