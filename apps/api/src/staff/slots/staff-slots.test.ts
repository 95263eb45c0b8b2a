import {
  slotCalendar,
  slotChange,
  slotCloseDay,
  slotDay,
  slotOpenDay,
  slotTemplateAdd,
  slotTemplateChange,
  slotTemplates,
} from '@bottega/contract/staff-slots/calls.ts'
import { staffOrder, staffReschedule } from '@bottega/contract/staff-orders/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slot } from '../../trade/delivery/slots.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { orderAtTheDoor, setStatus } from '../../testing/orders/changing.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { actingFor, staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import { generateSlots } from '../../trade/delivery/slots-generator.ts'

let shop: TestShop
let keeper: Person
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

const home = 2
const tomorrow = '2026-11-17'
const ofTomorrow = { store_id: 1, day: tomorrow, delivery_service_id: home }

async function slotNamed(name: 'tomorrowMorning' | 'tomorrowAfternoon' | 'laterMorning') {
  const { slots } = (await keeper.call(slotCalendar, { query: { store_id: 1 } })).data
  const found = slots.find(({ timeslotId }) => timeslotId === shop.world.slots[name])
  return found ?? expect.unreachable(`no slot ${name}`)
}

const change = (
  of: { timeslotId: number; version: number },
  what: { capacity?: number; cutoff_minutes?: number; active?: boolean },
) => keeper.call(slotChange, { body: { timeslot_id: of.timeslotId, version: of.version, ...what } })

test('capacity goes up, and down to what is taken and no further; who did it stands in the log [slots-1]', async () => {
  for (let orders = 0; orders < 2; orders++) await atTheDoor(await buyerWith(shop))
  const before = await slotNamed('tomorrowMorning')
  expect(before).toMatchObject({ booked: 2, held: 0 })
  const { data } = await change(before, { capacity: 40 })
  expect(data.slot).toMatchObject({ capacity: 40, version: before.version + 1 })
  await expect(change(data.slot, { capacity: 1 })).rejects.toMatchObject({
    code: 'error.slots.belowTaken',
    response: { errors: [{ error: expect.stringContaining('2') }] },
  })
  await expect(shop.shop.db.update(slot).set({ capacity: 1 }).where(eq(slot.id, before.timeslotId))).rejects.toThrow()
  expect((await change(data.slot, { capacity: 2 })).data.slot.capacity).toBe(2)
  const entries = await shop.shop.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'slot.changed'), eq(auditEntry.subjectId, String(before.timeslotId))))
  expect(entries).toMatchObject([
    { staffId: keeper.userId, before: { capacity: before.capacity }, after: { capacity: 40 } },
    { before: { capacity: 40 }, after: { capacity: 2 } },
  ])
})

test('the second of two shopkeepers sees the first one’s change before overwriting it [slots-2]', async () => {
  const seen = await slotNamed('tomorrowAfternoon')
  await change(seen, { cutoff_minutes: 120 })
  await expect(change(seen, { capacity: 3 })).rejects.toMatchObject({ code: 'error.staff.changedMeanwhile' })
  expect(await slotNamed('tomorrowAfternoon')).toMatchObject({ capacity: seen.capacity, cutoffMinutes: 120 })
})

test('a day is closed with whom it concerns named; they are written to, and nothing more is booked [slots-3]', async () => {
  const buyer = await buyerWith(shop, { wine: 2 }, {}, 'tomorrowAfternoon')
  const { orderId } = await atTheDoor(buyer)
  const late = await buyerWith(shop, { wine: 2 }, {}, 'tomorrowAfternoon')
  const { orders } = (await keeper.call(slotDay, { query: ofTomorrow })).data
  expect(orders.map((one) => one.orderId)).toContain(orderId)
  const close = (count: number) =>
    keeper.call(slotCloseDay, { body: { ...ofTomorrow, reason: 'Strade ghiacciate', orders: count } })
  await expect(close(orders.length - 1)).rejects.toMatchObject({ code: 'error.slots.ordersChanged' })
  expect((await close(orders.length)).data.told).toContain(orderId)
  await expect(atTheDoor(late)).rejects.toMatchObject({ code: 'error.timeslot.closed' })
  const mails = await mailsOf(shop)
  const mail = mails.find(({ subject }) => subject.includes(`ordine ${orderId}`) && subject.includes('altro orario'))
  expect(mail?.text).toContain('Strade ghiacciate')
  const { slots, closedDays } = (await keeper.call(slotCalendar, { query: { store_id: 1 } })).data
  expect(closedDays).toEqual([{ date: tomorrow, deliveryServiceId: home, reason: 'Strade ghiacciate' }])
  const ofDay = slots.filter(({ date, deliveryServiceId }) => date === tomorrow && deliveryServiceId === home)
  expect(ofDay.map(({ active }) => active)).toEqual([false, false])
  await keeper.call(slotOpenDay, { body: ofTomorrow })
})

