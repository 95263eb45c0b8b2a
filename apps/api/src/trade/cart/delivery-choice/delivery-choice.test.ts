import { cartAdd, cartView } from '@bottega/contract/cart/calls.ts'
import {
  addressesSelect,
  addressesUpdate,
  storesSelect,
  timeslotsList,
  timeslotsSelect,
} from '@bottega/contract/delivery/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { productPrice } from '../../catalog/products.tables.ts'
import { slot } from '../../delivery/slots.tables.ts'
import { slotHold } from '../../delivery/holds.tables.ts'
import { catalogueChanged } from '../../../testing/database/catalogue-changed.ts'
import { chooseSlot, readyShopper } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { ProductName, SlotName } from '../../../testing/world.ts'
import { releaseExpiredHolds } from '../../delivery/holds.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const add = (person: Person, name: ProductName, quantity = 1) =>
  person.call(cartAdd, { body: { items: [{ productId: shop.world.products[name], quantity }] } })
const later = async (person: Person) => (await person.call(cartView, {})).data
const goTo = (person: Person, address_id: number | undefined) =>
  person.call(addressesSelect, { body: { address_id: address_id ?? 0 } })
const atHome = async () => {
  const anna = await shop.shopper({ homeAt: '20122' })
  await goTo(anna, anna.addressId)
  return anna
}
/** The changes an answer names; amounts keep their sign from wrapping with a space that is not one. */
const changesOf = ({ response }: { response: EnvelopeResponse }) =>
  response.infos.map(({ code, values }) => [code, String(values?.['changes']).replaceAll('\u00a0', ' ')])
const held = async (name: SlotName) => {
  const [row] = await shop.shop.db.select().from(slot).where(eq(slot.id, shop.world.slots[name]))
  return row?.held
}

describe('choosing an address', () => {
  test('is refused to an anonymous visitor, for an address of another customer or a missing one, and where no store reaches', async () => {
    const owner = await shop.shopper({ homeAt: '20122' })
    const far = await shop.shopper({ homeAt: '98050' })
    await expect(goTo(shop.anonymous(), owner.addressId)).rejects.toMatchObject({ code: 'error.session.expired' })
    await expect(goTo(far, owner.addressId)).rejects.toMatchObject({ code: 'error.address.notFound' })
    await expect(goTo(far, 999_999)).rejects.toMatchObject({ code: 'error.address.notFound' })
    await expect(goTo(far, far.addressId)).rejects.toMatchObject({ code: 'error.address.notCovered' })
    expect((await later(far)).shippingAddress).toBeUndefined()
  })

  test('sets address, service and the store that serves it [cart-6]', async () => {
    const anna = await shop.shopper({ homeAt: '10123' })
    const { data } = await goTo(anna, anna.addressId)
    expect(data).toMatchObject({
      store: { storeId: shop.world.stores.torino },
      warehouse: { warehouseId: shop.world.warehouses.torino },
      deliveryService: { kind: 'home', name: 'Consegna a casa' },
      shippingAddress: { addressId: anna.addressId, deliveryServiceId: 2, zoneId: 2, autoAssigned: false },
    })
    expect(await later(anna)).toEqual(data)
  })

  test('a pickup place brings its own store and service [cart-1]', async () => {
    const anna = await atHome()
    const { data } = await goTo(anna, shop.world.addresses.torinoPickup)
    expect(data).toMatchObject({
      store: { storeId: shop.world.stores.torino },
      deliveryService: { kind: 'storePickup' },
      shippingAddress: { addressTypeId: 3 },
    })
  })

  test('by a service it does not have is refused', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const body = { address_id: anna.addressId ?? 0, delivery_service_id: 5 }
    await expect(anna.call(addressesSelect, { body })).rejects.toMatchObject({ code: 'error.address.notCovered' })
    const place = { address_id: shop.world.addresses.milanoPickup, delivery_service_id: 5 }
    await expect(anna.call(addressesSelect, { body: place })).rejects.toMatchObject({
      code: 'error.address.notCovered',
    })
  })

  test('of the same store and service keeps the slot', async () => {
    const anna = await readyShopper(shop)
    const other = await anna.call(addressesUpdate, {
      body: {
        address1: 'Via Torino',
        addressNumber: '2',
        city: 'Milano',
        province: 'MI',
        postalcode: '20121',
      },
    })
    const reply = await goTo(anna, other.data.address.addressId)
    expect(reply.data.timeslot).toMatchObject({ timeslotId: shop.world.slots.tomorrowMorning, holdExpired: false })
    expect(changesOf(reply)).toEqual([])
  })

  test('elsewhere gives the slot back, recomputes prices and tells what changed [cart-67]', async () => {
    const anna = await readyShopper(shop, {}, 'laterMorning')
    await add(anna, 'milk', 2)
    const before = (await held('laterMorning')) ?? 0
    const reply = await goTo(anna, shop.world.addresses.torinoPickup)
    expect(reply.data).toMatchObject({ total: 3.1, deliveryFee: 0 })
    expect(reply.data.timeslot).toBeUndefined()
    expect(changesOf(reply)).toEqual([
      [
        'info.cart.changetimeslot.recalculated',
        'Latte fresco intero: 1,45 € → 1,55 €; consegna: 2,90 € → 0,00 €; totale: 6,30 € → 3,10 €; la fascia oraria va scelta di nuovo',
      ],
    ])
    expect(await held('laterMorning')).toBe(before - 1)
  })
})

