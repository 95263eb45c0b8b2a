import { todayView, todayWeeks } from '@bottega/contract/today/calls.ts'
import { addDays, shopClock } from '@bottega/rules/delivery/shop-calendar.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { returnMethod, returnStatus } from '@bottega/rules/returns/return-status.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doorTaking } from '../../trade/door-money/door-money.tables.ts'
import { stock } from '../../trade/orders/stock/stock.tables.ts'
import { customerOffer } from '../../trade/offers/offers.tables.ts'
import { slot } from '../../trade/delivery/slots.tables.ts'
import { rewardRequest } from '../../trade/loyalty/rewards/rewards.tables.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { exportRequest } from '../../trade/account/export.tables.ts'
import { orderReturn } from '../../trade/returns/returns.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(() => shop.close())

async function placed() {
  const { orderId } = await atTheDoor(await buyerWith(shop))
  const [row] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
  if (row === undefined) throw new Error('no order was placed')
  return row
}

const become = (id: number, statusId: number) =>
  shop.shop.db.update(shopOrder).set({ statusId }).where(eq(shopOrder.id, id))
const todayOf = async (day: string) => (await keeper.call(todayView, { query: { day } })).data
const slotOf = async ({ slotId, slotDay }: { slotId: number; slotDay: string }) => {
  const { slots } = await todayOf(slotDay)
  return slots.find(({ timeslotId }) => timeslotId === slotId)
}

