import { staffOrder, staffReschedule, staffTimes } from '@bottega/contract/staff-orders/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { slot } from '../../trade/delivery/slots.tables.ts'
import { suborder } from '../../trade/orders/order-parts.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { placesIn, put } from '../../testing/orders/buying.ts'
import { cartOf, confirm, modify, orderAtTheDoor, setStatus, viewOrder } from '../../testing/orders/changing.ts'
import { aPicker, aShopkeeper, finish, found, start } from '../../testing/orders/pickers.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { actingFor, staffMember } from '../../testing/staff.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { type SlotName, testNow } from '../../testing/world.ts'
import { orderByCard } from '../../testing/orders/changing.ts'

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
const timesOf = async (orderId: number) => (await keeper.call(staffTimes, { query: { order_id: orderId } })).data.times

/** As the dialog of the back office does it: the version the page showed, and a time of its list. */
async function reschedule(orderId: number, to: SlotName, by: Person = keeper) {
  const { version } = await storyOf(orderId)
  const timeslot_id = shop.world.slots[to]
  const body = { order_id: orderId, version, timeslot_id, reason: 'Furgone guasto' }
  return (await by.call(staffReschedule, { body })).data.order
}

const setSlotTo = (name: SlotName, change: Partial<typeof slot.$inferInsert>) =>
  shop.shop.db.update(slot).set(change).where(eq(slot.id, shop.world.slots[name]))

test('an order that is packed gets another time: its place, its pages and its delivery follow, its money does not change [desk-23]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const picker = await aPicker(shop)
  await start(picker, orderId)
  await found(shop, picker, orderId, 'wine', { quantity: 2 })
  await finish(picker, orderId)
  const before = await storyOf(orderId)
  expect(before).toMatchObject({ stage: 'ready', can: { reschedule: true } })
  const [from, to] = [
    await placesIn(shop, shop.world.slots.tomorrowMorning),
    await placesIn(shop, shop.world.slots.laterMorning),
  ]
  const after = await reschedule(orderId, 'laterMorning')
  expect(after).toMatchObject({ day: '2026-11-18', status: before.status, total: before.total })
  expect(after.version).toBeGreaterThan(before.version)
  expect(await placesIn(shop, shop.world.slots.tomorrowMorning)).toEqual({ ...from, booked: (from.booked ?? 0) - 1 })
  expect(await placesIn(shop, shop.world.slots.laterMorning)).toEqual({ ...to, booked: (to.booked ?? 0) + 1 })
  const [part] = await shop.shop.db.select().from(suborder).where(eq(suborder.orderId, orderId))
  expect(part?.deliveryDay).toBe('2026-11-18')
  const seen = (await buyer.call(ordersView, { query: { order_id: orderId } })).data.order
  expect(seen.events.at(-1)?.rescheduled?.beginAt).toMatch(/^2026-11-18/)
})

test('the customer reads the new time, the one before and why, and the log has who did it [desk-24]', async () => {
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  await mailsOf(shop)
  await reschedule(orderId, 'laterMorning')
  const mails = await mailsOf(shop)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe(`Il tuo ordine ${orderId} arriva in un altro momento`)
  for (const words of ['mercoledì 18 novembre', 'martedì 17 novembre', 'Furgone guasto'])
    expect(mails[0]?.text).toContain(words)
  const { events } = await storyOf(orderId)
  expect(events.at(-1)).toMatchObject({ reason: 'Furgone guasto', actor: expect.stringContaining('staff ') })
  const [entry] = await shop.shop.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'order.rescheduled'), eq(auditEntry.subjectId, String(orderId))))
  expect(entry).toMatchObject({ staffId: keeper.userId, after: { reason: 'Furgone guasto' } })
})

test('the times offered are the open ones of its store and service, past their cut-off too; a full one is not booked [desk-25]', async () => {
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const { tomorrowMorning, tomorrowAfternoon, full, pickup, torinoHome } = shop.world.slots
  await setSlotTo('tomorrowAfternoon', { cutoffAt: new Date(testNow.getTime() - 60_000) })
  const times = await timesOf(orderId)
  const ids = times.map(({ timeslotId }) => timeslotId)
  expect(ids).toContain(tomorrowAfternoon)
  for (const id of [tomorrowMorning, pickup, torinoHome]) expect(ids).not.toContain(id)
  expect(times.find(({ timeslotId }) => timeslotId === full)).toMatchObject({ free: 0 })
  await expect(reschedule(orderId, 'full')).rejects.toMatchObject({ code: 'error.timeslot.full' })
  for (const other of ['pickup', 'torinoHome', 'tomorrowMorning'] as const)
    await expect(reschedule(orderId, other)).rejects.toMatchObject({ code: 'error.desk.timeGone' })
  await setSlotTo('laterMorning', { active: false })
  await expect(reschedule(orderId, 'laterMorning')).rejects.toMatchObject({ code: 'error.desk.timeGone' })
  await setSlotTo('laterMorning', { active: true })
  expect(await reschedule(orderId, 'tomorrowAfternoon')).toMatchObject({
    day: '2026-11-17',
    beginTime: times.find(({ timeslotId }) => timeslotId === tomorrowAfternoon)?.beginTime,
  })
})

