import { documentsList } from '@bottega/contract/documents/calls.ts'
import {
  returnsView,
  staffReturn,
  staffReturns,
  staffReturnsDecide,
  staffReturnsReceive,
  staffReturnsReplace,
} from '@bottega/contract/returns/calls.ts'
import { paidBackBy } from '@bottega/rules/returns/return-amount.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { salesDocument } from '../documents/documents.tables.ts'
import { paymentRefund } from '../payments/payments.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { userGiftCertificate } from '../vouchers/vouchers.tables.ts'
import { voucherMovement } from '../vouchers/voucher-ledger.tables.ts'
import {
  atTheDoor,
  attemptsOf,
  buyerWith,
  deliver,
  limitStock,
  put,
  stockOf,
  usualShopping,
  type Wanted,
} from '../../testing/orders/buying.ts'
import { orderAtTheDoor, orderByCard } from '../../testing/orders/changing.ts'
import { handOver } from '../../testing/orders/delivered.ts'
import { giveCard, pointsOf } from '../../testing/loyalty.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { staffMember } from '../../testing/staff.ts'
import type { Person } from '../../testing/test-shop.ts'
import { add, certificate } from '../../testing/orders/vouchers.ts'
import { testNow } from '../../testing/world.ts'
import { settleReturn } from './return-money.service.ts'
import { deliveredOrder, orderItemsOf, requestReturn } from '../../testing/orders/returning.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const delivered = (wanted?: Wanted, way?: 'card' | 'door') => deliveredOrder(shop, wanted, way)

const decide = (staff: Person, returnId: number, decision: 'approve' | 'refuse', answer?: string) =>
  staff
    .call(staffReturnsDecide, {
      body: { order_refund_id: returnId, version: 0, decision, ...(answer === undefined ? {} : { answer }) },
    })
    .then(({ data }) => data.refund)

const refundedOf = async (orderId: number) =>
  (await attemptsOf(shop, orderId)).map(({ refundedCents }) => refundedCents)

