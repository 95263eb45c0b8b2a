import { ordersView } from '@bottega/contract/orders/calls.ts'
import {
  returnsList,
  staffReturn,
  staffReturns,
  staffReturnsDecide,
  withdrawalDeclare,
  withdrawalOptions,
} from '@bottega/contract/returns/calls.ts'
import { withdrawalKindOf } from '@bottega/rules/returns/withdrawal.ts'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, put } from '../../testing/orders/buying.ts'
import { confirm, modify, orderAtTheDoor, setStatus } from '../../testing/orders/changing.ts'
import { handOver } from '../../testing/orders/delivered.ts'
import { deliveredOrder } from '../../testing/orders/returning.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { runJob } from '../../testing/run-job.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { staffMember } from '../../testing/staff.ts'
import type { Person } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import { product } from '../catalog/products.tables.ts'
import { orderLine } from '../orders/orders.tables.ts'
import { withdrawal } from './withdrawals.tables.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(async () => {
  shop.clock.now = testNow
  await shop.shop.db.delete(withdrawal)
})
afterAll(() => shop.close())

const statements = () => shop.shop.db.select().from(withdrawal).orderBy(asc(withdrawal.id))
const optionsOf = async (buyer: Person, orderId: number) =>
  (await buyer.call(withdrawalOptions, { query: { order_id: orderId } })).data
const mayWithdraw = async (buyer: Person, orderId: number) =>
  (await buyer.call(ordersView, { query: { order_id: orderId } })).data.order.can.withdraw
const addressOf = async (buyer: Person, orderId: number) => (await optionsOf(buyer, orderId)).email

/** Adds to the label of a product; answers what takes it back. */
async function giveLabel(of: 'wine' | number, said: Record<string, string>): Promise<() => Promise<void>> {
  const id = typeof of === 'number' ? of : shop.world.products[of]
  const set = async (texts: SQL) => {
    await shop.shop.db.update(product).set({ texts }).where(eq(product.id, id))
  }
  await set(sql`${product.texts} || ${JSON.stringify(said)}::jsonb`)
  return () => set(sql`${product.texts} - ${Object.keys(said)[0] ?? ''}::text`)
}

type Stated = Partial<{ order_number: string; name: string; email: string; goods: string; order_item_ids: number[] }>
const declare = async (person: Person, stated: Stated) =>
  (
    await person.call(withdrawalDeclare, {
      body: { order_number: '999999', name: 'Giulia Bianchi', email: 'giulia@bottega.example', ...stated },
    })
  ).data