test('a slot that does not exist is refused by name, and the order stays where it was [desk-26]', async () => {
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const { version, day } = await storyOf(orderId)
  const body = { order_id: orderId, version, timeslot_id: 999_999, reason: 'Furgone guasto' }
  await expect(keeper.call(staffReschedule, { body })).rejects.toMatchObject({ code: 'error.desk.timeGone' })
  expect(await storyOf(orderId)).toMatchObject({ version, day })
})

test('an order on its way or over keeps its time, and the page does not offer another [desk-27]', async () => {
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  for (const statusId of [
    orderStatus.outForDelivery,
    orderStatus.delivered,
    orderStatus.cancelled,
    orderStatus.failed,
  ]) {
    await setStatus(shop, orderId, statusId)
    expect((await storyOf(orderId)).can.reschedule).toBe(false)
    await expect(reschedule(orderId, 'laterMorning')).rejects.toMatchObject({ code: 'error.desk.notReschedulable' })
  }
})

test('pressed twice it moves once, and a second colleague sees the first one’s move [desk-28]', async () => {
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const { version } = await storyOf(orderId)
  const body = { order_id: orderId, version, reason: 'Furgone guasto' }
  const to = (name: SlotName) =>
    keeper.call(staffReschedule, { body: { ...body, timeslot_id: shop.world.slots[name] } })
  await to('laterMorning')
  await expect(to('laterMorning')).rejects.toMatchObject({ code: 'error.staff.changedMeanwhile' })
  await expect(to('tomorrowAfternoon')).rejects.toMatchObject({ code: 'error.staff.changedMeanwhile' })
  expect((await storyOf(orderId)).events.filter(({ rescheduled }) => rescheduled !== undefined)).toHaveLength(1)
})

test('a draft the customer has open over the order follows it, and is confirmed at the new time [desk-29]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
  await modify(buyer, orderId)
  await put(shop, buyer, { pasta: 1 })
  await reschedule(orderId, 'laterMorning')
  expect((await cartOf(buyer)).timeslot).toMatchObject({
    timeslotId: shop.world.slots.laterMorning,
    holdExpired: false,
  })
  await confirm(buyer, orderId)
  expect(await storyOf(orderId)).toMatchObject({ day: '2026-11-18' })
  expect((await viewOrder(buyer, orderId)).orderItems).toHaveLength(2)
})

test('a time the customer has chosen in the draft stays theirs, and counts once it is confirmed [desk-30]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
  await setSlotTo('tomorrowAfternoon', { cutoffAt: new Date('2026-11-17T08:00:00Z'), capacity: 50 })
  await modify(buyer, orderId)
  await chooseSlot(shop, buyer, 'tomorrowAfternoon')
  const before = await placesIn(shop, shop.world.slots.laterMorning)
  await reschedule(orderId, 'laterMorning')
  await confirm(buyer, orderId)
  expect(await storyOf(orderId)).toMatchObject({ day: '2026-11-17' })
  expect(await placesIn(shop, shop.world.slots.laterMorning)).toEqual(before)
})

test('while the customer pays for a change the order is not moved, and afterwards it is [desk-31]', async () => {
  const { buyer, orderId } = await orderByCard(shop)
  await modify(buyer, orderId)
  await put(shop, buyer, { wine: 6 })
  const { redirectUrl } = (await confirm(buyer, orderId)).data
  await expect(reschedule(orderId, 'laterMorning')).rejects.toMatchObject({ code: 'error.desk.changePaying' })
  await onBankPage(redirectUrl, 'accepted')
  await viewOrder(buyer, orderId)
  await mailsOf(shop)
  expect(await reschedule(orderId, 'laterMorning')).toMatchObject({ day: '2026-11-18' })
})

test('operators move orders too; pickers and colleagues acting for a customer do not [desk-32]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const picker = await aPicker(shop)
  await expect(reschedule(orderId, 'laterMorning', picker)).rejects.toMatchObject({ code: 'error.request.notFound' })
  const acting = await actingFor(shop, buyer.userId)
  await expect(reschedule(orderId, 'laterMorning', acting)).rejects.toMatchObject({ httpStatus: expect.any(Number) })
  expect(await storyOf(orderId)).toMatchObject({ day: '2026-11-17' })
  const operator = await staffMember(shop, 'operator')
  expect(await reschedule(orderId, 'laterMorning', operator)).toMatchObject({ day: '2026-11-18' })
})