describe('a day of the store', () => {
  let order: Awaited<ReturnType<typeof placed>>
  beforeEach(async () => {
    await shop.shop.db.delete(outbox)
    order = await placed()
  })

  test('counts the orders of each slot by stage, and the places left', async () => {
    const before = await slotOf(order)
    await become((await placed()).id, orderStatus.prepared)
    const after = await slotOf(order)
    const ready = ({ byStage = [] }: { byStage?: { stage: string; orders: number }[] } = {}) =>
      byStage.find(({ stage }) => stage === 'ready')?.orders ?? 0
    expect(ready(after) - ready(before)).toBe(1)
    expect((after?.orders ?? 0) - (before?.orders ?? 0)).toBe(1)
    const [{ capacity, held, booked } = { capacity: 0, held: 0, booked: 0 }] = await shop.shop.db
      .select()
      .from(slot)
      .where(eq(slot.id, order.slotId))
    expect(after).toMatchObject({ capacity, left: capacity - held - booked })
  })

  test('calls late what is not packed when its slot begins', async () => {
    const now = shop.clock.now
    const { late } = await todayOf(order.slotDay)
    expect(late).toBe(0)
    shop.clock.now = order.slotBeginAt
    const keeperThen = await staffMember(shop, 'shopkeeper')
    const { data } = await keeperThen.call(todayView, { query: { day: order.slotDay } })
    shop.clock.now = now
    expect(data.slots.find(({ timeslotId }) => timeslotId === order.slotId)?.late).toBeGreaterThan(0)
  })

  test('takes the money of orders that stand, and of no other', async () => {
    const before = await todayOf(order.slotDay)
    await become(order.id, orderStatus.cancelled)
    const after = await todayOf(order.slotDay)
    expect(Math.round((before.takings - after.takings) * 100)).toBe(order.totalCents)
    expect(before.orders - after.orders).toBe(1)
  })

  test('names orders that wait for their payment, after twenty minutes', async () => {
    await become(order.id, orderStatus.unpaid)
    const unpaidIds = async () =>
      (await todayOf(order.slotDay)).problems.find(({ kind }) => kind === 'unpaid')?.orderIds ?? []
    expect(await unpaidIds()).not.toContain(order.id)
    const placedAt = new Date(shop.clock.now.getTime() - 21 * 60_000)
    await shop.shop.db.update(shopOrder).set({ placedAt }).where(eq(shopOrder.id, order.id))
    expect(await unpaidIds()).toContain(order.id)
    await become(order.id, orderStatus.cancelled)
  })

  test('names what could not be delivered: mails, and money that was not taken', async () => {
    await shop.shop.db.delete(outbox)
    const failed = { attempts: 3, lastError: 'Error: refused', nextAttemptAt: new Date('2099-01-01') }
    await shop.shop.db.insert(outbox).values([
      { kind: 'mail.orderConfirmation', payload: { orderId: order.id }, ...failed },
      { kind: 'payment.refundOrder', payload: { orderId: order.id, cents: 1, reference: 'x' }, ...failed },
      { kind: 'mail.orderPrepared', payload: { orderId: order.id }, nextAttemptAt: new Date('2099-01-01') },
    ])
    const { problems } = await todayOf(order.slotDay)
    expect(problems.filter(({ kind }) => kind !== 'unpaid')).toEqual([
      { kind: 'mail', count: 1, orderIds: [order.id] },
      { kind: 'money', count: 1, orderIds: [order.id] },
    ])
    await shop.shop.db.delete(outbox)
  })

  test('counts businesses that wait for their approval, and customers for a copy of their data', async () => {
    const { db } = shop.shop
    const waitingNow = async () =>
      new Map((await todayOf(order.slotDay)).problems.map(({ kind, count }) => [kind, count] as const))
    const before = await waitingNow()
    const company = await shop.shopper()
    await db
      .update(appUser)
      .set({ businessApproval: 'waiting', businessApprovalAt: shop.clock.now })
      .where(eq(appUser.id, company.userId))
    await db.insert(exportRequest).values({ userId: company.userId, askedAt: shop.clock.now })
    const after = await waitingNow()
    expect([after.get('approval'), after.get('copy')]).toEqual([
      (before.get('approval') ?? 0) + 1,
      (before.get('copy') ?? 0) + 1,
    ])
    await db
      .update(appUser)
      .set({ businessApproval: null, businessApprovalAt: null })
      .where(eq(appUser.id, company.userId))
    await db.delete(exportRequest).where(eq(exportRequest.userId, company.userId))
    expect(await waitingNow()).toEqual(before)
  })

  test('counts what customers wait for on other pages, and nothing that is over [servicedesk-6]', async () => {
    const { db } = shop.shop
    const waitingNow = async () => (await todayOf(order.slotDay)).waiting
    const before = await waitingNow()
    const { userId } = order
    const asked = { orderId: order.id, userId, methodId: returnMethod.refund, amountCents: 100 }
    await db.insert(orderReturn).values([
      { ...asked, statusId: returnStatus.toApprove },
      { ...asked, statusId: returnStatus.approved },
    ])
    const rewards = { userId, rewards: [], points: 1 }
    await db.insert(rewardRequest).values([
      { ...rewards, status: 'requested' },
      { ...rewards, status: 'ready' },
      { ...rewards, status: 'handedOver' },
    ])
    const offer = { userId, product: 'Ceci', quantity: 1 }
    await db.insert(customerOffer).values([offer, { ...offer, state: 'declined' }])
    expect(await waitingNow()).toEqual({
      ...before,
      returns: before.returns + 1,
      rewards: before.rewards + 2,
      offers: before.offers + 1,
    })
  })

  test('has its orders by the hour of their slot, which are those of the day [today-1]', async () => {
    await become((await placed()).id, orderStatus.unpaid)
    const { hours, orders, takings, slots } = await todayOf(order.slotDay)
    const sum = (of: (hour: (typeof hours)[number]) => number) => hours.reduce((total, one) => total + of(one), 0)
    expect(sum((hour) => hour.orders)).toBe(orders)
    expect(sum((hour) => hour.takings)).toBeCloseTo(takings, 2)
    expect(slots.reduce((total, one) => total + one.orders, 0)).toBe(orders)
    const hour = Math.floor(shopClock(order.slotBeginAt).minuteOfDay / 60)
    expect(hours.find((one) => one.hour === hour)?.orders).toBeGreaterThan(0)
  })

  test('has its week among eight, by the day of delivery and not of the order', async () => {
    const week = async () => (await keeper.call(todayWeeks)).data.weeks
    const before = await week()
    const nextWeek = addDays(before.at(-1)?.monday ?? order.slotDay, 7)
    const own = (await placed()).id
    const on = (slotDay: string) => shop.shop.db.update(shopOrder).set({ slotDay }).where(eq(shopOrder.id, own))
    await on(addDays(nextWeek, -1))
    expect((await week()).at(-1)?.orders).toBe((before.at(-1)?.orders ?? 0) + 1)
    await on(nextWeek)
    expect(await week()).toEqual(before)
    expect(before.map(({ monday }) => new Date(`${monday}T12:00:00Z`).getUTCDay())).toEqual(
      Array.from({ length: 8 }, () => 1),
    )
    await on(order.slotDay)
  })

  test('counts tills of earlier days that nobody closed, not those of today [today-2]', async () => {
    const tills = async () => (await todayOf(order.slotDay)).waiting.tills
    const before = await tills()
    const cash = { dueCents: 500, cashCents: 500, changeCents: 0, cardCents: 0, voucherCents: 0, shortCents: 0 }
    const took = (orderId: number, takenAt: Date) =>
      shop.shop.db.insert(doorTaking).values({ orderId, storeId: order.storeId, takenAt, ...cash })
    await took(order.id, shop.clock.now)
    expect(await tills()).toBe(before)
    await took((await placed()).id, new Date(shop.clock.now.getTime() - 25 * 60 * 60_000))
    expect(await tills()).toBe(before + 1)
  })

  test('counts a product on sale once when stores have none left, however many they are [today-3]', async () => {
    const soldOut = async () => (await todayOf(order.slotDay)).waiting.soldOut
    const before = await soldOut()
    const ofLastOne = eq(stock.productId, shop.world.products.lastOne)
    const kept = await shop.shop.db.select().from(stock).where(ofLastOne)
    await shop.shop.db.update(stock).set({ available: 0 }).where(ofLastOne)
    expect(await soldOut()).toBe(before + 1)
    for (const { warehouseId, available } of kept)
      await shop.shop.db
        .update(stock)
        .set({ available })
        .where(and(ofLastOne, eq(stock.warehouseId, warehouseId)))
  })
})
