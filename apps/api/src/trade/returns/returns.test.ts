import { documentsList } from '@bottega/contract/documents/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import {
  returnsCancel,
  returnsList,
  returnsOptions,
  returnsPhoto,
  returnsRequest,
  returnsUpload,
  returnsView,
  staffReturn,
  staffReturns,
  staffReturnsDecide,
  staffReturnsReceive,
  staffReturnsReplace,
} from '@bottega/contract/returns/calls.ts'
import { paidBackBy } from '@bottega/rules/returns/paid-back-by.ts'
import type { ReturnReason } from '@bottega/rules/returns/return-status.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { product } from '../../kernel/database/schema/catalog.ts'
import { salesDocument } from '../../kernel/database/schema/orders/documents.ts'
import { paymentRefund } from '../../kernel/database/schema/orders/orders.ts'
import { returnPhoto } from '../../kernel/database/schema/orders/returns.ts'
import { auditEntry } from '../../kernel/database/schema/people/staff.ts'
import { userGiftCertificate, voucherMovement } from '../../kernel/database/schema/vouchers.ts'
import {
  atTheDoor,
  attemptsOf,
  buyerWith,
  deliver,
  later,
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
import { runJob } from '../../testing/run-job.ts'
import type { Person } from '../../testing/test-shop.ts'
import { add, certificate } from '../../testing/orders/vouchers.ts'
import { testNow } from '../../testing/world.ts'
import { settleReturn } from './return-money.service.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const linesOf = async (buyer: Person, orderId: number) =>
  (await buyer.call(ordersView, { query: { order_id: orderId } })).data.order.orderItems

/** A delivered order; its lines are in the order of the wanted products. */
async function delivered(wanted: Wanted = { wine: 2, apples: 1 }, way: 'card' | 'door' = 'card') {
  const order = way === 'card' ? await orderByCard(shop, wanted) : await orderAtTheDoor(shop, wanted)
  await handOver(shop, order.orderId)
  const lines = await linesOf(order.buyer, order.orderId)
  return { ...order, lineIds: lines.map(({ orderItemId }) => orderItemId) }
}

interface Wish {
  line: number | undefined
  quantity?: number
  method?: 6 | 7
  photo?: string
  reason?: ReturnReason
}

const request = (buyer: Person, orderId: number, { line, quantity = 1, method = 6, photo, reason = 'damaged' }: Wish) =>
  buyer
    .call(returnsRequest, {
      body: {
        order_id: orderId,
        refund_method_id: method,
        items: [{ order_item_id: line ?? 0, quantity, reason, ...(photo === undefined ? {} : { photo_id: photo }) }],
      },
    })
    .then(({ data }) => data.refund)

const decide = (staff: Person, returnId: number, decision: 'approve' | 'refuse', answer?: string) =>
  staff
    .call(staffReturnsDecide, {
      body: { order_refund_id: returnId, version: 0, decision, ...(answer === undefined ? {} : { answer }) },
    })
    .then(({ data }) => data.refund)

const refundedOf = async (orderId: number) =>
  (await attemptsOf(shop, orderId)).map(({ refundedCents }) => refundedCents)

describe('asking for a return', () => {
  test('of a line with quantity, reason and photo; list and page show number, order, date, products, status and method [aftersales-1]', async () => {
    const { buyer, orderId, lineIds } = await delivered()
    const file = new File([new Uint8Array(await photo())], 'ammaccato.jpg')
    const { photoId } = (await buyer.call(returnsUpload, { body: {}, files: { photo: file } })).data
    const refund = await request(buyer, orderId, { line: lineIds[0], photo: photoId })
    expect(refund).toMatchObject({
      orderId,
      date: shop.clock.now.toISOString(),
      status: { refundStatusId: 1, name: 'Da approvare' },
      method: { refundMethodId: 6, name: 'Rimborso' },
      amount: 6.9,
      products: [{ orderItemId: lineIds[0], quantity: 1, reason: 'damaged', amount: 6.9, photoId }],
      can: { cancel: true },
    })
    expect((await buyer.call(returnsList)).data.refunds).toEqual([refund])
    const id = refund.orderRefundId
    expect((await buyer.call(returnsView, { query: { order_refund_id: id } })).data.refund).toEqual(refund)
    const mail = (await mailsOf(shop)).find((one) => one.id === `return-${id}-requested`)
    expect(mail?.text).toContain('Barbera')
    expect(mail?.text).toContain(`/profile/order-refunds/${id}`)
  })

  test.each([
    ['an order that was not delivered', 'error.return.orderNot'],
    ['more than was packed', 'error.return.quantity'],
    ['half a bottle', 'error.return.quantity'],
    ['a line of another order', 'error.return.lineNot'],
  ])('is refused for %s', async (what, code) => {
    const isPlacedOnly = what === 'an order that was not delivered'
    const { buyer, orderId } = isPlacedOnly ? await orderAtTheDoor(shop) : await delivered({ wine: 2 }, 'door')
    const [own] = await linesOf(buyer, orderId)
    const quantity = what === 'half a bottle' ? 0.5 : what === 'more than was packed' ? 3 : 1
    const line = what === 'a line of another order' ? 1_000_000 : own?.orderItemId
    await expect(request(buyer, orderId, { line, quantity })).rejects.toEqual(refusal(code))
  })

  test('sent again after a lost answer is the same return, and by another key another [aftersales-55]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const items = [{ order_item_id: lineIds[0] ?? 0, quantity: 1, reason: 'damaged' as const }]
    const body = { order_id: orderId, refund_method_id: 6, items } as const
    const send = async (idempotencyKey: string) =>
      (await buyer.call(returnsRequest, { body, idempotencyKey })).data.refund.orderRefundId
    const first = await send('one-press')
    expect(await send('one-press')).toBe(first)
    expect(await send('another')).not.toBe(first)
    expect((await buyer.call(returnsList)).data.refunds).toHaveLength(2)
  })

  test('counts what other requests have, until they are taken back [aftersales-2]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const line = lineIds[0]
    const first = await request(buyer, orderId, { line, quantity: 2 })
    await expect(request(buyer, orderId, { line })).rejects.toEqual(refusal('error.return.quantity'))
    const cancel = () => buyer.call(returnsCancel, { body: { order_refund_id: first.orderRefundId } })
    expect((await cancel()).data.refund.status.refundStatusId).toBe(10)
    await expect(cancel()).rejects.toEqual(refusal('error.return.decided'))
    expect(await request(buyer, orderId, { line, quantity: 2 })).toMatchObject({ amount: 13.8 })
  })

  test('ends for fresh goods before it ends for others [aftersales-4]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2, apples: 1 }, 'door')
    const isOffered = async () => (await buyer.call(ordersView, { query: { order_id: orderId } })).data.order.can.return
    await later(shop, 2 * 24 * 60 + 1)
    const { items, days, freshDays } = (await buyer.call(returnsOptions, { query: { order_id: orderId } })).data
    expect({ days, freshDays }).toEqual({ days: 14, freshDays: 2 })
    expect(items).toMatchObject([{ quantity: 2 }, { quantity: 0, obstacle: 'late' }])
    await expect(request(buyer, orderId, { line: lineIds[1] })).rejects.toEqual(refusal('error.return.late'))
    expect(await isOffered()).toBe(true)
    await later(shop, 12 * 24 * 60)
    await expect(request(buyer, orderId, { line: lineIds[0] })).rejects.toEqual(refusal('error.return.late'))
    expect(await isOffered()).toBe(false)
  })

  test('is not offered on an order of cold goods alone when their time is over', async () => {
    const { buyer, orderId } = await delivered({ wine: 2 }, 'door')
    const isOffered = async () => (await buyer.call(ordersView, { query: { order_id: orderId } })).data.order.can.return
    await later(shop, 2 * 24 * 60 + 1)
    expect(await isOffered()).toBe(true)
    const wine = eq(product.id, shop.world.products.wine)
    const [known] = await shop.shop.db.select().from(product).where(wine)
    await shop.shop.db
      .update(product)
      .set({ texts: { ...known?.texts, storage: { it: 'Conservare in frigorifero tra 0 e +4 °C.' } } })
      .where(wine)
    expect(await isOffered()).toBe(false)
    await shop.shop.db
      .update(product)
      .set({ texts: known?.texts ?? {} })
      .where(wine)
  })

  test('another customer’s order and return are not found [aftersales-6]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const { orderRefundId } = await request(buyer, orderId, { line: lineIds[0] })
    const other = await shop.shopper()
    await expect(request(other, orderId, { line: lineIds[0] })).rejects.toEqual(refusal('error.order.notFound'))
    const seen = other.call(returnsView, { query: { order_refund_id: orderRefundId } })
    await expect(seen).rejects.toEqual(refusal('error.return.notFound'))
    const cancelled = other.call(returnsCancel, { body: { order_refund_id: orderRefundId } })
    await expect(cancelled).rejects.toEqual(refusal('error.return.notFound'))
    await expect(other.call(returnsOptions, { query: { order_id: orderId } })).rejects.toEqual(
      refusal('error.order.notFound'),
    )
    expect((await other.call(returnsList)).data.refunds).toEqual([])
  })
})

