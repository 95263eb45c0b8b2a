import type { Request } from 'autocannon'
import { addOne, callAs, fillCart, purchases, readyToShop } from './cart-load.ts'
import { measure, type Bench } from './measure.ts'
import { makeShoppers, openSlot, openSlots, plainProducts, type Shopper } from './world.ts'

const shopperCount = 16

const as = (shopper: Shopper, method: 'GET' | 'POST', path: string, body?: unknown): Request => ({
  method,
  path: `/ebsn/api${path}`,
  headers: shopper.headers,
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

interface Cart {
  store: { storeId: number }
  cartItems: { itemId: number }[]
}

async function cartOf(origin: string, shopper: Shopper): Promise<Cart> {
  const { data } = await callAs<Cart>(origin, shopper, 'GET', '/cart/view')
  return data
}

/** Shoppers with an address, a slot and a cart of so many lines; each connection is one of them. */
async function shoppersWith(bench: Bench, products: readonly number[]): Promise<Shopper[]> {
  const shoppers = await makeShoppers(bench.world.db, shopperCount)
  for (const shopper of shoppers) {
    await readyToShop(bench.server.origin, shopper, (storeId) => openSlot(bench.world.db, storeId))
    await fillCart(bench.server.origin, shopper, products)
  }
  return shoppers
}

async function fullCart(bench: Bench, products: readonly number[]): Promise<void> {
  const { origin } = bench.server
  const shoppers = await shoppersWith(bench, products)
  const perConnection = (requests: (shopper: Shopper, index: number) => Request[]) => ({
    connections: shopperCount,
    perConnection: (connection: number) => shoppers.slice(connection, connection + 1).flatMap(requests),
  })
  const adds = perConnection((shopper) => products.map((id) => as(shopper, 'POST', '/cart/add', addOne(id))))
  await measure(bench, 'cart add, 100 lines in the cart', adds, 'p95 ≤ 25 ms')
  await measure(
    bench,
    'cart view, 100 lines',
    perConnection((shopper) => [as(shopper, 'GET', '/cart/view')]),
  )
  const carts = await Promise.all(shoppers.map((shopper) => cartOf(origin, shopper)))
  const storeId = carts[0]?.store.storeId ?? 0
  const update = (itemId: number, quantity: number) => ({ items: [{ itemId, quantity }] })
  const updates = perConnection((shopper) =>
    (carts[shoppers.indexOf(shopper)]?.cartItems ?? []).flatMap(({ itemId }) =>
      [2, 3].map((quantity) => as(shopper, 'POST', '/cart/update', update(itemId, quantity))),
    ),
  )
  await measure(bench, 'cart update, 100 lines', updates)
  const [near, far] = await openSlots(bench.world.db, storeId)
  const choose = (slot: { id: number; day: string } | undefined) =>
    `/timeslot/select?sel_date=${slot?.day ?? ''}&timeslot_id=${slot?.id ?? 0}`
  const moves = perConnection((shopper) => [near, far].map((slot) => as(shopper, 'GET', choose(slot))))
  await measure(bench, 'cart of 100 lines priced for another slot', moves)
}

/** Carts of 1 and 100 lines, and whole purchases. */
export async function cartFigures(bench: Bench): Promise<void> {
  const { world, server, report, yardstick } = bench
  const plain = await plainProducts(world.db, 100)
  const one = plain.slice(0, 1)
  const shoppers = await shoppersWith(bench, one)
  const adds = {
    connections: shopperCount,
    perConnection: (connection: number) =>
      shoppers
        .slice(connection, connection + 1)
        .flatMap((shopper) => one.map((id) => as(shopper, 'POST', '/cart/add', addOne(id)))),
  }
  await measure(bench, 'cart add, 1 line in the cart', adds, '≥ 600/s')
  await fullCart(bench, plain)
  const buyers = await makeShoppers(world.db, shopperCount)
  const slotOf = (storeId: number) => openSlot(world.db, storeId)
  const y2 = await yardstick.y2()
  report.record({
    name: 'whole purchase, 20 lines, 16 shoppers',
    figures: await purchases(server.origin, buyers, plain, slotOf),
    y2,
  })
}
