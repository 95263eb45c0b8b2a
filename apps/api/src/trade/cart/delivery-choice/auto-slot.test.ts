import { addressesSelect, timeslotsAutoAssign, timeslotsSelect } from '@bottega/contract/delivery/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cart } from '../cart.tables.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The slot of tomorrow is at ten on the shop's clock, as on these Tuesdays. */
const tuesdays = ['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10']
/** The clocks went back in between: ten stayed ten. */
const zoneOn = (day: string) => (day < '2026-10-25' ? '+02:00' : '+01:00')

/** A customer whose past orders came to their home on these days, at ten. */
async function returning(days: readonly string[]) {
  const anna = await shop.shopper({ homeAt: '20122' })
  const addressId = anna.addressId ?? 0
  for (const [index, day] of days.entries()) {
    const beginAt = new Date(`${day}T10:00:00${zoneOn(day)}`)
    const place = { storeId: 1, deliveryServiceId: 2 }
    const [ordered] = await shop.shop.db
      .insert(cart)
      .values({ ...place, userId: anna.userId, addressId, state: 'ordered' })
      .returning({ id: cart.id })
    await shop.shop.db.insert(shopOrder).values({
      ...place,
      userId: anna.userId,
      cartId: ordered?.id ?? 0,
      cartVersion: 1,
      idempotencyKey: `${anna.userId}-${index}`,
      statusId: 8,
      warehouseId: 1,
      address: {
        addressId,
        type: 'home',
        name: '',
        street: '',
        streetNumber: '',
        city: '',
        province: '',
        postalCode: '',
      },
      slotId: shop.world.slots.tomorrowMorning,
      slotDay: day,
      slotBeginAt: beginAt,
      slotEndAt: beginAt,
      goodsCents: 0,
      totalCents: 0,
      prebilledCents: 0,
      paymentTypeId: 1,
    })
  }
  return anna
}

describe('a returning customer', () => {
  test('is given the hours they usually take, and can choose others [cart-7]', async () => {
    const anna = await returning(tuesdays)
    const { data } = await anna.call(timeslotsAutoAssign, {})
    expect(data.shippingAddress).toMatchObject({ addressId: anna.addressId, autoAssigned: true })
    expect(data.timeslot).toMatchObject({
      timeslotId: shop.world.slots.tomorrowMorning,
      autoAssigned: true,
      holdExpired: false,
    })
    const other = await anna.call(timeslotsSelect, {
      query: { timeslot_id: shop.world.slots.tomorrowAfternoon, sel_date: '2026-11-17' },
    })
    expect(other.data.timeslot?.autoAssigned).toBe(false)
  })

  test('with a slot already chosen keeps it', async () => {
    const anna = await returning(tuesdays)
    await anna.call(timeslotsSelect, {
      query: { timeslot_id: shop.world.slots.tomorrowAfternoon, sel_date: '2026-11-17' },
    })
    const { data } = await anna.call(timeslotsAutoAssign, {})
    expect(data.timeslot).toMatchObject({ timeslotId: shop.world.slots.tomorrowAfternoon, autoAssigned: false })
  })

  test('without a habit, or who chose another address, is given none', async () => {
    const rarely = await returning(tuesdays.slice(1))
    expect((await rarely.call(timeslotsAutoAssign, {})).data.timeslot).toBeUndefined()
    const anna = await returning(tuesdays)
    await anna.call(addressesSelect, { body: { address_id: anna.addressId ?? 0 } })
    expect((await anna.call(timeslotsAutoAssign, {})).data.timeslot).toBeUndefined()
  })
})

test('a new customer is given nothing, an anonymous visitor is refused', async () => {
  const { data } = await (await shop.shopper({ homeAt: '20122' })).call(timeslotsAutoAssign, {})
  expect([data.shippingAddress, data.timeslot]).toEqual([undefined, undefined])
  await expect(shop.anonymous().call(timeslotsAutoAssign, {})).rejects.toMatchObject({
    code: 'error.session.expired',
  })
})