const photo = () =>
  sharp({ create: { width: 3000, height: 20, channels: 3, background: '#b3261e' } })
    .withExif({ IFD0: { Artist: 'Giulia' } })
    .jpeg()
    .toBuffer()

describe('a photo of a return', () => {
  const upload = async (person: Person, name: string, content: Buffer) =>
    (await person.call(returnsUpload, { body: {}, files: { photo: new File([new Uint8Array(content)], name) } })).data
      .photoId

  test('is stored small and without what the camera wrote, and only its customer and staff see it [aftersales-7]', async () => {
    const anna = await shop.shopper()
    const photoId = await upload(anna, 'a.jpg', await photo())
    const [row] = await shop.shop.db.select().from(returnPhoto).where(eq(returnPhoto.id, photoId))
    const { width, exif, format } = await sharp(row?.content).metadata()
    expect({ width, exif, format }).toEqual({ width: 1600, exif: undefined, format: 'jpeg' })
    const open = (person: Person) => person.call(returnsPhoto, { query: { photo_id: photoId } })
    expect((await open(anna)).data).toMatchObject({ mediaType: 'image/jpeg' })
    await open(await staffMember(shop, 'shopkeeper'))
    await expect(open(await shop.shopper())).rejects.toMatchObject({ code: 'error.form.uploadNotFound' })
  })

  test.each([
    ['a.pdf', () => photo()],
    ['a.jpg', () => Promise.resolve(Buffer.from('%PDF-1.7 this is no picture'))],
  ])('%s of another type is refused', async (name, content) => {
    await expect(upload(await shop.shopper(), name, await content())).rejects.toEqual(refusal('error.form.fileType'))
  })

  test('is used once, by its own customer, within a day [aftersales-8]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const others = await upload(await shop.shopper(), 'a.jpg', await photo())
    const wish = { line: lineIds[0], photo: others }
    await expect(request(buyer, orderId, wish)).rejects.toEqual(refusal('error.return.photoNot'))
    const own = await upload(buyer, 'a.jpg', await photo())
    await request(buyer, orderId, { ...wish, photo: own })
    await expect(request(buyer, orderId, { ...wish, photo: own })).rejects.toEqual(refusal('error.return.photoNot'))
    await later(shop, 24 * 60 + 1)
    await runJob(shop, 'purge-return-photos')
    const left = await shop.shop.db.select({ id: returnPhoto.id }).from(returnPhoto)
    expect(left.map(({ id }) => id)).toContain(own)
    expect(left.map(({ id }) => id)).not.toContain(others)
  })
})

