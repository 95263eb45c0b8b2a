import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { paymentEvent } from '../../payments/payments.tables.ts'
import { outbox } from '../../../kernel/outbox/outbox.tables.ts'
import { attemptsOf, byCard, buyerWith, result, statusOf } from '../../../testing/orders/buying.ts'
import {
  bankSecret,
  onBankPage,
  openShopWithBank,
  type SentNotice,
  type ShopWithBank,
} from '../../../testing/servers/shop-with-bank.ts'
import { testNow } from '../../../testing/world.ts'
import type { Notice } from '@bottega/bank/notices.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
  shop.noticesArrive = false
})
afterAll(() => shop.close())

async function noticesOf(orderId: number, count: number): Promise<SentNotice[]> {
  const found = () => shop.notices.filter(({ body }) => body.includes(`"order":"${orderId}"`))
  await expect.poll(() => found().length).toBeGreaterThanOrEqual(count)
  return found()
}

/** An order paid at the bank, whose notice has not come yet. */
async function paidOrder(): Promise<{ orderId: number; notice: SentNotice }> {
  const { orderId, redirectUrl } = await byCard(await buyerWith(shop))
  await onBankPage(redirectUrl, 'accepted')
  const [notice] = await noticesOf(orderId, 1)
  if (notice === undefined) throw new Error('the bank said nothing')
  return { orderId, notice }
}

function signed(body: string, at = shop.clock.now, secret = bankSecret): SentNotice {
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { body, headers: { 'bank-signature': `t=${seconds},v1=${signature}` } }
}

/** The same notice about something else, properly signed. */
function altered(notice: SentNotice, payment: Partial<Notice['payment']>): SentNotice {
  const said = JSON.parse(notice.body) as Notice
  return signed(JSON.stringify({ ...said, id: randomUUID(), payment: { ...said.payment, ...payment } }))
}

const confirmations = async (orderId: number) =>
  (await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'mail.orderConfirmation'))).filter(
    ({ payload }) => payload['orderId'] === orderId,
  ).length

describe('a notice is taken', () => {
  test('and the order stands, without the customer coming back from the bank', async () => {
    const { orderId, notice } = await paidOrder()
    expect(await notify(notice)).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await confirmations(orderId)).toBe(1)
  })

  test('twice, and counts once', async () => {
    const { orderId, notice } = await paidOrder()
    expect([await notify(notice), await notify(notice)]).toEqual([200, 200])
    expect(await confirmations(orderId)).toBe(1)
    const { id } = JSON.parse(notice.body) as Notice
    expect(await shop.shop.db.select().from(paymentEvent).where(eq(paymentEvent.eventId, id))).toHaveLength(1)
  })

  test('twice at once, and counts once', async () => {
    const { orderId, notice } = await paidOrder()
    const statuses = await Promise.all([notify(notice), notify(notice), notify(notice)])
    expect(statuses).toEqual([200, 200, 200])
    expect(await confirmations(orderId)).toBe(1)
  })

  test('late, after the person came back and was told', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'accepted')
    await result(buyer, { orderId })
    const [notice] = await noticesOf(orderId, 1)
    expect(await notify(notice)).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await confirmations(orderId)).toBe(1)
  })

  test('early, before the shop has stored the bank’s first answer', async () => {
    const { orderId, notice } = await paidOrder()
    await shop.shop.database.pool.query(
      `update payment_attempt set state = 'created', provider_payment_id = null, redirect_url = null where order_id = $1`,
      [orderId],
    )
    expect(await notify(notice)).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
  })

  test('out of order: what was decided stays decided', async () => {
    const { orderId, redirectUrl } = await byCard(await buyerWith(shop))
    await onBankPage(redirectUrl, 'late')
    const [processing, authorised] = await noticesOf(orderId, 2)
    expect(await notify(authorised)).toBe(200)
    expect(await notify(processing)).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'authorised' }])
  })

  test('of a payment given up here, and its money is let go of [checkout-65]', async () => {
    const { orderId, notice } = await paidOrder()
    await shop.shop.database.pool.query(`update payment_attempt set state = 'declined' where order_id = $1`, [orderId])
    await shop.shop.database.pool.query('update shop_order set status_id = 11 where id = $1', [orderId])
    expect(await notify(notice)).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(11)
    const [attempt] = await attemptsOf(shop, orderId)
    const voids = await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'payment.void'))
    expect(voids.filter(({ payload }) => payload['attemptId'] === attempt?.id)).toHaveLength(1)
  })
})

test('money for an order cancelled meanwhile is let go of [checkout-66]', async () => {
  const { orderId, notice } = await paidOrder()
  await shop.shop.database.pool.query('update shop_order set status_id = 10 where id = $1', [orderId])
  expect(await notify(notice)).toBe(200)
  expect(await statusOf(shop, orderId)).toBe(10)
  const [attempt] = await attemptsOf(shop, orderId)
  const voids = await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'payment.void'))
  expect(voids.filter(({ payload }) => payload['attemptId'] === attempt?.id)).toHaveLength(1)
})

