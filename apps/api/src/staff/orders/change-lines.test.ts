import { staffChangeLines, staffOrder, staffOrderProducts } from '@bottega/contract/staff-orders/calls.ts'
import type { staffChangeLines as changeSchema } from '@bottega/contract/staff-orders/staff-orders.ts'
import type { BodyOf } from '@bottega/contract/call-schema.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { product, productPrice } from '../../trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'
import { slot } from '../../trade/delivery/slots.tables.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { orderOfLoaves, sellLoaves } from '../../testing/orders/loaves.ts'
import { attemptsOf, limitStock, put, stockOf } from '../../testing/orders/buying.ts'
import {
  cartOf,
  confirm,
  modify,
  orderAtTheDoor,
  orderByCard,
  setStatus,
  viewOrder,
} from '../../testing/orders/changing.ts'
import { takeOrderTo } from '../../testing/orders/picking.ts'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { type ProductName, testNow } from '../../testing/world.ts'

let shop: ShopWithBank
let keeper: Person
beforeAll(async () => {
  shop = await openShopWithBank()
  keeper = await aShopkeeper(shop)
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const storyOf = async (orderId: number) => (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order

type Change = Partial<BodyOf<typeof changeSchema>>

async function change(orderId: number, wanted: Change, idempotencyKey?: string) {
  const { version } = await storyOf(orderId)
  const body = { order_id: orderId, version, reason: 'Chiesto al telefono', ...wanted }
  return (await keeper.call(staffChangeLines, { body, ...(idempotencyKey && { idempotencyKey }) })).data.order
}

const lineOf = async (orderId: number, at: number) => (await storyOf(orderId)).lines[at]?.orderItemId ?? 0
const adding = (name: ProductName, quantity: number) => [{ product_id: shop.world.products[name], quantity }]
const quantities = (order: Awaited<ReturnType<typeof storyOf>>) => order.lines.map(({ ordered }) => ordered)

test('staff add a product and take pieces out: prices, stock and the money at the door follow, past the cut-off too [desk-70]', async () => {
  await limitStock(shop, 'lastOne', 5000)
  const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 3 })
  await chooseSlot(shop, buyer, 'tomorrowAfternoon')
  await put(shop, buyer, { pasta: 1 })
  const before = await storyOf(orderId)
  await shop.shop.db
    .update(slot)
    .set({ cutoffAt: new Date(testNow.getTime() - 60_000) })
    .where(eq(slot.id, shop.world.slots.tomorrowMorning))
  const lines = [{ order_item_id: await lineOf(orderId, 0), quantity: 2 }]
  const after = await change(orderId, { lines, add: adding('lastOne', 2) })
  await shop.shop.db
    .update(slot)
    .set({ cutoffAt: new Date(testNow.getTime() + 3_600_000) })
    .where(eq(slot.id, shop.world.slots.tomorrowMorning))
  expect(quantities(after)).toEqual([2, 2])
  expect(after.total).not.toBe(before.total)
  expect(await stockOf(shop, shop.world.products.lastOne)).toBe(3000)
  expect(await attemptsOf(shop, orderId)).toMatchObject([
    { state: 'pending', amountCents: Math.round(after.total * 100) },
  ])
  expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: after.total })
  // The cart the customer is filling meanwhile is as it was.
  expect((await cartOf(buyer)).cartItems).toMatchObject([
    { product: { productId: shop.world.products.pasta }, quantity: 1 },
  ])
  const emptied = await change(orderId, { lines: [{ order_item_id: await lineOf(orderId, 1), quantity: 0 }] })
  expect(quantities(emptied)).toEqual([2])
  expect(await stockOf(shop, shop.world.products.lastOne)).toBe(5000)
})

test('the customer reads what changed and why, and the log has who did it [desk-71]', async () => {
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  await mailsOf(shop)
  await change(orderId, { add: adding('pasta', 1) })
  const mails = await mailsOf(shop)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Chiesto al telefono')
  const { events } = await storyOf(orderId)
  expect(events.at(-1)).toMatchObject({ reason: 'Chiesto al telefono', actor: expect.stringContaining('staff ') })
  const [entry] = await shop.shop.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'order.linesChanged'), eq(auditEntry.subjectId, String(orderId))))
  expect(entry).toMatchObject({ staffId: keeper.userId, after: { reason: 'Chiesto al telefono' } })
})

