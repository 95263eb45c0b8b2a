import {
  staffCancel,
  staffAddNote,
  staffOrder,
  staffOrders,
  staffRefund,
  staffResend,
} from '@bottega/contract/staff-orders/calls.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importContent } from '../../kernel/publishing/import-content.ts'
import { published } from '../../kernel/publishing/documents.service.ts'
import { contentKinds } from '../../modules.ts'
import { legalText } from '../../places/legal/legal-texts.service.ts'
import { paymentAttempt } from '../../trade/payments/payments.tables.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { atTheDoor, buyerWith, statusOf } from '../../testing/orders/buying.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { actingFor, staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(() => shop.close())

const storyOf = async (orderId: number) => (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order

async function placed(firstName = 'Agata') {
  const buyer = await buyerWith(shop, undefined, { firstName })
  const { orderId } = await atTheDoor(buyer)
  return { buyer, orderId }
}

/** As after picking and payment at the door: the money is there. */
const takeMoney = (orderId: number, cents: number) =>
  shop.shop.db
    .update(paymentAttempt)
    .set({ state: 'captured', capturedCents: cents })
    .where(and(eq(paymentAttempt.orderId, orderId)))

describe('the search of orders', () => {
  const idsOf = async (q: string, more = {}) =>
    (await keeper.call(staffOrders, { query: { q, ...more } })).data.orders.map(({ orderId }) => orderId)

  test('finds by number, by pieces of the name, and by phone however it is written', async () => {
    const { buyer, orderId } = await placed('Ermenegilda')
    await shop.shop.db.update(appUser).set({ mobilePhone: '+39 347 55 66 778' }).where(eq(appUser.id, buyer.userId))
    expect(await idsOf(String(orderId))).toContain(orderId)
    expect(await idsOf('prova ermenegi')).toEqual([orderId])
    expect(await idsOf('3475566778')).toEqual([orderId])
    expect(await idsOf('347-5566')).toEqual([orderId])
    expect(await idsOf('%')).toEqual([])
  })

  test('filters by the day of the slot and by stage', async () => {
    const { orderId } = await placed()
    const { day } = await storyOf(orderId)
    expect(await idsOf(String(orderId), { day, stage: 'toPick' })).toEqual([orderId])
    expect(await idsOf(String(orderId), { day: '2001-01-01' })).toEqual([])
    expect(await idsOf(String(orderId), { stage: 'done' })).toEqual([])
  })

  test('filters by store and by service, and says which there are [desk-60]', async () => {
    const { orderId } = await placed()
    const [row] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
    const { storeId = 0, deliveryServiceId = 0 } = row ?? {}
    expect(await idsOf(String(orderId), { store_id: storeId, delivery_service_id: deliveryServiceId })).toEqual([
      orderId,
    ])
    expect(await idsOf(String(orderId), { store_id: storeId + 1 })).toEqual([])
    expect(await idsOf(String(orderId), { delivery_service_id: deliveryServiceId + 1 })).toEqual([])
    const { stores, services } = (await keeper.call(staffOrders, {})).data
    expect(stores.map((one) => one.storeId)).toContain(storeId)
    expect(services).toContainEqual({ deliveryServiceId: 1, name: expect.stringMatching(/\w/) })
  })

  test('finds goods that wait to be collected by their code, and no others [desk-61]', async () => {
    const { orderId } = await placed()
    const set = (change: Partial<typeof shopOrder.$inferInsert>) =>
      shop.shop.db.update(shopOrder).set(change).where(eq(shopOrder.id, orderId))
    await set({ handoverCode: '003912' })
    expect(await idsOf('003912')).not.toContain(orderId)
    await set({ statusId: orderStatus.prepared })
    expect(await idsOf('003912')).toContain(orderId)
    expect(await idsOf('003 912')).toContain(orderId)
    await set({ statusId: orderStatus.delivered })
    expect(await idsOf('003912')).not.toContain(orderId)
  })

  test('names a day that no calendar has as what is wrong', async () => {
    await expect(idsOf('', { day: '2026-02-31' })).rejects.toMatchObject({
      code: 'error.request.invalid',
      text: 'Alcuni dati non sono validi: giorno.',
    })
  })
})

describe('an order in the back office', () => {
  test('has its lines, events, payments and mails, and the lines and rows add up to the total', async () => {
    const { orderId } = await placed()
    await mailsOf(shop)
    const { total, lines, adjustments, events, payments, mails } = await storyOf(orderId)
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + Math.round(other * 100), 0)
    expect(sum([...lines.map((line) => line.total), ...adjustments.map(({ amount }) => amount)])).toBe(sum([total]))
    expect(events.length).toBeGreaterThan(0)
    expect(payments).toHaveLength(1)
    expect(mails).toMatchObject([{ kind: 'mail.orderConfirmation', sentAt: expect.any(String) }])
  })

  test('is cancelled with a reason: the customer is told, the log says who and why [desk-1]', async () => {
    const { orderId } = await placed()
    const { version } = await storyOf(orderId)
    const body = { order_id: orderId, version, reason: 'furgone guasto' }
    const { data } = await keeper.call(staffCancel, { body })
    expect(data.order).toMatchObject({ stage: 'ended', can: { cancel: false } })
    expect(await statusOf(shop, orderId)).toBe(orderStatus.cancelled)
    const admin = await staffMember(shop, 'admin')
    const query = { subject: 'order', subject_id: String(orderId) }
    expect((await admin.call(staffAudit, { query: { ...query, action: 'order' } })).data.entries).toMatchObject([
      { staffId: keeper.userId, action: 'order.cancelled', after: { reason: 'furgone guasto' } },
    ])
    expect((await storyOf(orderId)).mails.map(({ kind }) => kind)).toContain('mail.orderCancelled')
  })

  test('changed by a colleague is not changed before that was seen [desk-2]', async () => {
    const { orderId } = await placed()
    const { version } = await storyOf(orderId)
    const other = await staffMember(shop, 'operator')
    await other.call(staffAddNote, { body: { order_id: orderId, body: 'Il cliente richiama alle dieci' } })
    const body = { order_id: orderId, version, reason: 'doppio ordine' }
    await expect(keeper.call(staffCancel, { body })).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
    expect(await statusOf(shop, orderId)).toBe(orderStatus.ordered)
    const seen = await storyOf(orderId)
    expect(seen.notes).toMatchObject([{ staffName: 'Olga Banco', body: 'Il cliente richiama alle dieci' }])
    await keeper.call(staffCancel, { body: { ...body, version: seen.version } })
  })

  test('gives back a part of its money once, and never more than it took [desk-3]', async () => {
    const { orderId } = await placed()
    const before = await storyOf(orderId)
    const paid = Math.round((before.payments[0]?.amount ?? 0) * 100)
    await takeMoney(orderId, paid)
    const body = { order_id: orderId, version: before.version, cents: 250, reason: 'pane bruciato' }
    const { data } = await keeper.call(staffRefund, { body })
    expect(data.order.refunds).toMatchObject([{ amount: 2.5, state: 'given' }])
    await expect(keeper.call(staffRefund, { body })).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
    const again = { ...body, version: data.order.version, cents: paid - 249 }
    await expect(keeper.call(staffRefund, { body: again })).rejects.toEqual(refusal('error.desk.tooMuch'))
    await keeper.call(staffRefund, { body: { ...again, cents: paid - 250 } })
    expect((await storyOf(orderId)).can.refund).toBe(0)
  })

  test('gives money back by a shopkeeper, not by an operator', async () => {
    const { orderId } = await placed()
    const operator = await staffMember(shop, 'operator')
    const body = { order_id: orderId, version: 0, cents: 1, reason: 'reclamo' }
    await expect(operator.call(staffRefund, { body })).rejects.toEqual(refusal('error.request.notFound'))
  })

  test('has a mail sent once more that left before, and no other', async () => {
    const { orderId } = await placed()
    await mailsOf(shop)
    await keeper.call(staffResend, { body: { order_id: orderId, mail: 'mail.orderConfirmation' } })
    expect(await mailsOf(shop)).toHaveLength(1)
    const early = { order_id: orderId, mail: 'mail.orderDelivered' as const }
    await expect(keeper.call(staffResend, { body: early })).rejects.toEqual(refusal('error.desk.mailNotSentYet'))
  })

  test('is not touched in the back office by staff who act for its customer [desk-4]', async () => {
    const { buyer, orderId } = await placed()
    const acting = await actingFor(shop, buyer.userId)
    await expect(acting.call(staffAddNote, { body: { order_id: orderId, body: 'x' } })).rejects.toEqual(
      refusal('error.request.forbidden'),
    )
  })
})

test('an order says which version of the terms was accepted with it, also when another one holds later [identity-17]', async () => {
  const { orderId } = await placed()
  const { version } = await legalText(shop.shop, published(shop.clock.now), 'terms', 'it')
  expect((await storyOf(orderId)).termsVersion).toBe(version)
  const folder = await mkdtemp(join(tmpdir(), 'bottega-terms-'))
  try {
    await mkdir(join(folder, 'texts'))
    const own = '---\ntype: page\ntitle: Le nostre condizioni\ndate: 2026-10-01\n---\nUna regola sola.\n'
    await writeFile(join(folder, 'texts/terms.md'), own)
    expect((await importContent(shop.shop.db, contentKinds, folder)).errors).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
  const later = await placed()
  expect((await storyOf(later.orderId)).termsVersion).toBe('2026-10-01')
  expect((await storyOf(orderId)).termsVersion).toBe(version)
})
