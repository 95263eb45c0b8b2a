import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import {
  fulfilmentPutBack,
  fulfilmentShift,
  fulfilmentShifts,
  fulfilmentShiftsFile,
} from '@bottega/contract/fulfilment/calls.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, buyerWith, limitStock, type Wanted } from '../../../testing/orders/buying.ts'
import {
  aPicker,
  aShopkeeper,
  finish,
  found,
  lineOf,
  mixedShopping,
  named,
  pickList,
  pickWithDifferences,
  start,
} from '../../../testing/orders/pickers.ts'
import { refusal } from '../../../testing/refusal.ts'
import { staffMember } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { pickStep } from '../presses.tables.ts'

let shop: TestShop
let [anna, bruno, keeper, day, store]: [Person, Person, Person, string, number] = [] as never
/** The instants of the first and the last step of all. */
let [begin, end]: [Date, Date] = [] as never

const minutes = (count: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + count * 60_000)
}

const orderOf = async (of: TestShop, wanted: Wanted) => (await atTheDoor(await buyerWith(of, wanted))).orderId

/** Anna picks an order with a short and a substitute, and a line that Bruno, who picks another order, takes out again. */
beforeAll(async () => {
  shop = await openTestShop({ PICKER_FIGURES: 'true' })
  ;[anna, bruno, keeper] = [await aPicker(shop), await aPicker(shop), await aShopkeeper(shop)]
  await limitStock(shop, 'lastOne', 100_000)
  store = shop.world.stores.milano
  const [mixed, plain] = [await orderOf(shop, mixedShopping), await orderOf(shop, { wine: 2, apples: 1 })]
  day = shopDate(shop.clock.now)
  begin = shop.clock.now
  await pickWithDifferences(shop, anna, mixed)
  await start(bruno, plain)
  await found(shop, bruno, plain, 'wine', { quantity: 1 })
  minutes(5)
  const list = await pickList(bruno, plain)
  await bruno.call(fulfilmentPutBack, { body: named(list, lineOf(shop, list, 'wine')) })
  minutes(5)
  await found(shop, anna, plain, 'wine', { quantity: 2 })
  minutes(6)
  end = shop.clock.now
  await found(shop, bruno, plain, 'apples', { grams: 1040 })
  await finish(bruno, plain)
})
afterAll(() => shop.close())

const shiftsOf = async (person: Person, asked: { store_id?: number; day?: string } = {}) =>
  (await person.call(fulfilmentShifts, { query: { store_id: store, day, ...asked } })).data.shifts
const ownOf = async (person: Person) => (await person.call(fulfilmentShift, { query: {} })).data
const notThere = refusal('error.request.notFound')