test('what a card does not hold is refused with the amount, or waits for the handover when staff say so [desk-72]', async () => {
  const { buyer, orderId } = await orderByCard(shop)
  const wine = { order_item_id: await lineOf(orderId, 0), quantity: 3 }
  await expect(change(orderId, { lines: [wine] })).rejects.toMatchObject({
    code: 'error.desk.beyondHold',
    text: expect.stringContaining('6,90'),
  })
  expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 21.49 })
  expect(await change(orderId, { lines: [wine], rest_at_handover: true })).toMatchObject({ total: 28.39 })
  await takeOrderTo(shop, orderId, [orderStatus.inPreparation, orderStatus.prepared])
  const attempts = await attemptsOf(shop, orderId)
  expect(attempts.map(({ provider, amountCents }) => [provider === attempts[0]?.provider, amountCents])).toEqual([
    [true, 2241],
    [false, 598],
  ])
})

test('sent again by its key it is one change, and a page that is older than the order is told so [desk-73]', async () => {
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const { version } = await storyOf(orderId)
  const body = { order_id: orderId, version, reason: 'Chiesto al telefono', add: adding('pasta', 1) }
  const first = await keeper.call(staffChangeLines, { body, idempotencyKey: 'press' })
  const again = await keeper.call(staffChangeLines, { body, idempotencyKey: 'press' })
  expect(again.data.order).toEqual(first.data.order)
  await expect(keeper.call(staffChangeLines, { body })).rejects.toMatchObject({ code: 'error.staff.changedMeanwhile' })
})

test('a customer who is changing the order is not overwritten; a draft they left is closed, and confirming it says so [desk-74]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
  await modify(buyer, orderId)
  await put(shop, buyer, { pasta: 2 })
  const wanted = { add: adding('pasta', 1) }
  await expect(change(orderId, wanted)).rejects.toMatchObject({ code: 'error.desk.customerChanging' })
  const cart = await cartOf(buyer)
  shop.clock.now = new Date(testNow.getTime() + 16 * 60_000)
  expect(quantities(await change(orderId, wanted))).toEqual([2, 1])
  await expect(confirm(buyer, orderId, cart.version)).rejects.toMatchObject({ code: 'error.order.noChanges' })
})

test('what the shop cannot sell so, an order without goods and one that is being picked are refused, and nothing changes [desk-75]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const wine = await lineOf(orderId, 0)
  for (const [wanted, code] of [
    [{ add: adding('soldOut', 1) }, 'error.product.notAvailable'],
    [{ add: adding('pasta', 1.5) }, 'error.cart.quantityInvalid'],
    [{ lines: [{ order_item_id: wine, quantity: 0 }] }, 'error.cart.empty'],
    [{ lines: [{ order_item_id: wine, quantity: 2 }] }, 'error.order.noChanges'],
    [{ lines: [{ order_item_id: 999_999, quantity: 1 }] }, 'error.fulfilment.lineNotFound'],
  ] as const)
    await expect(change(orderId, wanted as Change), code).rejects.toMatchObject({ code })
  await setStatus(shop, orderId, orderStatus.beingPicked)
  expect((await storyOf(orderId)).can.change).toBe(false)
  await expect(change(orderId, { add: adding('pasta', 1) })).rejects.toMatchObject({
    code: 'error.order.notModifiable',
  })
  expect((await viewOrder(buyer, orderId)).orderItems).toHaveLength(1)
  expect((await cartOf(buyer)).cartStatusId).toBe(1)
})