describe('the decision of the staff', () => {
  test('an approved refund gives back to the card what the goods cost, and no more than was taken [aftersales-9]', async () => {
    const { buyer, orderId, lineIds } = await delivered()
    const { orderRefundId: id } = await requestReturn(buyer, orderId, { line: lineIds[0], quantity: 2 })
    const olga = await staffMember(shop, 'shopkeeper')
    const refund = await decide(olga, id, 'approve', 'Ci dispiace')
    expect(refund).toMatchObject({
      status: { refundStatusId: 3, name: 'Approvato' },
      amount: 13.8,
      vat: [{ percent: 22, gross: 13.8, amount: 2.49 }],
      decidedBy: 'Olga Banco',
      steps: ['receive'],
    })
    await deliver(shop)
    expect(await refundedOf(orderId)).toEqual([1380])
    const [attempt] = await attemptsOf(shop, orderId)
    expect(shop.bank.payments().find(({ id }) => id === attempt?.providerPaymentId)).toMatchObject({
      refunded: 1380,
      status: 'captured',
    })
    expect(
      await shop.shop.db
        .select()
        .from(paymentRefund)
        .where(eq(paymentRefund.attemptId, attempt?.id ?? '')),
    ).toMatchObject([{ cents: 1380, state: 'given', reference: `return-${id}` }])
    await expect(decide(olga, id, 'approve')).rejects.toEqual(refusal('error.return.decided'))
    expect(await refundedOf(orderId)).toEqual([1380])
  })

  test('an approved refund has its credit note and takes back the points of its goods, once each [aftersales-21]', async () => {
    const order = await orderByCard(shop, { wine: 2, apples: 1 })
    const { buyer, orderId } = order
    await giveCard(shop, buyer)
    await handOver(shop, orderId)
    const earned = (await pointsOf(shop, buyer)).balance
    const [wine] = await orderItemsOf(buyer, orderId)
    const { orderRefundId: id } = await requestReturn(buyer, orderId, { line: wine?.orderItemId, quantity: 2 })
    await decide(await staffMember(shop, 'shopkeeper'), id, 'approve')
    await deliver(shop)
    await settleReturn(shop.shop, { returnId: id })
    const documents = (await buyer.call(documentsList, { query: {} })).data.documents
    const notes = documents.filter(({ kind }) => kind === 'creditNote')
    expect(notes).toMatchObject([{ total: 13.8, orderId }])
    const [stored] = await shop.shop.db
      .select()
      .from(salesDocument)
      .where(eq(salesDocument.id, notes[0]?.documentId ?? 0))
    expect(stored?.content.lines).toMatchObject([
      { quantity: 2000, unitPriceCents: 690, grossCents: 1380, vatPercent: 22 },
    ])
    expect(earned).toBe(16)
    expect((await pointsOf(shop, buyer)).balance).toBe(3)
  })

  test('an approved refund gives back a line’s share after promotions and vouchers, never the whole price [aftersales-54]', async () => {
    const buyer = await buyerWith(shop, { wine: 2, milk: 2 })
    const voucher = await certificate(shop, { discount: 400 })
    await add(buyer, voucher.code)
    const { orderId } = await atTheDoor(buyer)
    await handOver(shop, orderId)
    const [wine, milk] = await orderItemsOf(buyer, orderId)
    const given = (await requestReturn(buyer, orderId, { line: wine?.orderItemId, quantity: 2 })).amount
    const rest = (await requestReturn(buyer, orderId, { line: milk?.orderItemId, quantity: 2 })).amount
    expect(given).toBeLessThan(13.8)
    expect(given + rest).toBeCloseTo((wine?.total ?? 0) + (milk?.total ?? 0) - 4, 5)
  })

  test('its page says how the money comes back and until when, and what becomes of the goods [aftersales-91]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2, apples: 1 })
    const progress = async (id: number) =>
      (await buyer.call(returnsView, { query: { order_refund_id: id } })).data.progress
    const [wine, apples] = lineIds
    const { orderRefundId: id } = await requestReturn(buyer, orderId, { line: wine, reason: 'unwanted' })
    const card = { amount: 6.9, way: 'back', name: 'Carta online' }
    const store = { name: expect.any(String), slug: expect.any(String), address: expect.stringContaining(', ') }
    expect(await progress(id)).toEqual({
      goods: { way: 'aside', orderItemIds: [wine], store },
      money: [{ ...card, state: 'expected' }],
    })
    const olga = await staffMember(shop, 'shopkeeper')
    await decide(olga, id, 'approve')
    const until = new Date(shop.clock.now.getTime() + 14 * 86_400_000).toISOString()
    expect(await progress(id)).toEqual({
      goods: { way: 'bring', orderItemIds: [wine], until, store },
      money: [{ ...card, state: 'coming', by: paidBackBy(shop.clock.now) }],
    })
    const mail = (await mailsOf(shop)).find((one) => one.id === `return-${id}-approved`)
    expect(mail?.text).toContain('Riporta, chiusi, i prodotti che non vuoi più')
    await deliver(shop)
    const at = shop.clock.now.toISOString()
    expect((await progress(id)).money).toEqual([{ ...card, state: 'given', at }])
    await olga.call(staffReturnsReceive, { body: { order_refund_id: id, version: 1, restock: true } })
    expect((await progress(id)).goods).toMatchObject({ way: 'back', at })
    const kept = await requestReturn(buyer, orderId, { line: apples, method: 7 })
    await decide(olga, kept.orderRefundId, 'approve')
    const keptMail = (await mailsOf(shop)).find((one) => one.id === `return-${kept.orderRefundId}-approved`)
    expect(keptMail?.text).toContain('non devi riportarli')
    expect(await progress(kept.orderRefundId)).toEqual({ goods: { way: 'keep', orderItemIds: [], store }, money: [] })
  })

  test('money paid at the door is announced as the voucher it becomes, and a refused return gives none [aftersales-92]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const progress = async (id: number) =>
      (await buyer.call(returnsView, { query: { order_refund_id: id } })).data.progress
    const { orderRefundId: id } = await requestReturn(buyer, orderId, { line: lineIds[0] })
    expect((await progress(id)).money).toMatchObject([{ state: 'expected', way: 'voucher', amount: 6.9 }])
    const olga = await staffMember(shop, 'shopkeeper')
    await decide(olga, id, 'approve')
    expect((await progress(id)).money).toMatchObject([
      { state: 'given', way: 'voucher', at: shop.clock.now.toISOString() },
    ])
    const { orderRefundId: refused } = await requestReturn(buyer, orderId, { line: lineIds[0] })
    await decide(olga, refused, 'refuse', 'Il sigillo era aperto')
    expect(await progress(refused)).toEqual({ money: [] })
  })

  test('what was paid at the door comes back as a voucher that loses no cent [aftersales-10]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const { orderRefundId: id } = await requestReturn(buyer, orderId, { line: lineIds[0] })
    expect(await decide(await staffMember(shop, 'shopkeeper'), id, 'approve')).toMatchObject({
      voucherAmount: 6.9,
      voucherCode: `RESO-${id}`,
    })
    const held = await shop.shop.db
      .select()
      .from(userGiftCertificate)
      .where(eq(userGiftCertificate.userId, buyer.userId))
    expect(held).toMatchObject([{ balance: 1, orderId: null }])
    const ledger = await shop.shop.db
      .select()
      .from(voucherMovement)
      .where(eq(voucherMovement.userGiftCertificateId, held[0]?.id ?? 0))
    expect(ledger).toMatchObject([{ delta: 1, reference: `credit-RESO-${id}` }])
    const mails = await mailsOf(shop)
    expect(mails.find((one) => one.id === `return-${id}-approved`)?.text).toContain(`RESO-${id}`)
  })

  test('a refusal needs a reason, tells it, and frees the goods [aftersales-11]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const { orderRefundId: id } = await requestReturn(buyer, orderId, { line: lineIds[0], quantity: 2 })
    const olga = await staffMember(shop, 'shopkeeper')
    await expect(decide(olga, id, 'refuse')).rejects.toEqual(refusal('error.return.reasonMissing'))
    expect(await decide(olga, id, 'refuse', 'La foto mostra un altro prodotto')).toMatchObject({
      status: { refundStatusId: 10, name: 'Non accettato' },
      refused: true,
    })
    const mails = await mailsOf(shop)
    expect(mails.find((one) => one.id === `return-${id}-refused`)?.text).toContain('La foto mostra un altro prodotto')
    await requestReturn(buyer, orderId, { line: lineIds[0], quantity: 2 })
  })

  test('goods that come back sound go on the shelf, once [aftersales-12]', async () => {
    await limitStock(shop, 'wine', 100_000)
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const before = (await stockOf(shop, shop.world.products.wine)) ?? 0
    const { orderRefundId: id } = await requestReturn(buyer, orderId, { line: lineIds[0] })
    const olga = await staffMember(shop, 'shopkeeper')
    const receive = () => olga.call(staffReturnsReceive, { body: { order_refund_id: id, version: 1, restock: true } })
    await expect(receive()).rejects.toEqual(refusal('error.return.notNow'))
    await decide(olga, id, 'approve')
    expect((await receive()).data.refund.receivedAt).toBe(shop.clock.now.toISOString())
    await expect(receive()).rejects.toEqual(refusal('error.return.notNow'))
    expect(await stockOf(shop, shop.world.products.wine)).toBe(before + 1000)
  })

  test('a replacement travels with an order of the same customer, or is paid instead [aftersales-13]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const olga = await staffMember(shop, 'shopkeeper')
    const wish = { line: lineIds[0], method: 7 } as const
    const one = (await requestReturn(buyer, orderId, wish)).orderRefundId
    const two = (await requestReturn(buyer, orderId, wish)).orderRefundId
    for (const id of [one, two])
      expect(await decide(olga, id, 'approve')).toMatchObject({ steps: ['receive', 'replace', 'payInstead'] })
    const replace = (id: number, order_id?: number) =>
      olga
        .call(staffReturnsReplace, {
          body: { order_refund_id: id, version: 1, ...(order_id === undefined ? {} : { order_id }) },
        })
        .then(({ data }) => data.refund)
    const foreign = (await orderAtTheDoor(shop)).orderId
    await expect(replace(one, foreign)).rejects.toEqual(refusal('error.return.noOrder'))
    await expect(replace(one, orderId)).rejects.toEqual(refusal('error.return.noOrder'))
    await limitStock(shop, 'wine', 100_000)
    await chooseSlot(shop, buyer, 'tomorrowAfternoon')
    await put(shop, buyer, usualShopping)
    const next = (await atTheDoor(buyer)).orderId
    const before = (await stockOf(shop, shop.world.products.wine)) ?? 0
    expect(await replace(one, next)).toMatchObject({ replacementOrderId: next, steps: ['receive'] })
    expect(await stockOf(shop, shop.world.products.wine)).toBe(before - 1000)
    const { data } = await buyer.call(returnsView, { query: { order_refund_id: one } })
    expect(data.refund).toMatchObject({ replacementOrderId: next, method: { refundMethodId: 7 } })
    expect(data.refund).not.toHaveProperty('voucherAmount')
    expect(await replace(two)).toMatchObject({ method: { refundMethodId: 6 }, voucherAmount: 6.9 })
    await expect(replace(two)).rejects.toEqual(refusal('error.return.notNow'))
  })

  test('a step names the return as it was seen: what a colleague did meanwhile is seen first [servicedesk-1]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const { orderRefundId: id } = await requestReturn(buyer, orderId, { line: lineIds[0], method: 7 })
    const olga = await staffMember(shop, 'shopkeeper')
    const colleague = await staffMember(shop, 'shopkeeper')
    const look = async () => (await colleague.call(staffReturn, { query: { order_refund_id: id } })).data.refund
    const payInstead = (version: number) =>
      colleague.call(staffReturnsReplace, { body: { order_refund_id: id, version } })
    await decide(olga, id, 'approve')
    const { version } = await look()
    await olga.call(staffReturnsReceive, { body: { order_refund_id: id, version, restock: false } })
    await expect(payInstead(version)).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
    const now = await look()
    expect(now).toMatchObject({ receivedBy: 'Olga Banco', steps: ['replace', 'payInstead'] })
    await payInstead(now.version)
    const log = await shop.shop.db
      .select({ action: auditEntry.action, staffId: auditEntry.staffId, after: auditEntry.after })
      .from(auditEntry)
      .where(and(eq(auditEntry.subject, 'return'), eq(auditEntry.subjectId, String(id)), isNull(auditEntry.onceKey)))
      .orderBy(asc(auditEntry.id))
    expect(log).toMatchObject([
      { action: 'return.approve', staffId: olga.userId, after: { statusId: 3 } },
      { action: 'return.receive', staffId: olga.userId },
      { action: 'return.payInstead', staffId: colleague.userId, after: { methodId: 6 } },
    ])
  })

  test('a return is found by its number, its order and its customer [servicedesk-2]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const { orderRefundId: id } = await requestReturn(buyer, orderId, { line: lineIds[0] })
    const olga = await staffMember(shop, 'operator')
    const found = async (q: string) =>
      (await olga.call(staffReturns, { query: { q, page_size: 100 } })).data.refunds.map(
        ({ orderRefundId }) => orderRefundId,
      )
    for (const q of [String(id), String(orderId), 'prov ann']) expect(await found(q), q).toContain(id)
    for (const q of ['%', 'Nessuno Così', '2000000000']) expect(await found(q), q).toEqual([])
    const missing = olga.call(staffReturn, { query: { order_refund_id: 2_000_000_000 } })
    await expect(missing).rejects.toEqual(refusal('error.return.notFound'))
  })

  test('those to approve come first in line, and the list filters by status [aftersales-14]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const one = (await requestReturn(buyer, orderId, { line: lineIds[0] })).orderRefundId
    const two = (await requestReturn(buyer, orderId, { line: lineIds[0] })).orderRefundId
    const olga = await staffMember(shop, 'shopkeeper')
    const waiting = (await olga.call(staffReturns, { query: { refund_status_id: 1, page_size: 100 } })).data.refunds
    const ids = waiting.map(({ orderRefundId }) => orderRefundId)
    expect(ids.indexOf(one)).toBeLessThan(ids.indexOf(two))
    expect(new Set(waiting.map(({ status }) => status.refundStatusId))).toEqual(new Set([1]))
    expect(waiting.find(({ orderRefundId }) => orderRefundId === one)?.customer).toEqual({
      userId: buyer.userId,
      name: 'Anna Prova',
    })
    await expect(buyer.call(staffReturns)).rejects.toMatchObject({ code: 'error.request.notFound' })
  })
})