describe('figures by person of a store', () => {
  test('count each line once, for whoever took its last step, with substitutes, corrections and active time [shift-1]', async () => {
    const shifts = await shiftsOf(keeper)
    expect(shifts.toSorted((one, other) => one.staffId - other.staffId)).toEqual([
      {
        staffId: anna.userId,
        name: 'Olga Banco',
        lines: 5,
        pieces: 10,
        kilograms: 2.08,
        shorts: 1,
        substitutes: 1,
        corrections: 0,
        orders: 1,
        firstAt: begin.toISOString(),
        lastAt: new Date(begin.getTime() + 600_000).toISOString(),
        activeMinutes: 10,
        linesPerHour: 30,
      },
      {
        staffId: bruno.userId,
        name: 'Olga Banco',
        lines: 1,
        pieces: 0,
        kilograms: 1.04,
        shorts: 0,
        substitutes: 0,
        corrections: 1,
        orders: 1,
        firstAt: begin.toISOString(),
        lastAt: end.toISOString(),
        // Five minutes to the correction; the eleven to the next step are no picking.
        activeMinutes: 5,
        linesPerHour: null,
      },
    ])
  })

  test('are those of one day by the shop’s clock, of today or the thirty days before [shift-2]', async () => {
    expect(await shiftsOf(keeper, { day: addDays(day, -30) })).toEqual([])
    const { db } = shop.shop
    const ofBruno = eq(pickStep.staffId, bruno.userId)
    const steps = await db.select().from(pickStep).where(ofBruno)
    // Half past midnight in Italy, when it is still the day before by UTC.
    await db
      .update(pickStep)
      .set({ at: new Date(`${addDays(day, -2)}T23:30:00Z`) })
      .where(ofBruno)
    const [row] = await shiftsOf(keeper, { day: addDays(day, -1) })
    expect(row).toMatchObject({ staffId: bruno.userId, lines: 1, orders: 0 })
    expect(await shiftsOf(keeper, { day: addDays(day, -2) })).toEqual([])
    for (const { id, at } of steps) await db.update(pickStep).set({ at }).where(eq(pickStep.id, id))
    for (const other of [addDays(day, -31), addDays(day, 1)])
      await expect(shiftsOf(keeper, { day: other })).rejects.toMatchObject({ code: 'error.request.invalid' })
  })

  test('are a file with the same figures in the language of the reader [shift-3]', async () => {
    const query = { store_id: store, day, format: 'csv' } as const
    const { name, content } = (await keeper.call(fulfilmentShiftsFile, { query })).data
    const text = await (content as Blob).text()
    expect(name).toMatch(new RegExp(`^Turni ${day} .+\\.csv$`))
    expect(text).toContain('Persona;Righe;Pezzi;Kg pesati')
    expect(text).toContain('Olga Banco;5;10;2,08;1;1;0;1;')
  })

  test('are there for shopkeepers of the store alone [shift-4]', async () => {
    const torino = await staffMember(shop, 'shopkeeper', [shop.world.stores.torino])
    for (const person of [anna, torino, await staffMember(shop, 'operator')]) {
      await expect(shiftsOf(person)).rejects.toEqual(notThere)
      const query = { store_id: store, day }
      await expect(person.call(fulfilmentShiftsFile, { query })).rejects.toEqual(notThere)
    }
    expect(await shiftsOf(torino, { store_id: shop.world.stores.torino })).toEqual([])
    expect((await ownOf(torino)).stores.map(({ storeId }) => storeId)).toEqual([shop.world.stores.torino])
    await expect(shiftsOf(keeper, { store_id: 2_000_000 })).rejects.toEqual(notThere)
  })

  test('leave in the log who looked at which day of which store, once in a quarter of an hour [shift-5]', async () => {
    const admin = await staffMember(shop, 'admin')
    const reader = await aShopkeeper(shop)
    for (const other of [day, day, addDays(day, -1)]) await shiftsOf(reader, { day: other })
    await reader.call(fulfilmentShiftsFile, { query: { store_id: store, day: addDays(day, -2) } })
    const query = { staff_id: reader.userId, action: 'read.pickerFigures' }
    const { entries } = (await admin.call(staffAudit, { query })).data
    expect(entries.map(({ staffId, subject, after }) => [staffId, subject?.kind, subject?.id, after])).toEqual(
      [addDays(day, -2), addDays(day, -1), day].map((read) => [reader.userId, 'store', String(store), { day: read }]),
    )
  })
})

describe('a picker', () => {
  test('sees of today only what they picked themselves, and no speed [shift-6]', async () => {
    expect(await ownOf(bruno)).toEqual({
      day,
      shift: {
        lines: 1,
        pieces: 0,
        kilograms: 1.04,
        shorts: 0,
        substitutes: 0,
        orders: 1,
        firstAt: begin.toISOString(),
        lastAt: end.toISOString(),
      },
      stores: [],
    })
    expect((await ownOf(await aPicker(shop))).shift).toMatchObject({ lines: 0, orders: 0 })
  })
})

describe('a shop that is not set to show figures by person', () => {
  test('answers them to nobody, and offers no store to look at [shift-7]', async () => {
    const silent = await openTestShop()
    try {
      const [picker, admin] = [await aPicker(silent), await staffMember(silent, 'admin')]
      const orderId = await orderOf(silent, { wine: 2, apples: 1 })
      await start(picker, orderId)
      await found(silent, picker, orderId, 'wine', { quantity: 2 })
      const query = { store_id: silent.world.stores.milano, day: shopDate(silent.clock.now) }
      for (const person of [await aShopkeeper(silent), admin]) {
        await expect(person.call(fulfilmentShifts, { query })).rejects.toEqual(notThere)
        await expect(person.call(fulfilmentShiftsFile, { query })).rejects.toEqual(notThere)
        expect((await ownOf(person)).stores).toEqual([])
      }
      expect((await ownOf(picker)).shift).toMatchObject({ lines: 1, pieces: 2 })
      const read = { query: { action: 'read.pickerFigures' } }
      expect((await admin.call(staffAudit, read)).data.entries).toEqual([])
    } finally {
      await silent.close()
    }
  })
})