describe('a signed-in customer', () => {
  test.each([
    [{ withdrawal: 'press' }, 'press'],
    [{ temperature: 'frozen' }, 'perishable'],
    [{ temperature: 'chilled' }, 'perishable'],
  ])('is told that goods are excepted because their label says %o [withdrawal-26]', async (said, exception) => {
    const back = await giveLabel('wine', said)
    const { buyer, orderId } = await deliveredOrder(shop, { wine: 2 }, 'door')
    await back()
    expect((await optionsOf(buyer, orderId)).lines).toMatchObject([{ quantity: 0, obstacle: 'excepted', exception }])
  })

  test.each([{ withdrawal: 'press' }, { temperature: 'frozen' }])(
    'withdraws from goods by what their label said when the order was placed: %o comes too late [withdrawal-28]',
    async (said) => {
      const { buyer, orderId } = await deliveredOrder(shop, { wine: 2 }, 'door')
      const back = await giveLabel('wine', said)
      const { lines } = await optionsOf(buyer, orderId)
      await back()
      expect(lines).toMatchObject([{ quantity: 2 }])
    },
  )

  test('changes an order: what stays keeps its right to withdraw, what comes in has that of the day it comes [withdrawal-29]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const linesOf = () => shop.shop.db.select().from(orderLine).where(eq(orderLine.orderId, orderId))
    const before = new Map((await linesOf()).map(({ productId, withdrawal: kind }) => [productId, kind]))
    const [kept = 0] = before.keys()
    const { water } = shop.world.products
    expect(before.has(water)).toBe(false)
    const backs = [await giveLabel(kept, { withdrawal: 'press' }), await giveLabel(water, { withdrawal: 'hygiene' })]
    await modify(buyer, orderId)
    await put(shop, buyer, { water: 1 })
    await confirm(buyer, orderId)
    for (const back of backs) await back()
    const after = (await linesOf()).map(({ productId, withdrawal: kind }) => [productId, kind] as const)
    expect(new Map(after)).toEqual(new Map([...before, [water, 'hygiene']]))
  })

  test('withdraws from what the law lets go, and is told why of the rest; it becomes a return [withdrawal-10]', async () => {
    const { buyer, orderId, lineIds } = await deliveredOrder(shop, { wine: 2, apples: 1 }, 'door')
    const options = await optionsOf(buyer, orderId)
    expect(options).toMatchObject({
      way: 'return',
      lines: [{ quantity: 2 }, { quantity: 0, obstacle: 'excepted', exception: 'perishable' }],
    })
    await declare(buyer, { order_number: String(orderId), email: options.email, order_item_ids: lineIds })
    await mailsOf(shop)
    const [refund] = (await buyer.call(returnsList)).data.refunds
    expect(refund).toMatchObject({
      orderId,
      status: { refundStatusId: 1 },
      method: { refundMethodId: 6 },
      products: [{ orderItemId: lineIds[0], quantity: 2, reason: 'unwanted' }],
    })
    expect(await statements()).toMatchObject([{ state: 'return', orderId, returnId: refund?.orderRefundId }])
    expect((await optionsOf(buyer, orderId)).lines[0]).toMatchObject({ quantity: 0, obstacle: 'nothing' })
  })

  test('withdraws until the end of the last day, and no longer [withdrawal-11]', async () => {
    const { buyer, orderId, lineIds } = await deliveredOrder(shop, { wine: 2 }, 'door')
    const { lastDay = '' } = await optionsOf(buyer, orderId)
    const ends = new Date(`${lastDay}T23:00:00Z`)
    await later(shop, (ends.getTime() - shop.clock.now.getTime()) / 60_000 - 1)
    expect(await mayWithdraw(buyer, orderId)).toBe(true)
    expect((await optionsOf(buyer, orderId)).lines).toMatchObject([{ quantity: 2 }])
    await later(shop, 2)
    expect(await mayWithdraw(buyer, orderId)).toBe(false)
    expect((await optionsOf(buyer, orderId)).lines).toMatchObject([{ quantity: 0, obstacle: 'late' }])
    await declare(buyer, { order_number: String(orderId), order_item_ids: lineIds })
    await mailsOf(shop)
    expect((await buyer.call(returnsList)).data.refunds).toEqual([])
    expect(await statements()).toMatchObject([{ state: 'nothing' }])
  })

  test('cancels an order that nobody has begun [withdrawal-12]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    expect(await optionsOf(buyer, orderId)).toMatchObject({ way: 'cancel' })
    await declare(buyer, { order_number: String(orderId) })
    await mailsOf(shop)
    const { order } = (await buyer.call(ordersView, { query: { order_id: orderId } })).data
    expect(order.status.orderStatusId).toBe(10)
    expect(order.can.withdraw).toBe(false)
  })

  test('withdraws while the goods are packed: they become a return once delivered [withdrawal-13]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
    await setStatus(shop, orderId, 5)
    await declare(buyer, { order_number: String(orderId) })
    await mailsOf(shop)
    expect(await statements()).toMatchObject([{ state: 'waiting' }])
    await setStatus(shop, orderId, 3)
    await handOver(shop, orderId)
    await runJob(shop, 'follow-withdrawals')
    expect(await statements()).toMatchObject([{ state: 'return' }])
    expect((await buyer.call(returnsList)).data.refunds).toHaveLength(1)
  })

  test('a statement sent twice is one, with the moment of the first [withdrawal-14]', async () => {
    const { buyer, orderId, lineIds } = await deliveredOrder(shop, { wine: 2 }, 'door')
    const stated = { order_number: String(orderId), order_item_ids: lineIds }
    const first = await declare(buyer, stated)
    await later(shop, 5)
    expect(await declare(buyer, stated)).toEqual(first)
    const receipts = (await mailsOf(shop)).filter(({ id }) => id.startsWith('withdrawal-'))
    expect(receipts).toHaveLength(1)
    expect((await buyer.call(returnsList)).data.refunds).toHaveLength(1)
  })

  test('neither sees nor withdraws from the order of another [withdrawal-15]', async () => {
    const { buyer, orderId, lineIds } = await deliveredOrder(shop, { wine: 2 }, 'door')
    const { buyer: other } = await orderAtTheDoor(shop)
    const asked = other.call(withdrawalOptions, { query: { order_id: orderId } })
    await expect(asked).rejects.toEqual(refusal('error.order.notFound'))
    await declare(other, { order_number: String(orderId), order_item_ids: lineIds })
    await mailsOf(shop)
    expect((await buyer.call(returnsList)).data.refunds).toEqual([])
    expect(await statements()).toMatchObject([{ state: 'unmatched', orderId: null }])
  })
})

