import { fulfilmentDeliver, fulfilmentMove } from '@bottega/contract/fulfilment/calls.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { attemptsOf, atTheDoor, buyerWith, payingWith, statusOf } from '../../testing/orders/buying.ts'
import { orderByCard } from '../../testing/orders/changing.ts'
import { aPicker, finish, found, lineOf, pickList, start, takenAtDoor } from '../../testing/orders/pickers.ts'
import { refusal } from '../../testing/refusal.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { doorTaking } from './door-money.tables.ts'

let shop: ShopWithBank
let picker: Person
beforeAll(async () => {
  shop = await openShopWithBank()
  picker = await aPicker(shop)
})
afterAll(() => shop.close())

async function packed(orderId: number, bottles: number) {
  await start(picker, orderId)
  await found(shop, picker, orderId, 'wine', { quantity: bottles })
  await finish(picker, orderId)
  await picker.call(fulfilmentMove, { body: { order_id: orderId, step: 'depart' } })
  return pickList(picker, orderId)
}

/** Two bottles to be paid for with the goods, on their way. */
async function onItsWay(bottles = 2) {
  const { orderId } = await atTheDoor(await buyerWith(shop, { wine: bottles }))
  return packed(orderId, bottles)
}

interface Taken {
  cash?: number
  card?: number
  vouchers?: number
  reason?: string
}

const handOver = (orderId: number, taken?: Taken, more: object = {}) =>
  picker.call(fulfilmentDeliver, {
    body: { order_id: orderId, ...(taken && { taken: { cash: 0, card: 0, vouchers: 0, ...taken } }), ...more },
  })

const takingOf = async (orderId: number) =>
  (await shop.shop.db.select().from(doorTaking).where(eq(doorTaking.orderId, orderId)))[0]

const moneyOf = async (orderId: number) =>
  (await attemptsOf(shop, orderId)).map(({ paymentTypeId, state, capturedCents }) => [
    paymentTypeId,
    state,
    capturedCents,
  ])

const cents = (euros: number) => Math.round(euros * 100)

describe('money taken with the goods', () => {
  test('is written down by its kind, by whom and when, with the change, and the order is paid [doormoney-7]', async () => {
    const { orderId, toCollect } = await onItsWay()
    const due = cents(toCollect)
    await expect(handOver(orderId)).rejects.toEqual(refusal('error.fulfilment.takenMissing'))
    expect(await statusOf(shop, orderId)).toBe(7)
    const { order } = (await handOver(orderId, { cash: due + 300 - 500, card: 500 })).data
    expect(order).toMatchObject({ toCollect: 0, taken: { cash: (due - 500) / 100, change: 3, card: 5, short: 0 } })
    expect(order.taken?.staffName).toMatch(/\S/)
    expect(await takingOf(orderId)).toMatchObject({
      staffId: picker.userId,
      dueCents: due,
      cashCents: due - 500,
      changeCents: 300,
      cardCents: 500,
      shortCents: 0,
    })
    expect(await moneyOf(orderId)).toEqual([[2, 'captured', due]])
    const own = and(eq(auditEntry.subject, 'order'), eq(auditEntry.subjectId, String(orderId)))
    const entries = await shop.shop.db.select().from(auditEntry).where(own)
    expect(entries.at(-1)?.after).toMatchObject({ cashCents: due - 500, cardCents: 500, changeCents: 300 })
  })

  test('that is short needs a reason, and what is missing stays open [doormoney-8]', async () => {
    const { orderId, toCollect } = await onItsWay()
    const due = cents(toCollect)
    await expect(handOver(orderId, { cash: due - 1 })).rejects.toEqual(refusal('error.fulfilment.takenShort'))
    await handOver(orderId, { cash: due - 200, reason: 'mancavano due euro' })
    expect(await takingOf(orderId)).toMatchObject({ shortCents: 200, reason: 'mancavano due euro' })
    expect(await moneyOf(orderId)).toEqual([[2, 'captured', due - 200]])
  })

  test('is no more by card than is due, and no meal vouchers where none were agreed [doormoney-9]', async () => {
    const { orderId, toCollect } = await onItsWay()
    const due = cents(toCollect)
    await expect(handOver(orderId, { card: due + 1 })).rejects.toEqual(refusal('error.fulfilment.takenTooMuch'))
    await expect(handOver(orderId, { cash: due - 800, vouchers: 800 })).rejects.toEqual(
      refusal('error.fulfilment.vouchersTooMany'),
    )
    expect(await takingOf(orderId)).toBeUndefined()
  })

  test('is asked for once: said again with the same amounts nothing happens, with others it is refused [doormoney-10]', async () => {
    const { orderId, toCollect } = await onItsWay()
    const due = cents(toCollect)
    await handOver(orderId, { cash: due })
    await handOver(orderId, { cash: due })
    await expect(handOver(orderId, { card: due })).rejects.toEqual(refusal('error.fulfilment.takenBefore'))
    expect(await moneyOf(orderId)).toEqual([[2, 'captured', due]])
  })

  test('is less what the customer leaves behind, as the screen of the driver works it out [doormoney-11]', async () => {
    const list = await onItsWay(3)
    const undelivered = [{ order_item_id: lineOf(shop, list, 'wine').orderItemId, quantity: 1 }]
    const { taken } = await takenAtDoor(picker, list.orderId, undelivered)
    expect(taken?.cash).toBe(cents(list.toCollect) - 690)
    await handOver(list.orderId, taken, { undelivered })
    expect(await moneyOf(list.orderId)).toEqual([[2, 'captured', cents(list.toCollect) - 690]])
  })

  test('in fewer meal vouchers than agreed is made up in money, each under its own kind [doormoney-12]', async () => {
    const buyer = await buyerWith(shop, { wine: 18 })
    const data = { mealVouchers: [8, 8, 8], restPaymentTypeId: 2 }
    const { orderId } = await payingWith(buyer, 18, data)
    const { toCollect, toCollectVouchers } = await packed(orderId, 18)
    expect(toCollectVouchers).toBe(24)
    await handOver(orderId, { vouchers: 1600, card: cents(toCollect) - 1600 })
    expect(await moneyOf(orderId)).toEqual([
      [18, 'captured', 1600],
      [2, 'captured', cents(toCollect) - 1600],
    ])
  })

  test('is nothing where the order was paid online: nothing is asked, and nothing can be written down [doormoney-13]', async () => {
    const { orderId } = await orderByCard(shop, { wine: 2 })
    const { toCollect } = await packed(orderId, 2)
    expect(toCollect).toBe(0)
    await expect(handOver(orderId, { cash: 500 })).rejects.toEqual(refusal('error.fulfilment.takenTooMuch'))
    await handOver(orderId)
    expect(await takingOf(orderId)).toBeUndefined()
  })
})