describe('a notice is refused', () => {
  test.each([
    ['without a signature', (notice: SentNotice) => ({ ...notice, headers: {} }), 401],
    ['signed with another secret [checkout-46]', ({ body }: SentNotice) => signed(body, shop.clock.now, 'guess'), 401],
    ['with one byte changed', (notice: SentNotice) => ({ ...notice, body: `${notice.body} ` }), 401],
    ['older than five minutes [checkout-47]', ({ body }: SentNotice) => signed(body, minutes(-5.1)), 401],
    ['from further ahead than five minutes', ({ body }: SentNotice) => signed(body, minutes(5.1)), 401],
    ['that is no notice', () => signed('{"hello":1}'), 400],
    ['that is no JSON', () => signed('hello'), 400],
    [
      'of more money taken than was asked for [checkout-48]',
      (notice: SentNotice) => altered(notice, { captured: 99_999_999 }),
      400,
    ],
    ['over another amount [checkout-49]', (notice: SentNotice) => altered(notice, { amount: 1 }), 409],
    ['in another currency [checkout-50]', (notice: SentNotice) => altered(notice, { currency: 'USD' as 'EUR' }), 409],
    ['for another order [checkout-51]', (notice: SentNotice) => altered(notice, { order: '999999' }), 409],
    [
      'of another payment than the one begun [checkout-52]',
      (notice: SentNotice) => altered(notice, { id: 'another' }),
      409,
    ],
    ['about an unknown payment', (notice: SentNotice) => altered(notice, { reference: randomUUID() }), 404],
  ])('%s', async (_, change, status) => {
    const { orderId, notice } = await paidOrder()
    expect(await notify(change(notice))).toBe(status)
    expect(await statusOf(shop, orderId)).toBe(1)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'pending' }])
  })

  test('from a provider the shop does not know', async () => {
    const reply = await shop.app.inject({ method: 'POST', url: '/payment/webhook/other', payload: '{}' })
    expect(reply.statusCode).toBe(404)
  })

  test('from one provider about what another takes [checkout-53]', async () => {
    const { orderId, notice } = await paidOrder()
    await shop.shop.database.pool.query(`update payment_attempt set provider = 'stripe' where order_id = $1`, [orderId])
    expect(await notify(notice)).toBe(404)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'pending' }])
  })

  test('and is not remembered as taken, so that the true one still counts', async () => {
    const { orderId, notice } = await paidOrder()
    expect(await notify(altered(notice, { amount: 1 }))).toBe(409)
    expect(await notify(notice)).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
  })
})

/** The bank's notice of a payment that it declined, a while after it was opened; properly signed. */
const declinedNotice = (notice: SentNotice, at: Date): SentNotice => {
  const said = JSON.parse(notice.body) as Notice
  const payment = { ...said.payment, status: 'declined' as const }
  return signed(JSON.stringify({ ...said, id: randomUUID(), createdAt: at.toISOString(), payment }))
}

describe('notices that contradict each other', () => {
  test('are followed by the bank’s time: an older “declined” after “authorised” takes no order away [payments-150]', async () => {
    const { orderId, notice } = await paidOrder()
    shop.clock.now = minutes(1)
    expect(await notify(notice)).toBe(200)
    expect(await notify(declinedNotice(notice, minutes(-2)))).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'authorised' }])
  })

  test.each([
    ['of the same time', 0],
    ['that claims to be newer', 3],
  ])('are read back: a “declined” %s does not take away what the bank still holds [payments-151]', async (_, later) => {
    const { orderId, notice } = await paidOrder()
    expect(await notify(notice)).toBe(200)
    expect(await notify(declinedNotice(notice, minutes(later)))).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'authorised' }])
  })

  test('before “authorised” as well: the order stands, and nothing goes back [payments-152]', async () => {
    const { orderId, notice } = await paidOrder()
    expect(await notify(declinedNotice(notice, minutes(-1)))).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await notify(notice)).toBe(200)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'authorised' }])
  })

  test('wait while the bank is away, and are sent again: none counts as taken before it is followed [payments-153]', async () => {
    const { orderId, notice } = await paidOrder()
    expect(await notify(notice)).toBe(200)
    const gone = declinedNotice(notice, minutes(1))
    shop.line.isDown = true
    expect(await notify(gone)).toBe(503)
    shop.line.isDown = false
    const { id } = JSON.parse(gone.body) as Notice
    expect(await shop.shop.db.select().from(paymentEvent).where(eq(paymentEvent.eventId, id))).toEqual([])
    expect(await notify(gone)).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
  })

  test('end a payment that is over at the bank: its order is unpaid [payments-154]', async () => {
    const { orderId, redirectUrl } = await byCard(await buyerWith(shop))
    await onBankPage(redirectUrl, 'declined')
    const [notice] = await noticesOf(orderId, 1)
    expect(await notify(notice)).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(11)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'declined' }])
  })
})

test('a signature just inside five minutes still counts', async () => {
  const { orderId, notice } = await paidOrder()
  expect(await notify(signed(notice.body, minutes(-4.9)))).toBe(200)
  expect(await statusOf(shop, orderId)).toBe(3)
})

test('the bank’s own notice arrives by itself', async () => {
  shop.noticesArrive = true
  const { orderId, redirectUrl } = await byCard(await buyerWith(shop))
  await onBankPage(redirectUrl, 'accepted')
  await expect.poll(() => statusOf(shop, orderId)).toBe(3)
})

function minutes(count: number): Date {
  return new Date(shop.clock.now.getTime() + count * 60_000)
}

function notify(notice: SentNotice | undefined): Promise<number> {
  if (notice === undefined) throw new Error('there is no notice')
  return shop.notify(notice)
}
