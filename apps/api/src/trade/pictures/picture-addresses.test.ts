import { basePath } from '@bottega/contract/call.ts'
import { listsInsert } from '@bottega/contract/lists/calls.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buyerWith } from '../../testing/orders/buying.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { product } from '../catalog/products.tables.ts'

describe('addresses of pictures', () => {
  const picture = '2026/01/15/a3/milk.webp'
  const picturesOf = async (settings: Parameters<typeof openTestShop>[0]) => {
    const known = await openTestShop(settings)
    await known.shop.db.update(product).set({ image: picture }).where(eq(product.id, known.world.products.milk))
    const { app, world } = known
    const someone = await buyerWith(known, { milk: 1, wine: 2 })
    await someone.call(listsInsert, { body: { name: '"/photo/ e "/photo/' } })
    const listed = await app.inject(`${basePath}/products?barcode=&category_id=${world.categories.latte}`)
    const page = await app.inject(`${basePath}/products/${world.products.milk}`)
    const headers = { 'x-ebsn-account': someone.token }
    const cart = await app.inject({ url: `${basePath}/cart/view`, headers })
    const lists = await app.inject({ url: `${basePath}/wishlist/list`, headers })
    await known.close()
    const found = [listed, page, cart].flatMap(({ body }) => body.match(/"[^"]*\/photo\/[^"]*"/g) ?? [])
    return { addresses: new Set(found.map((one) => one.slice(1, one.indexOf('main/')))), lists }
  }

  test('are absolute where the shop knows its own, and nothing else changes', async () => {
    const { addresses, lists } = await picturesOf({ PUBLIC_ORIGIN: 'https://spesa.example' })
    expect([...addresses]).toEqual(['https://spesa.example/photo/2026/01/15/a3/'])
    expect(lists.json().data.lists[0].name).toBe('"/photo/ e "/photo/')
  })

  test('are paths where only the request says it', async () => {
    expect([...(await picturesOf({})).addresses]).toEqual(['/photo/2026/01/15/a3/'])
  })
})
