import { ordersDelete, ordersPayment } from '@bottega/contract/orders/calls.ts'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unequalBooks, untilSettled } from '../../../testing/orders/books.ts'
import {
  atTheDoor,
  type Buyer,
  byCard,
  buyerWith,
  deliver,
  later,
  ordersOf,
  put,
  result,
} from '../../../testing/orders/buying.ts'
import { confirm, modify, setTo } from '../../../testing/orders/changing.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { testNow } from '../../../testing/world.ts'
import { reapPayments } from './payment-reaper.ts'

let shop: ShopWithBank
let other: TestShop
beforeAll(async () => {
  shop = await openShopWithBank({ DATABASE_POOL: '20' })
  shop.noticesArrive = false
  const { PUBLIC_ORIGIN, PAYMENT_SANDBOX_URL, PAYMENT_SECRET } = shop.shop.config
  const settings = { PUBLIC_ORIGIN, PAYMENT_SANDBOX_URL, PAYMENT_SECRET, DATABASE_POOL: '20' }
  other = await openTestShop(settings, { beside: shop })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

interface Case {
  /** In the process this side acts in. */
  buyer: Buyer
  orderId: number
  /** The page open at the bank, if there is one. */
  page: string | undefined
}

/** The states in which a payment can be when two things happen to it at once. */
const situations = {
  'the page of the bank is open': async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    return { buyer, orderId, page: redirectUrl }
  },
  'the payment was declined': async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'declined')
    await result(buyer, { orderId })
    return { buyer, orderId, page: undefined }
  },
  'the order stands': async () => {
    const buyer = await buyerWith(shop)
    return { buyer, orderId: await paid(buyer), page: undefined }
  },
  'a change of the order is being paid': async () => {
    const buyer = await buyerWith(shop)
    const orderId = await paid(buyer)
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 6)
    const { data } = await confirm(buyer, orderId)
    return { buyer, orderId, page: data.redirectUrl }
  },
} as const satisfies Record<string, () => Promise<Case>>

async function paid(buyer: Buyer): Promise<number> {
  const { orderId, redirectUrl } = await byCard(buyer)
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  return orderId
}

const approve = ({ page }: Case) => (page === undefined ? undefined : onBankPage(page, 'accepted'))

/** Everything that can happen to a payment; what a situation does not allow is refused. */
const actions = {
  pays: async (one: Case) => {
    await approve(one)
    await result(one.buyer, one)
  },
  webhook: async (one: Case) => {
    await approve(one)
    const ofOrder = () => shop.notices.filter(({ body }) => body.includes(`"order":"${one.orderId}"`))
    if (one.page !== undefined) await expect.poll(() => ofOrder().length).toBeGreaterThan(0)
    for (const notice of ofOrder()) await shop.notify(notice)
  },
  'buys again in another way': async ({ buyer }: Case) => {
    await atTheDoor(buyer)
  },
  'changes the cart and buys': async ({ buyer }: Case) => {
    await put(shop, buyer, { milk: 1 })
    await byCard(buyer)
  },
  cancels: async ({ buyer, orderId }: Case) => {
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    await deliver(shop)
  },
  retries: async ({ buyer, orderId }: Case) => {
    await buyer.call(ordersPayment, { body: { order_id: orderId } })
  },
  reaper: async () => {
    await later(shop, 16)
    await reapPayments(other.shop)
    await deliver(shop)
  },
  'changes the order': async ({ buyer, orderId }: Case) => {
    await modify(buyer, orderId)
    await put(shop, buyer, { wine: 1 })
    await confirm(buyer, orderId)
  },
} as const satisfies Record<string, (one: Case) => Promise<void>>
type Action = keyof typeof actions
const names = Object.keys(actions) as Action[]

type Where = 'request' | 'answer'

/**
 * The first acts until it asks the bank, and is held there before the bank has it, or once the bank has done it; the
 * second acts to its end in another process of the shop; then the first goes on. A refusal of either is an answer, too.
 * False if the first did not ask the bank.
 */
async function runPair(one: Case, first: Action, second: Action, where: Where): Promise<boolean> {
  const elsewhere = { ...one, buyer: { ...one.buyer, ...other.as(one.buyer.token, one.buyer.userId) } }
  const held = shop.line.hold(/./, where)
  const acting = Promise.allSettled([actions[first](one)])
  const hasArrived = await Promise.race([held.arrived.then(() => true), acting.then(() => false)])
  // The second must not be held in its place, until its patience with the bank ends.
  if (!hasArrived) held.release()
  await Promise.allSettled([actions[second](elsewhere)])
  held.release()
  await acting
  return hasArrived
}

const places = ['request', 'answer'] as const satisfies readonly Where[]
const situationNames = Object.keys(situations) as (keyof typeof situations)[]

test.each(situationNames.flatMap((situation) => names.map((first) => [situation, first] as const)))(
  '%s, first %s, and anything else comes in between: order and bank agree [checkout-54]',
  { timeout: atThisSpeed(300_000) },
  async (situation, first) => {
    const cells = new Map<number, string>()
    for (const second of names)
      for (const where of places) {
        shop.clock.now = testNow
        const one = await situations[situation]()
        const hasArrived = await runPair(one, first, second, where)
        for (const { id } of await ordersOf(shop, one.buyer)) cells.set(id, `${second}, held at the ${where}`)
        if (!hasArrived) break
      }
    await untilSettled(shop)
    const unequal = await unequalBooks(shop, [...cells.keys()])
    expect(unequal.map((one) => [cells.get(one.orderId), one])).toEqual([])
  },
)
