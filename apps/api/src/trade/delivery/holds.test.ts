import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slot } from './slots.tables.ts'
import { slotHold } from './holds.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import {
  bookHold,
  purgeReleasedHolds,
  releaseBooking,
  releaseExpiredHolds,
  releaseHold,
  takeHold,
} from './holds.service.ts'
import { generateSlots } from './slots-generator.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const now = new Date('2026-11-16T08:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

let nextCart = 1
const someone = () => ({ cartId: ++nextCart, userId: nextCart + 10_000 })
type Owner = ReturnType<typeof someone>

/** A slot of its own for the test, two days ahead. */
async function newSlot(capacity: number): Promise<number> {
  const [row] = await shop.shop.db
    .insert(slot)
    .values({
      templateId: shop.world.slots.laterMorning,
      storeId: 1,
      deliveryServiceId: 2,
      day: new Date(Date.UTC(2027, 0, ++nextCart)).toISOString().slice(0, 10),
      beginAt: minutes(2880),
      endAt: minutes(3000),
      cutoffAt: minutes(2000),
      periodId: 1,
      capacity,
    })
    .returning({ id: slot.id })
  return row?.id ?? 0
}
const take = (owner: Owner, slotId: number, at = now) =>
  shop.shop.db.transaction((tx) => takeHold(tx, owner, slotId, at, new Date(at.getTime() + 3_600_000)))
const book = (owner: Owner, slotId: number, at = now) =>
  shop.shop.db.transaction((tx) => bookHold(tx, owner, slotId, at))
const places = async (slotId: number) => {
  const [row] = await shop.shop.db.select().from(slot).where(eq(slot.id, slotId))
  return { held: row?.held, booked: row?.booked }
}

describe('a hold', () => {
  test('takes a place, and the next one finds the slot full [delivery-57]', async () => {
    const slotId = await newSlot(1)
    await take(someone(), slotId)
    expect(await places(slotId)).toEqual({ held: 1, booked: 0 })
    await expect(take(someone(), slotId)).rejects.toMatchObject({ code: 'error.timeslot.full' })
  })

  test('taken again by its owner lasts longer and takes no second place', async () => {
    const [slotId, anna] = [await newSlot(1), someone()]
    await take(anna, slotId)
    await take(anna, slotId, minutes(30))
    expect(await places(slotId)).toEqual({ held: 1, booked: 0 })
    const [hold] = await shop.shop.db.select().from(slotHold).where(eq(slotHold.cartId, anna.cartId))
    expect(hold?.expiresAt).toEqual(minutes(90))
  })

  test('elsewhere gives the first place back', async () => {
    const [first, second, anna] = [await newSlot(1), await newSlot(1), someone()]
    await take(anna, first)
    await take(anna, second)
    expect(await places(first)).toEqual({ held: 0, booked: 0 })
    expect(await places(second)).toEqual({ held: 1, booked: 0 })
  })

  test('that cannot be taken leaves the owner the place they had', async () => {
    const [first, full, anna] = [await newSlot(1), await newSlot(0), someone()]
    await take(anna, first)
    await expect(take(anna, full)).rejects.toMatchObject({ code: 'error.timeslot.full' })
    expect(await places(first)).toEqual({ held: 1, booked: 0 })
  })

  test('given up frees its place, once', async () => {
    const [slotId, anna] = [await newSlot(2), someone()]
    await take(anna, slotId)
    for (let time = 0; time < 2; time++) await shop.shop.db.transaction((tx) => releaseHold(tx, anna))
    expect(await places(slotId)).toEqual({ held: 0, booked: 0 })
  })

  test('of one customer moves with them to another cart', async () => {
    const [slotId, anna] = [await newSlot(2), someone()]
    await take(anna, slotId)
    await take({ ...anna, cartId: ++nextCart }, slotId)
    expect(await places(slotId)).toEqual({ held: 1, booked: 0 })
  })
})

describe('a hold that has run out', () => {
  test('makes room for the next one who finds the slot full', async () => {
    const [slotId, late] = [await newSlot(1), someone()]
    await take(late, slotId)
    await expect(take(someone(), slotId, minutes(59))).rejects.toMatchObject({ code: 'error.timeslot.full' })
    await take(someone(), slotId, minutes(60))
    expect(await places(slotId)).toEqual({ held: 1, booked: 0 })
    await expect(book(late, slotId, minutes(60))).rejects.toMatchObject({ code: 'error.timeslot.holdExpired' })
  })

  test('is given back by housekeeping, and only then', async () => {
    const [slotId, anna] = [await newSlot(3), someone()]
    await take(anna, slotId)
    await take(someone(), slotId)
    await take(someone(), slotId, minutes(30))
    await releaseExpiredHolds(shop.shop.db, minutes(59))
    expect(await places(slotId)).toEqual({ held: 3, booked: 0 })
    await releaseExpiredHolds(shop.shop.db, minutes(61))
    expect(await places(slotId)).toEqual({ held: 1, booked: 0 })
    expect(await releaseExpiredHolds(shop.shop.db, minutes(61))).toBe(0)
  })

  test('cannot be booked, although its place has not been taken yet [delivery-59]', async () => {
    const [slotId, anna] = [await newSlot(3), someone()]
    await take(anna, slotId)
    await expect(book(anna, slotId, minutes(60))).rejects.toMatchObject({ code: 'error.timeslot.holdExpired' })
    expect(await places(slotId)).toEqual({ held: 1, booked: 0 })
  })
})

