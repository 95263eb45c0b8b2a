import { tokenOrderCreate, tokenOrderView } from '@bottega/contract/orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderLink } from './order-links.tables.ts'
import { shopOrder } from '../orders.tables.ts'
import { outboxHandlers } from '../../../modules.ts'
import { orderAtTheDoor, setStatus, viewOrder } from '../../../testing/orders/changing.ts'
import { refusal } from '../../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { deliverDue } from '../../../testing/deliver-due.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const open = (person: Person, orderId: number, token: string) =>
  person.call(tokenOrderView, { body: { order_id: orderId, access_token: token } }).then(({ data }) => data.order)
const linkTo = (person: Person, orderId: number) =>
  person.call(tokenOrderCreate, { body: { order_id: orderId } }).then(({ data }) => data.accessToken)
const notFound = refusal('error.order.notFound')

describe('the link to an order', () => {
  test('opens it without a login, and tells nothing of whose it is [history-18]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const token = await linkTo(buyer, orderId)
    const order = await open(shop.anonymous(), orderId, token)
    expect(order).toMatchObject({ orderId, grossTotal: 21.49, status: { orderStatusId: 3 } })
    expect(order.orderItems).toHaveLength(2)
    expect(JSON.stringify(order)).not.toMatch(/Via Larga|Anna|Prova|20122|payments|"can"/)
  })

  test('never shows the code that is said at the counter [history-37]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await shop.shop.db.update(shopOrder).set({ deliveryServiceId: 1, statusId: 6 }).where(eq(shopOrder.id, orderId))
    const { handoverCode = '' } = await viewOrder(buyer, orderId)
    expect(handoverCode).toMatch(/^\d{6}$/)
    const linked = await open(shop.anonymous(), orderId, await linkTo(buyer, orderId))
    expect(JSON.stringify(linked)).not.toContain(handoverCode)
  })

  test('opens that order alone, until it closes [history-19]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const other = await orderAtTheDoor(shop)
    const token = await linkTo(buyer, orderId)
    const visitor = shop.anonymous()
    await expect(open(visitor, other.orderId, token)).rejects.toEqual(notFound)
    await expect(open(visitor, orderId, `${token.slice(0, -1)}_`)).rejects.toEqual(notFound)
    await setStatus(shop, orderId, 7)
    expect((await open(visitor, orderId, token)).orderId).toBe(orderId)
    await setStatus(shop, orderId, 8)
    await expect(open(visitor, orderId, token)).rejects.toEqual(notFound)
    await expect(linkTo(buyer, orderId)).rejects.toEqual(refusal('error.order.closed'))
    await expect(linkTo(buyer, other.orderId)).rejects.toEqual(notFound)
  })

  test('comes with the order to its customer too, opens it, and tells no token itself [history-60]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const other = await orderAtTheDoor(shop)
    const { accessToken = '' } = await viewOrder(buyer, orderId)
    expect(Buffer.from(accessToken, 'base64url')).toHaveLength(32)
    expect((await viewOrder(buyer, orderId)).accessToken).toBe(accessToken)
    const visitor = shop.anonymous()
    const opened = await open(visitor, orderId, accessToken)
    expect(opened.orderId).toBe(orderId)
    expect(JSON.stringify(opened)).not.toContain(accessToken)
    await expect(open(visitor, other.orderId, accessToken)).rejects.toEqual(notFound)
    await expect(open(visitor, orderId, '')).rejects.toEqual(notFound)
    await expect(open(visitor, orderId, `${accessToken.slice(0, -2)}AA`)).rejects.toEqual(notFound)
    await setStatus(shop, orderId, 8)
    expect(await viewOrder(buyer, orderId)).not.toHaveProperty('accessToken')
    await expect(open(visitor, orderId, accessToken)).rejects.toEqual(notFound)
  })

  test('is 256 random bits, stored as a hash, and so many at most [history-20]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const first = await linkTo(buyer, orderId)
    expect(Buffer.from(first, 'base64url')).toHaveLength(32)
    const stored = () => shop.shop.db.select().from(orderLink).where(eq(orderLink.orderId, orderId))
    expect(JSON.stringify(await stored())).not.toContain(first)
    for (let nth = 0; nth < 20; nth++) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
      await linkTo(buyer, orderId)
    }
    expect(await stored()).toHaveLength(20)
    await expect(open(shop.anonymous(), orderId, first)).rejects.toEqual(notFound)
  })

  test('stands in the mail about an open order, behind the part no server sees [history-21]', async () => {
    const { orderId } = await orderAtTheDoor(shop)
    const texts: string[] = []
    const mailer = {
      send: ({ text }: { text: string }) => Promise.resolve(void texts.push(text)),
      close: () => undefined,
    }
    await deliverDue(shop.shop, outboxHandlers(shop.shop, mailer))
    const token = new RegExp(`/order/${orderId}#([\\w-]{43})`).exec(texts.join('\n'))?.[1] ?? ''
    expect((await open(shop.anonymous(), orderId, token)).orderId).toBe(orderId)
  })
})
