import type { Request } from 'autocannon'
import { drive, type Figures } from './load.ts'
import type { Shopper } from './world.ts'

interface Envelope {
  response: { status: number; errorsMessage: string[] }
  data: { store?: { storeId: number }; cartId?: number; version?: number }
}

/** One call as this shopper; anything but success ends the bench, for a refused call is quick and proves nothing. */
export async function callAs(
  origin: string,
  shopper: Shopper,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Envelope> {
  const reply = await fetch(`${origin}/ebsn/api${path}`, {
    method,
    headers: shopper.headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const envelope = (await reply.json()) as Envelope
  if (envelope.response.status !== 0) throw new Error(`${path}: ${envelope.response.errorsMessage.join(' ')}`)
  return envelope
}

const addOne = (productId: number) => ({ items: [{ productId, quantity: 1 }] })

/** Sends the shopper's cart to their home and reserves a slot there. */
export async function readyToShop(
  origin: string,
  shopper: Shopper,
  slotOf: (storeId: number) => Promise<{ id: number; day: string }>,
): Promise<void> {
  const { data } = await callAs(origin, shopper, 'POST', '/user-address/select', { address_id: shopper.addressId })
  const { id, day } = await slotOf(data.store?.storeId ?? 1)
  await callAs(origin, shopper, 'GET', `/timeslot/select?sel_date=${day}&timeslot_id=${id}`)
}

/** Adds while the cart holds `lines` lines; each connection is a shopper of its own. */
export async function cartAdds(
  origin: string,
  shoppers: readonly Shopper[],
  products: readonly number[],
  lines: number,
): Promise<Figures> {
  const held = products.slice(0, lines)
  const items = held.map((productId) => ({ productId, quantity: 1 }))
  await Promise.all(shoppers.map((shopper) => callAs(origin, shopper, 'POST', '/cart/add', { items })))
  const request = (productId: number, shopper: Shopper): Request => ({
    method: 'POST',
    path: '/ebsn/api/cart/add',
    headers: shopper.headers,
    body: JSON.stringify(addOne(productId)),
  })
  return drive({
    url: origin,
    connections: shoppers.length,
    perConnection: (connection) => {
      const shopper = shoppers[connection]
      return shopper === undefined ? [] : held.map((productId) => request(productId, shopper))
    },
  })
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

/** From address to paid-on-delivery order, again and again for some seconds, by all shoppers at once. */
export async function purchases(
  origin: string,
  shoppers: readonly Shopper[],
  products: readonly number[],
  slotOf: (storeId: number) => Promise<{ id: number; day: string }>,
  seconds = 5,
): Promise<Figures> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const items = products.slice(0, 20).map((productId) => ({ productId, quantity: 2 }))
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < until) {
        const began = performance.now()
        await readyToShop(origin, shopper, slotOf)
        await callAs(origin, shopper, 'POST', '/cart/add', { items })
        await callAs(origin, shopper, 'POST', '/checkout/prepare', {})
        await callAs(origin, shopper, 'POST', '/checkout/buy?payment_type_id=2', {})
        times.push(performance.now() - began)
      }
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p975: percentile(sorted, 0.975),
    failures: 0,
  }
}
