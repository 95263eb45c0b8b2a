import type { Request } from 'autocannon'
import { cartSinceHeader } from '@bottega/contract/cart/cart-changes.ts'
import { percentile, type Figures } from './load.ts'
import type { Shopper } from './world.ts'

interface Envelope<Data> {
  response: { status: number; errorsMessage: string[] }
  data: Data
}

/**
 * One call as this shopper; anything but success ends the bench, because refused calls are fast and measure nothing.
 */
export async function callAs<Data>(
  origin: string,
  shopper: Shopper,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Envelope<Data>> {
  const reply = await fetch(`${origin}/ebsn/api${path}`, {
    method,
    headers: shopper.headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const envelope = (await reply.json()) as Envelope<Data>
  if (envelope.response.status !== 0) throw new Error(`${path}: ${envelope.response.errorsMessage.join(' ')}`)
  return envelope
}

export const addOne = (productId: number) => ({ items: [{ productId, quantity: 1 }] })

export async function fillCart(origin: string, shopper: Shopper, products: readonly number[]): Promise<void> {
  const items = products.map((productId) => ({ productId, quantity: 1 }))
  await callAs(origin, shopper, 'POST', '/cart/add', { items })
}

/** Carts that were answered whole to requests which named an answer; with any of them the figure is that of another client. */
export interface WholeCarts {
  count: number
}

/**
 * The requests of one page in the order they are sent: each names the answer before it, as our own pages do, and is answered
 * with the lines that changed since (docs/decisions/0650). The first one names none.
 */
export function namingMarks(requests: readonly Request[], whole: WholeCarts): Request[] {
  let latest = ''
  return requests.map((request) => ({
    ...request,
    setupRequest: (sent) => ({ ...sent, headers: { ...sent.headers, [cartSinceHeader]: latest } }),
    onResponse: (_status, body) => {
      if (latest !== '' && !body.includes('"changes":')) whole.count++
      latest = /"mark":"([^"]+)"/.exec(body)?.[1] ?? ''
    },
  }))
}

interface Slot {
  id: number
  day: string
}

/** Sets the shopper's cart to their home address and holds a slot there. */
export async function readyToShop(
  origin: string,
  shopper: Shopper,
  slotOf: (storeId: number) => Promise<Slot>,
): Promise<void> {
  const address = { address_id: shopper.addressId }
  const { data } = await callAs<{ store?: { storeId: number } }>(
    origin,
    shopper,
    'POST',
    '/user-address/select',
    address,
  )
  const { id, day } = await slotOf(data.store?.storeId ?? 1)
  await callAs(origin, shopper, 'GET', `/timeslot/select?sel_date=${day}&timeslot_id=${id}`)
}

/** From address to an order paid on delivery; answers its number. */
export async function placeOrder(
  origin: string,
  shopper: Shopper,
  products: readonly number[],
  slotOf: (storeId: number) => Promise<Slot>,
): Promise<number> {
  await readyToShop(origin, shopper, slotOf)
  const items = products.map((productId) => ({ productId, quantity: 2 }))
  await callAs(origin, shopper, 'POST', '/cart/add', { items })
  await callAs(origin, shopper, 'POST', '/checkout/prepare', {})
  const bought = await callAs<{ orderId: number }>(origin, shopper, 'POST', '/checkout/buy?payment_type_id=2', {})
  return bought.data.orderId
}

/** Repeats whole purchases for some seconds, by all shoppers at once. */
export async function purchases(
  origin: string,
  shoppers: readonly Shopper[],
  products: readonly number[],
  slotOf: (storeId: number) => Promise<Slot>,
  seconds = 5,
): Promise<Figures> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < until) {
        const began = performance.now()
        await placeOrder(origin, shopper, products.slice(0, 20), slotOf)
        times.push(performance.now() - began)
      }
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p975: percentile(sorted, 0.975),
    failures: 0,
  }
}