describe('a booking', () => {
  test('takes the place of the hold and is given back once [delivery-62]', async () => {
    const [slotId, anna] = [await newSlot(1), someone()]
    await take(anna, slotId)
    await book(anna, slotId)
    expect(await places(slotId)).toEqual({ held: 0, booked: 1 })
    await releaseExpiredHolds(shop.shop.db, minutes(120))
    expect(await places(slotId)).toEqual({ held: 0, booked: 1 })
    expect(await shop.shop.db.transaction((tx) => releaseBooking(tx, anna.cartId, slotId))).toBe(true)
    expect(await shop.shop.db.transaction((tx) => releaseBooking(tx, anna.cartId, slotId))).toBe(false)
    expect(await places(slotId)).toEqual({ held: 0, booked: 0 })
  })

  test('needs a hold of one’s own', async () => {
    const slotId = await newSlot(5)
    await take(someone(), slotId)
    await expect(book(someone(), slotId)).rejects.toMatchObject({ code: 'error.timeslot.holdExpired' })
  })

  test('is refused past the cut-off and changes nothing [delivery-60]', async () => {
    const [slotId, anna] = [await newSlot(1), someone()]
    await take(anna, slotId, minutes(1999))
    await expect(book(anna, slotId, minutes(2000))).rejects.toMatchObject({ code: 'error.timeslot.closed' })
    expect(await places(slotId)).toEqual({ held: 1, booked: 0 })
  })
})

test('a slot taken off the calendar cannot be booked [delivery-61]', async () => {
  const [slotId, anna] = [await newSlot(1), someone()]
  await take(anna, slotId)
  await shop.shop.db.update(slot).set({ active: false }).where(eq(slot.id, slotId))
  await expect(book(anna, slotId)).rejects.toMatchObject({ code: 'error.timeslot.closed' })
  expect(await places(slotId)).toEqual({ held: 1, booked: 0 })
})

describe('the database itself refuses', () => {
  const violates = (constraint: string) => ({ cause: { constraint } })

  test('more places than there are', async () => {
    const slotId = await newSlot(2)
    const overfill = shop.shop.db.update(slot).set({ held: 2, booked: 1 }).where(eq(slot.id, slotId))
    await expect(overfill).rejects.toMatchObject(violates('slot_capacity'))
  })

  test('a second live hold of one cart, and of one customer', async () => {
    const [first, second, anna] = [await newSlot(1), await newSlot(1), someone()]
    await take(anna, first)
    const insert = (owner: Owner) =>
      shop.shop.db.insert(slotHold).values({ ...owner, slotId: second, expiresAt: minutes(60) })
    await expect(insert({ ...anna, userId: 1 })).rejects.toMatchObject(violates('slot_hold_one_live_per_cart'))
    await expect(insert({ ...anna, cartId: 1 })).rejects.toMatchObject(violates('slot_hold_one_live_per_user'))
  })
})

describe('slots are made from their weekly pattern', () => {
  test('fourteen days ahead, on the shop’s clock, and no day twice', async () => {
    const later = new Date('2027-06-01T10:00:00Z')
    // Eight templates of Monday 10 to 12, two Mondays in fourteen days.
    expect(await generateSlots(shop.shop.db, later)).toBe(16)
    expect(await generateSlots(shop.shop.db, later)).toBe(0)
    const [made] = await shop.shop.db.select().from(slot).where(eq(slot.day, '2027-06-07'))
    expect(made).toMatchObject({
      beginAt: new Date('2027-06-07T08:00:00Z'),
      endAt: new Date('2027-06-07T10:00:00Z'),
      cutoffAt: new Date('2027-06-07T04:00:00Z'),
      capacity: 10,
    })
  })
})

test('leases given back are forgotten a day after they ended, however many; those of carts and orders are not', async () => {
  const [slotId, shopping, ordered, late] = [await newSlot(10), someone(), someone(), someone()]
  const left = [someone(), someone(), someone(), someone(), someone()]
  for (const owner of [...left, ordered]) await take(owner, slotId)
  await book(ordered, slotId)
  await take(late, slotId, minutes(120))
  await releaseExpiredHolds(shop.shop.db, minutes(180))
  await take(shopping, slotId, minutes(180))
  const known = async () => {
    const rows = await shop.shop.db.select().from(slotHold).where(eq(slotHold.slotId, slotId))
    return rows.map(({ cartId, state }) => [cartId, state])
  }
  const day = 1440
  await purgeReleasedHolds(shop.shop.db, minutes(60 + day), 2)
  expect(await known()).toHaveLength(8)
  await purgeReleasedHolds(shop.shop.db, minutes(61 + day), 2)
  expect(new Set(await known())).toEqual(
    new Set([
      [ordered.cartId, 'booked'],
      [late.cartId, 'released'],
      [shopping.cartId, 'live'],
    ]),
  )
})
