import { fulfilmentDeliver } from '@bottega/contract/fulfilment/calls.ts'
import { staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import { staffProduct, staffProductSale } from '@bottega/contract/staff-products/calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { shopOrder } from '../../orders/orders.tables.ts'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { outbox } from '../../../kernel/outbox/outbox.tables.ts'
import { atTheDoor, attemptsOf, type Buyer, buyerWith, put, type Wanted } from '../../../testing/orders/buying.ts'
import { handOver } from '../../../testing/orders/delivered.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { mailsOf } from '../../../testing/outbox-mails.ts'
import {
  aPicker,
  aShopkeeper,
  finish,
  found,
  lineOf,
  pickList,
  start,
  takenAtDoor,
} from '../../../testing/orders/pickers.ts'
import { refusal } from '../../../testing/refusal.ts'
import { openTestShop, type Person, type ShopperOptions, type TestShop } from '../../../testing/test-shop.ts'

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
  const { data } = await keeper.call(staffProduct, { query: { product_id: productId } })
  const body = { product_id: productId, version: data.product.version, sale, reason: 'vetro nel pacco' }
  await keeper.call(staffProductSale, { body })
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
  const { data } = await keeper.call(staffOrder, { query: { order_id: orderId } })
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
  await picker.call(fulfilmentDeliver, {
    body: { order_id: orderId, undelivered, ...(await takenAtDoor(picker, orderId, undelivered)) },
  })
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

describe('of a product that customers have received', () => {
  const wanted: Wanted = { wine: 2, pasta: 3 }
  async function received(options: ShopperOptions = {}) {
    const buyer = await buyerWith(shop, wanted, options)
    const { orderId } = await atTheDoor(buyer)
    await handOver(shop, orderId)
    return { buyer, orderId }
  }
  async function receivedAgain(buyer: Buyer) {
    await chooseSlot(shop, buyer, 'laterMorning')
    await put(shop, buyer, wanted)
    const { orderId } = await atTheDoor(buyer)
    await handOver(shop, orderId)
    return orderId
  }
  async function addressOf({ userId }: Buyer) {
    const [row] = await shop.shop.db.select().from(appUser).where(eq(appUser.id, userId))
    return row?.email ?? ''
  }
  /** Recalls it, and answers who gets which mail about it. */
  async function recallMails() {
    await mailsOf(shop)
    await sellPasta('recalled')
    const about = (await mailsOf(shop)).filter(({ text }) => text.includes('Spaghetti'))
    return async (buyer: Buyer) => {
      const address = await addressOf(buyer)
      return about.filter(({ to }) => to.address === address)
    }
  }
  async function writtenToReceivers() {
    const rows = await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'mail.goodsRecalled'))
    return rows.filter(({ payload }) => 'received' in payload).length
  }
  const recallOnPage = async () => {
    const productId = shop.world.products.pasta
    return (await keeper.call(staffProduct, { query: { product_id: productId } })).data.product.recallMails
  }

  test('each gets one mail, in the language of their order, and staff see how many [fulfilment-75]', async () => {
    const [anna, bruno] = [await received(), await received({ language: 'de' })]
    const latest = await receivedAgain(anna.buyer)
    const before = await writtenToReceivers()
    const mailsTo = await recallMails()
    const toAnna = await mailsTo(anna.buyer)
    expect(toAnna.map(({ subject }) => subject)).toEqual([`Un prodotto del tuo ordine ${latest} è stato richiamato`])
    expect(toAnna[0]?.text).toMatch(/Spaghetti.*: l’hai ricevuto con questo ordine\. Se ne hai ancora, non consumarlo/)
    expect((await mailsTo(bruno.buyer)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Du hast es mit dieser Bestellung bekommen.'),
    ])
    const customers = (await writtenToReceivers()) - before
    expect(customers).toBeGreaterThanOrEqual(2)
    expect(await recallOnPage()).toMatchObject({ customers })
    await sellPasta('on')
    expect(await recallOnPage()).toBeUndefined()
  })

  test('who has it in an open order as well gets the mail about that alone [fulfilment-76]', async () => {
    const { buyer } = await received()
    await chooseSlot(shop, buyer, 'laterMorning')
    await put(shop, buyer, wanted)
    const { orderId } = await atTheDoor(buyer)
    const mails = await (await recallMails())(buyer)
    expect(mails.map(({ subject }) => subject)).toEqual([`Un prodotto del tuo ordine ${orderId} è stato richiamato`])
    expect(mails[0]?.text).toContain('Se ne hai già in casa, non consumarlo')
  })

  test('who received it more than a year ago, or something else, gets none', async () => {
    const { buyer, orderId } = await received()
    await shop.shop.db.update(shopOrder).set({ slotDay: '2025-10-01' }).where(eq(shopOrder.id, orderId))
    const other = await buyerWith(shop, { wine: 3 })
    await handOver(shop, (await atTheDoor(other)).orderId)
    const mailsTo = await recallMails()
    expect([...(await mailsTo(buyer)), ...(await mailsTo(other))]).toEqual([])
  })

  test('and is recalled a second time they get a second mail', async () => {
    const { buyer } = await received()
    const [first] = await (await recallMails())(buyer)
    await sellPasta('on')
    const [second] = await (await recallMails())(buyer)
    expect(second?.id).toBeDefined()
    expect(second?.id).not.toBe(first?.id)
  })
})