describe('somebody without a login', () => {
  test('is answered the same whether number and address fit or not; only those that fit become a return [withdrawal-16]', async () => {
    const { buyer, orderId } = await deliveredOrder(shop, { wine: 2 }, 'door')
    const email = await addressOf(buyer, orderId)
    const guest = shop.anonymous()
    const wrongMail = await declare(guest, { order_number: String(orderId), email: 'altra@bottega.example' })
    const noOrder = await declare(guest, { order_number: 'non so', email })
    const right = await declare(guest, { order_number: `n. ${orderId}`, email: email.toUpperCase() })
    expect(wrongMail).toEqual({ sentAt: shop.clock.now.toISOString() })
    expect(noOrder).toEqual(wrongMail)
    expect(right).toEqual(wrongMail)
    await mailsOf(shop)
    expect((await statements()).map(({ state }) => state)).toEqual(['unmatched', 'unmatched', 'return'])
    expect((await buyer.call(returnsList)).data.refunds).toHaveLength(1)
    await later(shop, 5)
    const again = await declare(guest, { order_number: String(orderId), email })
    expect(again).toEqual({ sentAt: shop.clock.now.toISOString() })
  })

  test('gets a receipt with the statement, its date and its time, and nothing of the order [withdrawal-17]', async () => {
    const { buyer, orderId } = await deliveredOrder(shop, { wine: 2 }, 'door')
    await declare(shop.anonymous(), {
      order_number: String(orderId),
      email: 'altra@bottega.example',
      goods: 'Il vino',
    })
    const mail = (await mailsOf(shop)).find(({ to }) => to.address === 'altra@bottega.example')
    expect(mail?.text).toContain('Giulia Bianchi')
    expect(mail?.text).toContain(`Ordine: ${orderId}`)
    expect(mail?.text).toContain('Prodotti: Il vino')
    expect(mail?.text).toContain('Inviata il: lunedì 16 novembre 2026, ore 09:00')
    expect(mail?.text).not.toContain('Barbera')
    expect((await buyer.call(returnsList)).data.refunds).toEqual([])
  })

  test('is asked for a whole statement', async () => {
    const declared = declare(shop.anonymous(), { email: 'nessun indirizzo' })
    await expect(declared).rejects.toEqual(refusal('error.withdrawal.incomplete'))
  })

  test('a part of an order, in words, does not cancel the rest of it', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const email = await addressOf(buyer, orderId)
    await declare(shop.anonymous(), { order_number: String(orderId), email, goods: 'Solo il vino' })
    await mailsOf(shop)
    expect(await statements()).toMatchObject([{ state: 'waiting' }])
    expect(await mayWithdraw(buyer, orderId)).toBe(true)
  })
})