describe('choosing a store', () => {
  const select = (person: Person, store_id: number) => person.call(storesSelect, { body: { store_id } })

  test('that is not there is refused', async () => {
    await expect(select(await atHome(), 99)).rejects.toMatchObject({ code: 'error.store.notFound' })
  })

  test('keeps an address it serves [cart-49]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    await shop.shop.db.execute(`insert into coverage (zone_id, store_id, delivery_service_id, postal_code)
      values (7, 2, 2, '20121')`)
    const both = await anna.call(addressesUpdate, {
      body: { address1: 'Via Torino', addressNumber: '2', city: 'Milano', province: 'MI', postalcode: '20121' },
    })
    await goTo(anna, both.data.address.addressId)
    const { data } = await select(anna, shop.world.stores.torino)
    expect(data).toMatchObject({ store: { storeId: 2 }, shippingAddress: { zoneId: 7 } })
    await shop.shop.db.execute(`delete from coverage where zone_id = 7`)
    expect((await later(anna)).shippingAddress).toBeUndefined()
  })

  test('that does not reach the address asks for another', async () => {
    const anna = await readyShopper(shop)
    const before = (await held('tomorrowMorning')) ?? 0
    const { data } = await select(anna, shop.world.stores.torino)
    expect(data.store.storeId).toBe(shop.world.stores.torino)
    expect(data.shippingAddress).toBeUndefined()
    expect(data.timeslot).toBeUndefined()
    expect(await held('tomorrowMorning')).toBe(before - 1)
    await expect(add(anna, 'milk')).rejects.toMatchObject({ code: 'error.cart.addressRequired' })
  })

  test('already chosen changes nothing', async () => {
    const anna = await readyShopper(shop)
    const cart = await later(anna)
    expect((await select(anna, shop.world.stores.milano)).data).toEqual(cart)
  })
})

describe('the days and slots', () => {
  const days = async (person: Person, query: object = {}) => (await person.call(timeslotsList, { query })).data.days

  test('are stored for no customer before signing in [cart-52]', async () => {
    const { data, user } = await shop.anonymous().call(timeslotsList, {})
    expect([data.days, user.userId]).toEqual([[], -1])
  })

  test('need an address', async () => {
    await expect(days(await shop.shopper())).rejects.toMatchObject({ code: 'error.cart.addressRequired' })
  })

  test('are those of the cart’s store and service, without days gone by [cart-16]', async () => {
    const anna = await atHome()
    const listed = await days(anna)
    expect(listed.map(({ dateIso, today, timeslots }) => [dateIso, today, timeslots.map(({ name }) => name)])).toEqual([
      ['2026-11-17', false, ['10:00–12:00', '16:00–18:00']],
      ['2026-11-18', false, ['10:00–12:00', '16:00–18:00']],
    ])
    expect(listed[0]).toMatchObject({ selected: true, timestamp: Date.parse('2026-11-17T11:00:00Z') })
    expect(listed[0]?.timeslots[0]).toEqual({
      timeslotId: shop.world.slots.tomorrowMorning,
      name: '10:00–12:00',
      beginTime: '10:00',
      endTime: '12:00',
      status: 'free',
      selected: false,
      active: 1,
      deliveryDayPeriodId: 1,
      underLeadTime: false,
      underLockDay: false,
      underLockCutoff: false,
      closed: false,
      usedPercent: expect.any(Number) as unknown,
      fee: 4.9,
    })
  })

  test('that are closed are shown on request, and say so [cart-50]', async () => {
    const anna = await atHome()
    const [today] = await days(anna, { 'show-closed': true })
    expect(today).toMatchObject({ dateIso: '2026-11-16', today: true, timeslots: [{ closed: true, active: 0 }] })
  })

  test('that are full cannot be chosen; fees and shares are said [cart-28]', async () => {
    const anna = await atHome()
    const [, second] = await days(anna)
    expect(second?.timeslots).toMatchObject([
      { active: 1, fee: 2.9 },
      { status: 'full', active: 0, usedPercent: 100, fee: 4.9 },
    ])
  })

  test('one’s own is selected and its day comes first [cart-3]', async () => {
    const anna = await readyShopper(shop, {}, 'laterMorning')
    const listed = await days(anna)
    expect(listed.map(({ selected }) => selected)).toEqual([false, true])
    expect(listed[1]?.timeslots[0]).toMatchObject({ status: 'selected', selected: true, active: 1 })
  })

  test('one’s own past its cut-off is not selected any more, and its day does not come first [cart-4]', async () => {
    const anna = await readyShopper(shop, {}, 'laterMorning')
    const ofSlot = eq(slot.id, shop.world.slots.laterMorning)
    const [{ cutoffAt } = {}] = await shop.shop.db.select({ cutoffAt: slot.cutoffAt }).from(slot).where(ofSlot)
    await shop.shop.db.update(slot).set({ cutoffAt: shop.clock.now }).where(ofSlot)
    expect((await later(anna)).timeslot).toBeUndefined()
    const open = await days(anna)
    expect(open.map(({ selected }) => selected)).toEqual([true, false])
    expect(open[1]?.timeslots.map(({ name }) => name)).toEqual(['16:00–18:00'])
    const closed = (await days(anna, { 'show-closed': true })).flatMap(({ timeslots }) => timeslots)
    expect(closed.find(({ timeslotId }) => timeslotId === shop.world.slots.laterMorning)).toMatchObject({
      closed: true,
      selected: false,
    })
    expect(closed.some(({ selected }) => selected)).toBe(false)
    await shop.shop.db.update(slot).set({ cutoffAt }).where(ofSlot)
  })

  test('of a locker name what of the cart does not go into it, when asked [cart-51]', async () => {
    const anna = await readyShopper(shop)
    await add(anna, 'wine')
    await add(anna, 'milk')
    const body = {
      address_id: shop.world.addresses.milanoLocker,
      delivery_service_id: shop.world.services.locker,
    }
    await anna.call(addressesSelect, { body })
    const warned = async (query: object) => (await anna.call(timeslotsList, { query })).response.warnings
    expect(await warned({})).toEqual([])
    expect(await warned({ 'check-locker': true })).toMatchObject([
      { code: 'warning.timeslot.notInLocker', values: { names: 'Barbera d’Asti' } },
    ])
    await goTo(anna, shop.world.addresses.milanoPickup)
    expect(await warned({ 'check-locker': true })).toEqual([])
  })

  test('the goods in the cart stand in the way by name', async () => {
    const start = shop.clock.now
    await shop.shop.db.execute(`update product set day_lock = '3_2', lead_time_hours = 30 where slug = 'wine'`)
    await catalogueChanged(shop)
    const anna = await readyShopper(shop, {}, 'laterMorning')
    await add(anna, 'wine')
    const [tuesday, wednesday] = await days(anna)
    expect(tuesday?.timeslots).toMatchObject([
      { underLeadTime: true, underLockDay: false, active: 0, productNames: ['Barbera d’Asti'] },
      { underLeadTime: false, underLockDay: true, active: 0, productNames: ['Barbera d’Asti'] },
    ])
    expect(wednesday?.timeslots[0]).toMatchObject({ active: 1 })
    await expect(chooseSlot(shop, anna, 'tomorrowMorning')).rejects.toMatchObject({
      code: 'error.timeslot.leadTime',
      text: expect.stringContaining('Barbera'),
    })
    await expect(chooseSlot(shop, anna, 'tomorrowAfternoon')).rejects.toMatchObject({ code: 'error.timeslot.dayLock' })
    await shop.shop.db.execute(`update product set day_lock = '', lead_time_hours = 0, lock_cutoff = '1-8'
      where slug = 'wine'`)
    await catalogueChanged(shop)
    await expect(chooseSlot(shop, anna, 'tomorrowMorning')).rejects.toMatchObject({ code: 'error.timeslot.cutoff' })
    await shop.shop.db.execute(`update product set lock_cutoff = '' where slug = 'wine'`)
    await catalogueChanged(shop)
    shop.clock.now = start
  })
})

describe('choosing a slot is refused', () => {
  test('to an anonymous visitor', async () => {
    await expect(chooseSlot(shop, shop.anonymous(), 'laterMorning')).rejects.toMatchObject({
      code: 'error.session.expired',
    })
  })

  test('without an address', async () => {
    await expect(chooseSlot(shop, await shop.shopper(), 'laterMorning')).rejects.toMatchObject({
      code: 'error.cart.addressRequired',
    })
  })

  test.each<[SlotName, string]>([
    ['torinoHome', 'error.timeslot.notFound'],
    ['pickup', 'error.timeslot.notFound'],
    ['closed', 'error.timeslot.closed'],
    ['full', 'error.timeslot.full'],
  ])('%s', async (name, code) => {
    await expect(chooseSlot(shop, await atHome(), name)).rejects.toMatchObject({ code })
  })

  test('on another day than its own', async () => {
    const query = { timeslot_id: shop.world.slots.laterMorning, sel_date: '2026-11-17' }
    await expect((await atHome()).call(timeslotsSelect, { query })).rejects.toMatchObject({
      code: 'error.timeslot.notFound',
    })
  })

  test('that cannot be had leaves the one chosen before [cart-27]', async () => {
    const anna = await readyShopper(shop)
    await expect(chooseSlot(shop, anna, 'full')).rejects.toMatchObject({ code: 'error.timeslot.full' })
    expect((await later(anna)).timeslot).toMatchObject({ timeslotId: shop.world.slots.tomorrowMorning })
  })
})

describe('a chosen slot', () => {
  test('is reserved for an hour, and for longer when chosen again [cart-53]', async () => {
    const anna = await readyShopper(shop)
    const start = shop.clock.now
    expect((await later(anna)).timeslot).toMatchObject({
      date: '2026-11-17',
      name: '10:00–12:00',
      beginTime: '10:00',
      endTime: '12:00',
      holdExpiresAt: new Date(start.getTime() + 3_600_000).toISOString(),
      holdExpired: false,
    })
    shop.clock.now = new Date(start.getTime() + 20 * 60_000)
    const { data } = await chooseSlot(shop, anna, 'tomorrowMorning')
    expect(data.timeslot?.holdExpiresAt).toBe(new Date(start.getTime() + 80 * 60_000).toISOString())
    const holds = await shop.shop.db.select().from(slotHold).where(eq(slotHold.userId, anna.userId))
    expect(holds).toHaveLength(1)
    shop.clock.now = start
  })

  test('says when its reservation has run out, given back or not', async () => {
    const anna = await readyShopper(shop)
    const start = shop.clock.now
    // A session ends after thirty idle minutes; a shopper who makes calls stays signed in.
    for (const minutes of [25, 50, 61]) {
      shop.clock.now = new Date(start.getTime() + minutes * 60_000)
      await later(anna)
    }
    expect((await later(anna)).timeslot).toMatchObject({ holdExpired: true })
    await releaseExpiredHolds(shop.shop.db, shop.clock.now)
    const { timeslot } = await later(anna)
    expect(timeslot).toMatchObject({ holdExpired: true })
    expect(timeslot?.holdExpiresAt).toBeUndefined()
    expect((await chooseSlot(shop, anna, 'tomorrowMorning')).data.timeslot).toMatchObject({ holdExpired: false })
    shop.clock.now = start
  })

  test('prices the cart for its day and says what that changed [cart-66]', async () => {
    const { pasta } = shop.world.products
    await shop.shop.db
      .insert(productPrice)
      .values({ productId: pasta, warehouseId: 1, validFrom: '2026-11-18', priceCents: 119 })
    await catalogueChanged(shop)
    const anna = await readyShopper(shop, { language: 'en' })
    await add(anna, 'pasta', 10)
    const reply = await chooseSlot(shop, anna, 'laterMorning')
    expect(changesOf(reply)).toEqual([
      ['info.cart.changetimeslot.recalculated', 'Spaghetti: €0.99 → €1.19; delivery: €4.90 → €2.90'],
    ])
    expect(reply.data).toMatchObject({ goodsTotal: 11.9, deliveryFee: 2.9, total: 15.3 })
    expect(await later(anna)).toEqual(reply.data)
    await shop.shop.db.delete(productPrice).where(eq(productPrice.validFrom, '2026-11-18'))
  })

  test('that changes nothing says nothing', async () => {
    const anna = await readyShopper(shop)
    await add(anna, 'milk')
    expect(changesOf(await chooseSlot(shop, anna, 'tomorrowAfternoon'))).toEqual([])
  })

  test('is not chosen at all by a cross-site link', async () => {
    const anna = await atHome()
    const reply = await shop.app.inject({
      url: `/ebsn/api/timeslot/select?timeslot_id=${shop.world.slots.laterMorning}&sel_date=2026-11-18`,
      headers: { cookie: `bottega_session=${anna.token}` },
    })
    expect(reply.statusCode).toBe(403)
    expect((await later(anna)).timeslot).toBeUndefined()
  })
})
