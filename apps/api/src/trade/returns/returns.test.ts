import { ordersView } from '@bottega/contract/orders/calls.ts'
import {
  returnsCancel,
  returnsList,
  returnsOptions,
  returnsPhoto,
  returnsRequest,
  returnsUpload,
  returnsView,
} from '@bottega/contract/returns/calls.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { product } from '../catalog/products.tables.ts'
import { returnPhoto } from './returns.tables.ts'
import { later, type Wanted } from '../../testing/orders/buying.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { staffMember } from '../../testing/staff.ts'
import { runJob } from '../../testing/run-job.ts'
import type { Person } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
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

describe('asking for a return', () => {
  test('of a line with quantity, reason and photo; list and page show number, order, date, products, status and method [aftersales-1]', async () => {
    const { buyer, orderId, lineIds } = await delivered()
    const file = new File([new Uint8Array(await photo())], 'ammaccato.jpg')
    const { photoId } = (await buyer.call(returnsUpload, { body: {}, files: { photo: file } })).data
    const refund = await requestReturn(buyer, orderId, { line: lineIds[0], photo: photoId })
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
    const [own] = await orderItemsOf(buyer, orderId)
    const quantity = what === 'half a bottle' ? 0.5 : what === 'more than was packed' ? 3 : 1
    const line = what === 'a line of another order' ? 1_000_000 : own?.orderItemId
    await expect(requestReturn(buyer, orderId, { line, quantity })).rejects.toEqual(refusal(code))
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
    const first = await requestReturn(buyer, orderId, { line, quantity: 2 })
    await expect(requestReturn(buyer, orderId, { line })).rejects.toEqual(refusal('error.return.quantity'))
    const cancel = () => buyer.call(returnsCancel, { body: { order_refund_id: first.orderRefundId } })
    expect((await cancel()).data.refund.status.refundStatusId).toBe(10)
    await expect(cancel()).rejects.toEqual(refusal('error.return.decided'))
    expect(await requestReturn(buyer, orderId, { line, quantity: 2 })).toMatchObject({ amount: 13.8 })
  })

  test('ends for fresh goods before it ends for others [aftersales-4]', async () => {
    const { buyer, orderId, lineIds } = await delivered({ wine: 2, apples: 1 }, 'door')
    const isOffered = async () => (await buyer.call(ordersView, { query: { order_id: orderId } })).data.order.can.return
    await later(shop, 2 * 24 * 60 + 1)
    const { items, days, freshDays } = (await buyer.call(returnsOptions, { query: { order_id: orderId } })).data
    expect({ days, freshDays }).toEqual({ days: 14, freshDays: 2 })
    expect(items).toMatchObject([{ quantity: 2 }, { quantity: 0, obstacle: 'late' }])
    await expect(requestReturn(buyer, orderId, { line: lineIds[1] })).rejects.toEqual(refusal('error.return.late'))
    expect(await isOffered()).toBe(true)
    await later(shop, 12 * 24 * 60)
    await expect(requestReturn(buyer, orderId, { line: lineIds[0] })).rejects.toEqual(refusal('error.return.late'))
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
    const { orderRefundId } = await requestReturn(buyer, orderId, { line: lineIds[0] })
    const other = await shop.shopper()
    await expect(requestReturn(other, orderId, { line: lineIds[0] })).rejects.toEqual(refusal('error.order.notFound'))
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
    await expect(requestReturn(buyer, orderId, wish)).rejects.toEqual(refusal('error.return.photoNot'))
    const own = await upload(buyer, 'a.jpg', await photo())
    await requestReturn(buyer, orderId, { ...wish, photo: own })
    await expect(requestReturn(buyer, orderId, { ...wish, photo: own })).rejects.toEqual(
      refusal('error.return.photoNot'),
    )
    await later(shop, 24 * 60 + 1)
    await runJob(shop, 'purge-return-photos')
    const left = await shop.shop.db.select({ id: returnPhoto.id }).from(returnPhoto)
    expect(left.map(({ id }) => id)).toContain(own)
    expect(left.map(({ id }) => id)).not.toContain(others)
  })
})
