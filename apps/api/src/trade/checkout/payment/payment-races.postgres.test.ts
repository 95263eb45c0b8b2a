import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unequalBooks, untilSettled } from '../../../testing/orders/books.ts'
import {
  atTheDoor,
  type Buyer,
  byCard,
  buyerWith,
  ordersOf,
  put,
  result,
  attemptsOf,
  statusOf,
} from '../../../testing/orders/buying.ts'
import { bankSecret, onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import type { Notice } from '@bottega/bank/notices.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'

let shop: ShopWithBank
let other: TestShop
beforeAll(async () => {
  shop = await openShopWithBank({ DATABASE_POOL: '20' })
  const { PUBLIC_ORIGIN, PAYMENT_SANDBOX_URL, PAYMENT_SECRET } = shop.shop.config
  other = await openTestShop(
    { PUBLIC_ORIGIN, PAYMENT_SANDBOX_URL, PAYMENT_SECRET, DATABASE_POOL: '20' },
    { beside: shop },
  )
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const rounds = 50
const jitter = (most: number) => pause(Math.random() * most)

/** Actions of a second tab, in another process of the shop, while the customer is on the bank's page. */
const secondTabs = {
  'adds a line and buys again': async (tab: Buyer) => {
    await put(shop, tab, { milk: 1 })
    await byCard(tab)
  },
  'buys again at the door': async (tab: Buyer) => {
    await atTheDoor(tab)
  },
  'buys again at the door, then cancels': async (tab: Buyer) => {
    const { orderId } = await atTheDoor(tab)
    await tab.call(ordersDelete, { body: { order_id: orderId } })
  },
  cancels: async (tab: Buyer, orderId: number) => {
    for (const wait of [5, 10, 20, 40]) {
      await jitter(wait)
      await tab.call(ordersDelete, { body: { order_id: orderId } })
    }
  },
} as const

test.each(Object.entries(secondTabs))(
  `the customer approves at the bank while a second tab in another process %s, ${rounds} times [checkout-55]`,
  { timeout: atThisSpeed(240_000) },
  async (_, secondTab) => {
    shop.line.delay = () => Math.random() * 15
    const buyers: Buyer[] = []
    const round = async () => {
      const buyer = await buyerWith(shop)
      buyers.push(buyer)
      const { orderId, redirectUrl } = await byCard(buyer)
      const approves = async () => {
        await jitter(30)
        await onBankPage(redirectUrl, 'accepted')
        await jitter(10)
        await result(buyer, { orderId })
      }
      const acts = async () => {
        await jitter(30)
        await secondTab({ ...buyer, ...other.as(buyer.token, buyer.userId) }, orderId)
      }
      // Either side may be refused: that is an answer, and what stands afterwards is what counts.
      await Promise.allSettled([approves(), acts()])
    }
    for (let done = 0; done < rounds; done += 5) await Promise.all(Array.from({ length: 5 }, round))
    await untilSettled(shop)
    const orders = (await Promise.all(buyers.map((buyer) => ordersOf(shop, buyer)))).flat()
    expect(orders.length).toBeGreaterThanOrEqual(rounds)
    expect(
      await unequalBooks(
        shop,
        orders.map(({ id }) => id),
      ),
    ).toEqual([])
  },
)

test('an attempt given up before it was sent is never sent [checkout-57]', async () => {
  const buyer = await buyerWith(shop)
  const payments = shop.shop.payments as Map<string, PaymentProvider>
  const sandbox = payments.get('sandbox')
  if (sandbox === undefined) throw new Error('the shop has no sandbox')
  payments.set('sandbox', { ...sandbox, authorise: () => Promise.reject(new Error('killed')) })
  await expect(byCard(buyer)).rejects.toThrow()
  payments.set('sandbox', sandbox)
  const [order] = await ordersOf(shop, buyer)
  if (order === undefined) throw new Error('nothing was ordered')
  const { pool } = shop.shop.database
  await pool.query(`update payment_attempt set state = 'created' where order_id = $1`, [order.id])

  const givingUp = await pool.connect()
  await givingUp.query('begin')
  await givingUp.query('select id from cart where id = $1 for update', [order.cartId])
  const back = result(buyer, { orderId: order.id })
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query<{ count: number }>(waiting)).rows[0]?.count).toBe(1)
  await givingUp.query(`update payment_attempt set state = 'declined' where order_id = $1`, [order.id])
  await givingUp.query(`update shop_order set status_id = 11 where id = $1`, [order.id])
  await givingUp.query('commit')
  givingUp.release()

  expect(await back).toMatchObject({ orderStatusId: 11 })
  expect(shop.bank.payments().filter(({ order: number }) => number === String(order.id))).toEqual([])
})

/** The bank's notice about the same payment declined, so many seconds later, or earlier if negative; signed. */
function contradicting({ body }: { body: string }, seconds: number) {
  const said = JSON.parse(body) as Notice
  const createdAt = new Date(Date.parse(said.createdAt) + seconds * 1000).toISOString()
  const payment = { ...said.payment, status: 'declined' as const }
  const altered = JSON.stringify({ ...said, id: randomUUID(), createdAt, payment })
  const at = Math.floor(shop.clock.now.getTime() / 1000)
  const signature = createHmac('sha256', bankSecret).update(`${at}.${altered}`).digest('hex')
  return { body: altered, headers: { 'bank-signature': `t=${at},v1=${signature}` } }
}

test('“authorised” and two that say “declined”, older and newer, arrive at once: what the bank holds decides, 20 times [payments-156]', async () => {
  shop.line.delay = () => Math.random() * 15
  shop.noticesArrive = false
  for (let done = 0; done < 20; done += 1) {
    const { orderId, redirectUrl } = await byCard(await buyerWith(shop))
    await onBankPage(redirectUrl, 'accepted')
    const found = () => shop.notices.find(({ body }) => body.includes(`"order":"${orderId}"`))
    await expect.poll(found).toBeDefined()
    const notice = found() ?? { body: '', headers: {} }
    const all = [notice, contradicting(notice, -1), contradicting(notice, 1)]
    const statuses = await Promise.all(all.map(async (one) => (await jitter(10), shop.notify(one))))
    expect(statuses).toEqual([200, 200, 200])
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'authorised' }])
  }
  shop.noticesArrive = true
})