test('products for an order are found by words and by barcode, those in stock of its store alone [desk-76]', async () => {
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const foundBy = async (q: string) =>
    (await keeper.call(staffOrderProducts, { query: { order_id: orderId, q } })).data.products.map(
      (one) => one.productId,
    )
  const rows = await shop.shop.db.select().from(product)
  const named = (name: ProductName) => rows.find(({ id }) => id === shop.world.products[name])
  expect(await foundBy(named('pasta')?.name.it ?? '')).toContain(shop.world.products.pasta)
  expect(await foundBy(named('pasta')?.barcode ?? '')).toEqual([shop.world.products.pasta])
  const ofPasta = eq(product.id, shop.world.products.pasta)
  await shop.shop.db
    .update(product)
    .set({ furtherBarcodes: ['4012345678901'] })
    .where(ofPasta)
  expect(await foundBy('04012345678901')).toEqual([shop.world.products.pasta])
  expect(await foundBy(named('soldOut')?.name.it ?? '')).not.toContain(shop.world.products.soldOut)
})

describe('goods that are sold with a choice', () => {
  let loaf: number
  beforeAll(async () => {
    loaf = await sellLoaves(shop)
  })

  const sliced = { taglio: 'fette' }
  const namesOf = (order: Awaited<ReturnType<typeof storyOf>>) =>
    order.lines.map(({ optionsText, ordered }) => [optionsText, ordered])
  const splitting = async (orderId: number, quantity: number, params = sliced) => [
    { order_item_id: await lineOf(orderId, 1), quantity, params },
  ]
  const priced = (priceCents: number) =>
    shop.shop.db.update(productPrice).set({ priceCents }).where(eq(productPrice.productId, loaf))

  test('staff add them with what the customer chose, and without a choice they are refused by its name', async () => {
    const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
    const add = (params?: Record<string, string>) => [{ product_id: loaf, quantity: 2, ...(params && { params }) }]
    const missing = { response: { errors: [{ code: 'error.cart.optionRequired', values: { options: 'taglio' } }] } }
    await expect(change(orderId, { add: add() })).rejects.toMatchObject(missing)
    await expect(change(orderId, { add: add({ taglio: 'a spicchi' }) })).rejects.toMatchObject(missing)
    const after = await change(orderId, { add: [...add(sliced), ...add({ taglio: '2' })] })
    expect(namesOf(after)).toEqual([
      [undefined, 2],
      ['Taglio: A fette', 2],
      ['Taglio: Intero', 2],
    ])
    expect(await change(orderId, { add: add(sliced) }).then(namesOf)).toContainEqual(['Taglio: A fette', 4])
  })

  test('products found for an order say what has to be chosen of them', async () => {
    const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
    const query = { order_id: orderId, q: 'latte fresco' }
    const { products } = (await keeper.call(staffOrderProducts, { query })).data
    expect(products.find(({ productId }) => productId === loaf)?.selectOptions).toMatchObject([
      { name: 'Taglio', parameterName: 'taglio', options: [{ value: 'fette' }, { value: 'intero' }] },
    ])
  })

  test('a part of a line gets another choice: sold out and dearer since, it keeps quantity, price, stock and sum [desk-130]', async () => {
    await limitStock(shop, 'milk', 3000)
    const { buyer, orderId } = await orderOfLoaves(shop, 3)
    const [before, [held]] = [await storyOf(orderId), await attemptsOf(shop, orderId)]
    expect(await stockOf(shop, loaf)).toBe(0)
    await priced(200)
    await catalogueChanged(shop)
    await mailsOf(shop)
    const after = await change(orderId, { split: await splitting(orderId, 1) })
    expect(namesOf(after).slice(1)).toEqual([
      ['Taglio: Intero', 2],
      ['Taglio: A fette', 1],
    ])
    expect(after.total).toBe(before.total)
    expect(await stockOf(shop, loaf)).toBe(0)
    const [after1] = await attemptsOf(shop, orderId)
    expect(after1).toMatchObject({ amountCents: held?.amountCents, state: held?.state })
    const loaves = (await viewOrder(buyer, orderId)).orderItems.filter(({ productId }) => productId === loaf)
    expect(loaves.map(({ unitPrice, quantityOrdered }) => [unitPrice, quantityOrdered])).toEqual([
      [1.45, 2],
      [1.45, 1],
    ])
    const [mail] = await mailsOf(shop)
    expect(mail?.text).toContain('A fette')
    const [entry] = await shop.shop.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'order.linesChanged'), eq(auditEntry.subjectId, String(orderId))))
    expect(entry).toMatchObject({ staffId: keeper.userId, after: { splitLines: 1 } })
    // Its two lines are two from now on: one is taken out alone, at the price it was sold at.
    const less = await change(orderId, { lines: [{ order_item_id: await lineOf(orderId, 2), quantity: 0 }] })
    expect(less.total).toBeCloseTo(before.total - 1.45, 2)
    expect(await stockOf(shop, loaf)).toBe(1000)
    await priced(145)
    await limitStock(shop, 'milk', 100_000)
    await catalogueChanged(shop)
  })

  test('a line may grow and be divided at once, and all of it may get another choice', async () => {
    const { orderId } = await orderOfLoaves(shop, 3)
    const split = await splitting(orderId, 1)
    const more = await change(orderId, { split, lines: [{ order_item_id: await lineOf(orderId, 1), quantity: 4 }] })
    expect(namesOf(more).slice(1)).toEqual([
      ['Taglio: Intero', 3],
      ['Taglio: A fette', 1],
    ])
    const all = await change(orderId, { split: await splitting(orderId, 3) })
    expect(namesOf(all).slice(1)).toEqual([['Taglio: A fette', 4]])
    expect(all.total).toBe(more.total)
  })

  test('a split that would cost more, because a promotion counts pieces together, is refused with both sums [desk-132]', async () => {
    const terms = { typeId: 1, pieces: 3, paidPieces: 2, validFrom: '2026-11-01', validTo: '2026-12-31' }
    const [row] = await shop.shop.db
      .insert(promotion)
      .values({ ...terms, warehouseId: 1, name: { it: 'Latte in festa' }, view: { body: { it: 'Latte in festa' } } })
      .returning({ id: promotion.id })
    const promotionId = row?.id ?? 0
    await shop.shop.db.insert(promotionProduct).values({ promotionId, productId: loaf })
    await catalogueChanged(shop)
    const { orderId } = await orderOfLoaves(shop, 6)
    const before = await storyOf(orderId)
    await expect(change(orderId, { split: await splitting(orderId, 1) })).rejects.toMatchObject({
      code: 'error.desk.splitCosts',
      text: expect.stringMatching(/7,25.*5,80/),
    })
    const after = await change(orderId, { split: await splitting(orderId, 3) })
    expect(after.total).toBe(before.total)
    expect(namesOf(after).slice(1)).toEqual([
      ['Taglio: Intero', 3],
      ['Taglio: A fette', 3],
    ])
    await shop.shop.db.delete(promotion).where(eq(promotion.id, promotionId))
    await catalogueChanged(shop)
  })

  test('more than a line has, the choice it has, one nobody made and an order that is picked are refused, and nothing changes', async () => {
    const { orderId } = await orderOfLoaves(shop, 3)
    const before = await storyOf(orderId)
    for (const [split, code] of [
      [await splitting(orderId, 4), 'error.cart.quantityInvalid'],
      [await splitting(orderId, 0.5), 'error.cart.quantityInvalid'],
      [await splitting(orderId, 1, { taglio: 'intero' }), 'error.order.noChanges'],
      [await splitting(orderId, 1, { taglio: '' }), 'error.cart.optionRequired'],
      [[{ order_item_id: await lineOf(orderId, 0), quantity: 1, params: sliced }], 'error.order.noChanges'],
      [[{ order_item_id: 999_999, quantity: 1, params: sliced }], 'error.fulfilment.lineNotFound'],
    ] as const)
      await expect(change(orderId, { split: [...split] }), code).rejects.toMatchObject({ code })
    const split = await splitting(orderId, 1)
    await setStatus(shop, orderId, orderStatus.prepared)
    await expect(change(orderId, { split })).rejects.toMatchObject({ code: 'error.order.notModifiable' })
    expect((await storyOf(orderId)).lines).toEqual(before.lines)
  })
})