describe('the decision of the staff', () => {
  test('an approved refund gives back to the card what the goods cost, and no more than was taken [aftersales-9]', async () => {
    const { buyer, orderId, lineIds } = await delivered()
    const { orderRefundId: id } = await request(buyer, orderId, { line: lineIds[0], quantity: 2 })
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
    const [wine] = await linesOf(buyer, orderId)
    const { orderRefundId: id } = await request(buyer, orderId, { line: wine?.orderItemId, quantity: 2 })
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
    const [wine, milk] = await linesOf(buyer, orderId)
    const given = (await request(buyer, orderId, { line: wine?.orderItemId, quantity: 2 })).amount
    const rest = (await request(buyer, orderId, { line: milk?.orderItemId, quantity: 2 })).amount
    expect(given).toBeLessThan(13.8)
    expect(given + rest).toBeCloseTo((wine?.total ?? 0) + (milk?.total ?? 0) - 4, 5)
  })

  test('its page says how the money comes back and until when, and what becomes of the goods [aftersales-91]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2, apples: 1 })
    const progress = async (id: number) =>
      (await buyer.call(returnsView, { query: { order_refund_id: id } })).data.progress
    const [wine, apples] = lineIds
    const { orderRefundId: id } = await request(buyer, orderId, { line: wine, reason: 'unwanted' })
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
    const kept = await request(buyer, orderId, { line: apples, method: 7 })
    await decide(olga, kept.orderRefundId, 'approve')
    const keptMail = (await mailsOf(shop)).find((one) => one.id === `return-${kept.orderRefundId}-approved`)
    expect(keptMail?.text).toContain('non devi riportarli')
    expect(await progress(kept.orderRefundId)).toEqual({ goods: { way: 'keep', orderItemIds: [], store }, money: [] })
  })

  test('money paid at the door is announced as the voucher it becomes, and a refused return gives none [aftersales-92]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const progress = async (id: number) =>
      (await buyer.call(returnsView, { query: { order_refund_id: id } })).data.progress
    const { orderRefundId: id } = await request(buyer, orderId, { line: lineIds[0] })
    expect((await progress(id)).money).toMatchObject([{ state: 'expected', way: 'voucher', amount: 6.9 }])
    const olga = await staffMember(shop, 'shopkeeper')
    await decide(olga, id, 'approve')
    expect((await progress(id)).money).toMatchObject([
      { state: 'given', way: 'voucher', at: shop.clock.now.toISOString() },
    ])
    const { orderRefundId: refused } = await request(buyer, orderId, { line: lineIds[0] })
    await decide(olga, refused, 'refuse', 'Il sigillo era aperto')
    expect(await progress(refused)).toEqual({ money: [] })
  })

  test('what was paid at the door comes back as a voucher that loses no cent [aftersales-10]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const { orderRefundId: id } = await request(buyer, orderId, { line: lineIds[0] })
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
    const { orderRefundId: id } = await request(buyer, orderId, { line: lineIds[0], quantity: 2 })
    const olga = await staffMember(shop, 'shopkeeper')
    await expect(decide(olga, id, 'refuse')).rejects.toEqual(refusal('error.return.reasonMissing'))
    expect(await decide(olga, id, 'refuse', 'La foto mostra un altro prodotto')).toMatchObject({
      status: { refundStatusId: 10, name: 'Non accettato' },
      refused: true,
    })
    const mails = await mailsOf(shop)
    expect(mails.find((one) => one.id === `return-${id}-refused`)?.text).toContain('La foto mostra un altro prodotto')
    await request(buyer, orderId, { line: lineIds[0], quantity: 2 })
  })

  test('goods that come back sound go on the shelf, once [aftersales-12]', async () => {
    await limitStock(shop, 'wine', 100_000)
    const { buyer, orderId, lineIds } = await delivered({ wine: 2 }, 'door')
    const before = (await stockOf(shop, shop.world.products.wine)) ?? 0
    const { orderRefundId: id } = await request(buyer, orderId, { line: lineIds[0] })
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
    const one = (await request(buyer, orderId, wish)).orderRefundId
    const two = (await request(buyer, orderId, wish)).orderRefundId
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
    const { orderRefundId: id } = await request(buyer, orderId, { line: lineIds[0], method: 7 })
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
    const { orderRefundId: id } = await request(buyer, orderId, { line: lineIds[0] })
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
    const one = (await request(buyer, orderId, { line: lineIds[0] })).orderRefundId
    const two = (await request(buyer, orderId, { line: lineIds[0] })).orderRefundId
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