test('staff see a withdrawal with its date and the last day of the refund, and refuse it only where the law excepts the goods [withdrawal-18]', async () => {
  const { buyer, orderId, lineIds } = await deliveredOrder(shop, { wine: 2 }, 'door')
  await declare(buyer, { order_number: String(orderId), order_item_ids: lineIds })
  const sentAt = shop.clock.now.toISOString()
  await mailsOf(shop)
  const [mine] = (await buyer.call(returnsList)).data.refunds
  const id = mine?.orderRefundId ?? 0
  const keeper = await staffMember(shop, 'shopkeeper')
  const listed = (await keeper.call(staffReturns, { query: { q: String(orderId) } })).data.refunds
  expect(listed.find(({ orderRefundId }) => orderRefundId === id)?.withdrawal).toMatchObject({ sentAt })
  const { withdrawal: seen } = (await keeper.call(staffReturn, { query: { order_refund_id: id } })).data.refund
  expect(Date.parse(seen?.refundBy ?? '') - Date.parse(sentAt.slice(0, 10))).toBe(14 * 86_400_000)
  const refuse = (also: { answer?: string; exception?: 'hygiene' }) =>
    keeper.call(staffReturnsDecide, { body: { order_refund_id: id, version: 0, decision: 'refuse', ...also } })
  await expect(refuse({ answer: 'Ha cambiato idea' })).rejects.toEqual(refusal('error.withdrawal.onlyExcepted'))
  const { refund } = (await refuse({ exception: 'hygiene' })).data
  expect(refund).toMatchObject({ refused: true, answer: expect.stringMatching(/art\. 59, lettera e/) as unknown })
})

test('lines from before get what the rules say of their product, whichever way its label says it [withdrawal-31]', async () => {
  const { orderId, lineIds } = await deliveredOrder(shop, { wine: 2, apples: 1 }, 'door')
  const migrationsFolder = new URL('../../kernel/database/migrations', import.meta.url).pathname
  const own = readMigrationFiles({ migrationsFolder }).find((file) =>
    file.sql.some((one) => one.includes('"withdrawal" text;')),
  )
  const statements = own?.sql ?? expect.unreachable('no migration fills the lines')
  const stored = [
    'In frigorifero',
    'A −18 °C',
    'Fresco. Dopo, in frigo',
    'Tra 8-12 °C',
    'Prodotto surgelato',
    'Al riparo',
  ]
  const labels = [
    ...stored.map((it) => ({ storage: { it } })),
    ...['ambient', 'chilled', 'frozen'].map((temperature) => ({ temperature, storage: { it: 'In frigorifero' } })),
    ...['press', 'hygiene', 'usual', 'mai'].map((stated) => ({ withdrawal: stated, temperature: 'chilled' })),
    {},
  ] as { withdrawal?: string; temperature?: string; storage?: { it: string } }[]
  const { wine } = shop.world.products
  const known = await shop.shop.db.select({ texts: product.texts }).from(product).where(eq(product.id, wine))
  for (const label of labels) {
    await shop.shop.db
      .update(product)
      .set({ texts: sql`${JSON.stringify(label)}::jsonb` })
      .where(eq(product.id, wine))
    await shop.shop.db.execute(sql`alter table order_line drop column withdrawal`)
    for (const one of statements) await shop.shop.db.execute(sql.raw(one))
    const rows = await shop.shop.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, orderId))
      .orderBy(asc(orderLine.id))
    const { withdrawal: stated, temperature, storage } = label
    const goods = { stated, temperature, storage: storage?.it, sellingMode: 'piece', isMadeToOrder: false } as const
    expect(rows.map((row) => [row.id, row.withdrawal, label])).toEqual([
      [lineIds[0], withdrawalKindOf(goods), label],
      [lineIds[1], 'perishable', label],
    ])
  }
  await shop.shop.db
    .update(product)
    .set({ texts: known[0]?.texts ?? {} })
    .where(eq(product.id, wine))
})
