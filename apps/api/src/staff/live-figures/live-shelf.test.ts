import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { productsList, productsView } from '@bottega/contract/catalog/calls.ts'
import { livePrices, livePromotions, liveStock, machineKeyMake } from '@bottega/contract/live-figures/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { product } from '../../trade/catalog/products.tables.ts'
import { callAsMachine } from '../../testing/machines.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

/** As a shop is set up: a process asks once in a second whether the catalogue has changed. */
const usual = { CATALOGUE_MAX_AGE_MS: '1000' }

let first: TestShop
let second: TestShop
let key: string
let code: string
beforeAll(async () => {
  first = await openTestShop(usual)
  second = await openTestShop(usual, { beside: first })
  const admin = await staffMember(first, 'admin')
  const scopes = ['stock', 'prices', 'promotions'] as const
  key = (await admin.call(machineKeyMake, { body: { name: 'Cassa', scopes: [...scopes] } })).data.key
  const { pasta } = first.world.products
  const [row] = await first.shop.db.select({ code: product.codInt }).from(product).where(eq(product.id, pasta))
  code = row?.code ?? ''
})
afterAll(async () => {
  await second.close()
  await first.close()
})

/** Returns the figures of the product in a list and on its page, in one process. */
async function shelfOf(shop: TestShop) {
  const productId = shop.world.products.pasta
  const list = await shop.anonymous().call(productsList, { query: { page_size: 100 } })
  const page = await shop.anonymous().call(productsView, { query: { productId } })
  const listed = ('products' in list.data ? list.data.products : []).find((one) => one.productId === productId)
  return [listed, page.data].map((one) => ({
    available: one?.available,
    price: one?.priceDisplay,
    promotion: JSON.stringify(one).includes('Volantino 48'),
  }))
}

/** Guards: whatever a process has cached, it shows a change that came in through another one within two seconds. */
test.each([
  [
    'stock',
    () => callAsMachine(first, key, liveStock, { rows: [{ product: code, store: '1', available: 0 }] }),
    { available: 0 },
  ],
  [
    'a price',
    () => callAsMachine(first, key, livePrices, { rows: [{ product: code, store: '1', price: 0.87 }] }),
    { price: 0.87 },
  ],
  [
    'a promotion',
    () =>
      callAsMachine(first, key, livePromotions, {
        rows: [
          {
            promotion: 'v48',
            product: code,
            price: 0.5,
            from: '2026-11-16',
            to: '2026-11-30',
            name: { it: 'Volantino 48' },
          },
        ],
      }),
    { promotion: true },
  ],
])(
  '%s that a till tells one process is on the shelf of every process within two seconds [live-9]',
  async (_what, tell, shown) => {
    const before = [...(await shelfOf(first)), ...(await shelfOf(second))]
    for (const one of before) expect(one).not.toMatchObject(shown)
    expect((await tell()).code).toBeUndefined()
    const told = performance.now()
    const everywhere = async () => [...(await shelfOf(first)), ...(await shelfOf(second))]
    await expect
      .poll(everywhere, { interval: 50, timeout: atThisSpeed(5000) })
      .toMatchObject([shown, shown, shown, shown])
    expect(performance.now() - told).toBeLessThan(atThisSpeed(2000))
  },
)