test('closing a day writes only to who can still choose another time; packed orders and those past their cut-off are left to staff [slots-9]', async () => {
  const order = async () => (await orderAtTheDoor(shop, { wine: 2 }, {}, 'laterMorning')).orderId
  const [choosing, packed] = [await order(), await order()]
  const of = { store_id: 1, day: '2026-11-18', delivery_service_id: home }
  const ordersOf = async () => (await keeper.call(slotDay, { query: of })).data.orders
  const canChoose = async () => new Map((await ordersOf()).map((one) => [one.orderId, one.canChoose]))
  await setStatus(shop, packed, orderStatus.prepared)
  expect(await canChoose()).toEqual(
    new Map([
      [choosing, true],
      [packed, false],
    ]),
  )
  expect((await ordersOf()).find(({ orderId }) => orderId === packed)?.status).toBe('Preparato')
  await mailsOf(shop)
  const close = () => keeper.call(slotCloseDay, { body: { ...of, reason: 'Strade ghiacciate', orders: 2 } })
  expect((await close()).data).toEqual({ told: [choosing], left: [packed] })
  expect((await mailsOf(shop)).map(({ subject }) => subject)).toEqual([
    `Scegli un altro orario per il tuo ordine ${choosing}`,
  ])
  // An order that is left stays in sight, and the customer is told once it has another time.
  expect(await canChoose()).toEqual(
    new Map([
      [choosing, true],
      [packed, false],
    ]),
  )
  const { version } = (await keeper.call(staffOrder, { query: { order_id: packed } })).data.order
  const timeslot_id = shop.world.slots.tomorrowAfternoon
  await keeper.call(staffReschedule, { body: { order_id: packed, version, timeslot_id, reason: 'Strade ghiacciate' } })
  expect((await mailsOf(shop)).map(({ subject }) => subject)).toEqual([
    `Il tuo ordine ${packed} arriva in un altro momento`,
  ])
  expect((await ordersOf()).map(({ orderId }) => orderId)).toEqual([choosing])
  await shop.shop.db.update(slot).set({ cutoffAt: testNow }).where(eq(slot.id, shop.world.slots.laterMorning))
  expect((await close().catch((error: unknown) => error)) as object).toMatchObject({
    code: 'error.slots.ordersChanged',
  })
  const again = await keeper.call(slotCloseDay, { body: { ...of, reason: 'Strade ghiacciate', orders: 1 } })
  expect(again.data).toEqual({ told: [], left: [choosing] })
  await keeper.call(slotOpenDay, { body: of })
})

test('a day that was closed is opened again [slots-4]', async () => {
  const day = '2026-11-18'
  const of = { store_id: 1, day }
  const { orders } = (await keeper.call(slotDay, { query: of })).data
  await keeper.call(slotCloseDay, { body: { ...of, reason: 'Inventario', orders: orders.length } })
  expect((await keeper.call(slotOpenDay, { body: of })).data.slots).toBeGreaterThan(0)
  expect(await slotNamed('laterMorning')).toMatchObject({ active: true })
  const past = { ...of, day: '2026-11-15' }
  await expect(keeper.call(slotOpenDay, { body: past })).rejects.toMatchObject({ code: 'error.slots.dayPast' })
})

test('slots that are made later on a closed day are closed [slots-5]', async () => {
  const day = '2026-12-07'
  await keeper.call(slotCloseDay, { body: { store_id: 1, day, reason: 'Patrono', orders: 0 } })
  await generateSlots(shop.shop.db, new Date('2026-12-04T09:00:00Z'))
  const made = await shop.shop.db
    .select()
    .from(slot)
    .where(and(eq(slot.storeId, 1), eq(slot.day, day)))
  expect(made.length).toBeGreaterThan(0)
  expect(made.every(({ active }) => !active)).toBe(true)
})

test('a weekly slot is added with its coming slots, which follow its changes [slots-6]', async () => {
  const template = { store_id: 1, delivery_service_id: home, weekday: 3, begin: '20:00', end: '21:30', capacity: 6 }
  const add = () => keeper.call(slotTemplateAdd, { body: { ...template, cutoff_minutes: 180 } })
  const { templates } = (await add()).data
  await expect(add()).rejects.toMatchObject({ code: 'error.slots.templateExists' })
  const made = templates.find(({ beginTime }) => beginTime === '20:00') ?? expect.unreachable('no template')
  const coming = () => shop.shop.db.select().from(slot).where(eq(slot.templateId, made.templateId))
  expect((await coming()).map(({ day, capacity }) => [day, capacity])).toEqual([
    ['2026-11-18', 6],
    ['2026-11-25', 6],
  ])
  const body = { template_id: made.templateId, version: made.version, capacity: 9 }
  await keeper.call(slotTemplateChange, { body })
  expect((await coming()).map(({ capacity }) => capacity)).toEqual([9, 9])
  await expect(keeper.call(slotTemplateChange, { body })).rejects.toMatchObject({
    code: 'error.staff.changedMeanwhile',
  })
  await keeper.call(slotTemplateChange, { body: { ...body, version: made.version + 1, active: false } })
  expect((await coming()).map(({ active }) => active)).toEqual([false, false])
  await keeper.call(slotTemplateChange, { body: { ...body, version: made.version + 2, active: true } })
  expect((await coming()).map(({ active }) => active)).toEqual([true, true])
})

test('operators look and change nothing, and slots are not changed while acting for a customer [slots-7]', async () => {
  const operator = await staffMember(shop, 'operator')
  expect((await operator.call(slotTemplates, { query: {} })).data.storeId).toBe(1)
  const seen = await slotNamed('laterMorning')
  const body = { timeslot_id: seen.timeslotId, version: seen.version, capacity: 30 }
  await expect(operator.call(slotChange, { body })).rejects.toMatchObject({ code: 'error.request.notFound' })
  const acting = await actingFor(shop, (await shop.shopper()).userId)
  await expect(acting.call(slotChange, { body })).rejects.toMatchObject({ httpStatus: expect.any(Number) })
  expect(await slotNamed('laterMorning')).toEqual(seen)
})
