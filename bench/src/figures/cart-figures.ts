import type { Request } from 'autocannon'
import { addOne, callAs, fillCart, namingMarks, purchases, readyToShop } from '../cart-load.ts'
import { measure, type Bench } from '../measure.ts'
import { makeShoppers, openSlot, openSlots, plainProducts, type Shopper } from '../world.ts'

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

/** The requests of each shopper on a connection of their own. */
const each = (shoppers: readonly Shopper[], requests: (shopper: Shopper) => Request[]) => ({
  connections: shopperCount,
  perConnection: (connection: number) => shoppers.slice(connection, connection + 1).flatMap(requests),
})

/** Adds of the products, in turn. */
const adds = (products: readonly number[]) => (shopper: Shopper) =>
  products.map((id) => as(shopper, 'POST', '/cart/add', addOne(id)))

/**
 * Adds as our own pages send them, which are answered with the lines that changed. Both sizes of cart are measured one after
 * the other, because it is their ratio that is asked.
 */
async function addsOfOurPages(
  bench: Bench,
  one: { shoppers: readonly Shopper[]; products: readonly number[] },
  full: { shoppers: readonly Shopper[]; products: readonly number[] },
): Promise<void> {
  const rate = '≥ 0.05 of Y2'
  const whole = { count: 0 }
  const load = ({ shoppers, products }: typeof one) =>
    each(shoppers, (shopper) => namingMarks(adds(products)(shopper), whole))
  const small = await measure(bench, 'cart add, 1 line, as our pages ask', load(one), rate)
  const large = await measure(
    bench,
    'cart add, 100 lines, as our pages ask',
    load(full),
    `${rate}, p95 ≤ 1.3 times that of 1 line`,
  )
  if (whole.count > 0) throw new Error(`${whole.count} adds that named an answer got a whole cart`)
  bench.report.note({
    name: 'p95 of a cart add as our pages ask, of 100 lines to 1 line',
    value: (large.p95 / small.p95).toFixed(2),
    target: '≤ 1.3',
  })
}

async function fullCart(bench: Bench, shoppers: readonly Shopper[]): Promise<void> {
  const { origin } = bench.server
  await measure(
    bench,
    'cart view, 100 lines',
    each(shoppers, (shopper) => [as(shopper, 'GET', '/cart/view')]),
  )
  const carts = await Promise.all(shoppers.map((shopper) => cartOf(origin, shopper)))
  const storeId = carts[0]?.store.storeId ?? 0
  const update = (itemId: number, quantity: number) => ({ items: [{ itemId, quantity }] })
  const updates = each(shoppers, (shopper) =>
    (carts[shoppers.indexOf(shopper)]?.cartItems ?? []).flatMap(({ itemId }) =>
      [2, 3].map((quantity) => as(shopper, 'POST', '/cart/update', update(itemId, quantity))),
    ),
  )
  await measure(bench, 'cart update, 100 lines', updates)
  const [near, far] = await openSlots(bench.world.db, storeId)
  const choose = (slot: { id: number; day: string } | undefined) =>
    `/timeslot/select?sel_date=${slot?.day ?? ''}&timeslot_id=${slot?.id ?? 0}`
  const moves = each(shoppers, (shopper) => [near, far].map((slot) => as(shopper, 'GET', choose(slot))))
  await measure(bench, 'cart of 100 lines priced for another slot', moves)
}

/** Carts of 1 and 100 lines, and whole purchases. */
export async function cartFigures(bench: Bench): Promise<void> {
  const { world, server, report, yardstick } = bench
  const plain = await plainProducts(world.db, 100)
  const one = { products: plain.slice(0, 1), shoppers: await shoppersWith(bench, plain.slice(0, 1)) }
  await measure(bench, 'cart add, 1 line in the cart', each(one.shoppers, adds(one.products)), '≥ 600/s')
  const full = { products: plain, shoppers: await shoppersWith(bench, plain) }
  await measure(bench, 'cart add, 100 lines in the cart', each(full.shoppers, adds(plain)), 'p95 ≤ 25 ms')
  await addsOfOurPages(bench, one, full)
  await fullCart(bench, full.shoppers)
  const buyers = await makeShoppers(world.db, shopperCount)
  const slotOf = (storeId: number) => openSlot(world.db, storeId)
  const y2 = await yardstick.y2()
  report.record({
    name: 'whole purchase, 20 lines, 16 shoppers',
    figures: await purchases(server.origin, buyers, plain, slotOf),
    y2,
  })
}
