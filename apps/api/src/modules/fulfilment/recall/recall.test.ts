import { fulfilmentDeliver } from '@bottega/contract/fulfilment/calls.ts'
import { deskOrder } from '@bottega/contract/order-desk/calls.ts'
import { deskProduct, deskProductSale } from '@bottega/contract/product-desk/calls.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atTheDoor, attemptsOf, buyerWith, type Wanted } from '../../../testing/orders/buying.ts'
import { mailsOf } from '../../../testing/outbox-mails.ts'
import { aPicker, aShopkeeper, finish, found, lineOf, pickList, start } from '../../../testing/orders/pickers.ts'
import { refusal } from '../../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let picker: Person
let keeper: Person
beforeAll(async () => {
  shop = await openTestShop()
  picker = await aPicker(shop)
  keeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

async function sellPasta(sale: 'on' | 'recalled') {
  const productId = shop.world.products.pasta
  const { data } = await keeper.call(deskProduct, { query: { product_id: productId } })
  const body = { product_id: productId, version: data.product.version, sale, reason: 'vetro nel pacco' }
  await keeper.call(deskProductSale, { body })
}
afterEach(() => sellPasta('on'))

async function order(wanted: Wanted = { wine: 2, pasta: 3 }) {
  const buyer = await buyerWith(shop, wanted)
  return (await atTheDoor(buyer)).orderId
}

/** Wine as ordered goes in the bag, and so many packets of pasta. */
async function pick(orderId: number, pasta: number) {
  await start(picker, orderId)
  await found(shop, picker, orderId, 'pasta', { quantity: pasta })
  await found(shop, picker, orderId, 'wine', { quantity: 2 })
}

test('of a product in an order not packed yet its customer gets a mail, and it is left out and not paid [fulfilment-72]', async () => {
  const orderId = await order()
  const other = await order({ wine: 3 })
  await sellPasta('recalled')
  const { data } = await keeper.call(deskOrder, { query: { order_id: orderId } })
  expect(data.order.lines.filter(({ recalled }) => recalled).map(({ name }) => name)).toEqual(['Spaghetti'])
  const recallMails = (await mailsOf(shop)).filter(({ subject }) => subject.includes('richiamato'))
  const about = (id: number) => recallMails.filter(({ subject }) => subject.includes(` ${id} `))
  expect(about(other)).toEqual([])
  const [mail] = about(orderId)
  expect(mail?.text).toMatch(/Spaghetti.*: non lo mettiamo nella spesa e non lo paghi/)

  expect(lineOf(shop, await pickList(picker, orderId), 'pasta')).toMatchObject({ state: 'to-pick', recalled: true })
  const list = await start(picker, orderId)
  expect(lineOf(shop, list, 'pasta')).toMatchObject({ state: 'short', quantityPrepared: 0 })
  expect(lineOf(shop, list, 'wine')).toMatchObject({ state: 'to-pick', recalled: false })
  await expect(found(shop, picker, orderId, 'pasta', { quantity: 1 })).rejects.toEqual(
    refusal('error.fulfilment.recalled'),
  )
  await found(shop, picker, orderId, 'wine', { quantity: 2 })
  const { total, totalOrdered = 0, lines } = await finish(picker, orderId)
  const pasta = lines.find(({ productId }) => productId === shop.world.products.pasta)
  expect(Math.round((totalOrdered - total) * 100)).toBe(Math.round((pasta?.unitPrice ?? 0) * 300))
})

test('of a product in the bag already the order is not finished until it is taken out [fulfilment-73]', async () => {
  const orderId = await order()
  await pick(orderId, 3)
  await sellPasta('recalled')
  await expect(finish(picker, orderId)).rejects.toEqual(refusal('error.fulfilment.recalled'))
  await found(shop, picker, orderId, 'pasta', { quantity: 0 })
  expect(lineOf(shop, await finish(picker, orderId), 'pasta')).toMatchObject({ state: 'short', quantityPrepared: 0 })
})

test('of a product not picked when the others are is short at the end of picking', async () => {
  const orderId = await order()
  await start(picker, orderId)
  await found(shop, picker, orderId, 'wine', { quantity: 2 })
  await sellPasta('recalled')
  expect(lineOf(shop, await finish(picker, orderId), 'pasta')).toMatchObject({ state: 'short' })
})

test('of a product in a packed order its customer gets a mail, staff see it at the door, and it is refunded [fulfilment-74]', async () => {
  const orderId = await order()
  await pick(orderId, 3)
  await finish(picker, orderId)
  await sellPasta('recalled')
  const mail = (await mailsOf(shop)).find(({ subject }) => subject.includes(`ordine ${orderId} è stato richiamato`))
  expect(mail?.text).toMatch(/Spaghetti.*: la spesa è già pronta\. Chi te la consegna lo toglie/)

  const before = await pickList(picker, orderId)
  const pasta = lineOf(shop, before, 'pasta')
  expect(pasta).toMatchObject({ recalled: true, quantityPrepared: 3 })
  const undelivered = [{ order_item_id: pasta.orderItemId, quantity: 3 }]
  await picker.call(fulfilmentDeliver, { body: { order_id: orderId, undelivered } })
  const captured = (await attemptsOf(shop, orderId)).map(({ capturedCents }) => capturedCents)
  expect(captured).toEqual([Math.round(before.total * 100) - Math.round(pasta.unitPrice * 300)])
})

test('of a product that is in no bag the customer of a packed order gets no mail', async () => {
  const orderId = await order()
  await pick(orderId, 0)
  await finish(picker, orderId)
  await sellPasta('recalled')
  const subjects = (await mailsOf(shop)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes(`ordine ${orderId} è stato richiamato`))).toEqual([])
})
