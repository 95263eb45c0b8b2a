import { addDays, instantAt, noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { canBecome, orderAllows, unpackedStatuses } from '@bottega/rules/orders/order-status.ts'
import { waitsUntil } from '@bottega/rules/orders/unpaid-order.ts'
import { vatNumber } from '@bottega/rules/validators/vat-number.ts'
import { verify } from '@node-rs/argon2'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../catalogue/generate-catalogue.ts'
import { readGoods } from '../catalogue/product-files.ts'
import { billingRows } from '../people/demo-payments.ts'
import { demoAddresses, demoPeople } from '../people/demo-people.ts'
import { orderRows } from '../people/order-rows.ts'
import { orderStories } from '../people/past-orders.ts'
import { demoPicture } from '../pictures/demo-picture.ts'
import { deliveryServiceRows, storeServiceRows } from '../stores/shopping-stores.ts'
import { slotTemplateRows } from '../stores/slot-templates.ts'
import { comingSlots, isFullSlot } from '../stores/slots.ts'
import { demoWorld } from './demo-world.ts'
import { sellerRows } from './past-documents.ts'
import { returnedOrders } from './past-returns.ts'

const today = '2026-11-21'
const goods = await readGoods()
const world = await demoWorld({ products: 2000, seed: 7, now: noonOf(today) })

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

test('every voucher has a picture of its own, drawn for it [demo-7]', () => {
  const pictures = world.vouchers.certificates.map(({ image }) => demoPicture(image ?? '') ?? '')
  expect(pictures.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(pictures).size).toBe(pictures.length)
})

describe('stores and slots', () => {
  test('the services of the specification stand under its ids [demo-2]', () => {
    const kinds = Object.fromEntries(deliveryServiceRows.map(({ id, kind }) => [id, kind]))
    expect(kinds).toEqual({
      1: 'storePickup',
      2: 'home',
      3: 'drive',
      4: 'pickupPoint',
      5: 'locker',
      6: 'boat',
      7: 'locker',
      11: 'locker',
    })
  })

  test('three shops to order from, forty more on the map, all in northern Italy', () => {
    expect(world.stores).toHaveLength(3)
    expect(world.warehouses).toHaveLength(43)
    const outside = world.warehouses.filter(
      (row) => row.latitude < 44 || row.latitude > 47.2 || row.longitude < 6.5 || row.longitude > 12.6,
    )
    expect(outside.map((row) => row.name)).toEqual([])
  })

  test('every shop has a phone, a leaflet type from 1 to 10, hours of a split day or a long one, and holidays [locator-24]', () => {
    for (const { phone, leafletTypeId, serviceHours = [], customHours = [] } of world.warehouses) {
      expect(phone).toMatch(/^0[\d ]{7,}$/)
      expect(leafletTypeId).toBeGreaterThanOrEqual(1)
      expect(leafletTypeId).toBeLessThanOrEqual(10)
      expect([7, 13]).toContain(serviceHours.length)
      expect(customHours.map(({ name }) => name?.it)).toContain('Natale')
    }
    expect(new Set(world.warehouses.map(({ serviceHours = [] }) => serviceHours.length)).size).toBe(2)
  })

  test('warehouse names in addresses are unique', () => {
    const slugs = world.warehouses.map((row) => row.slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  test('every service of every store has slots in each of the next seven days', () => {
    for (const { storeId, deliveryServiceId } of storeServiceRows) {
      for (let day = 0; day < 7; day += 1) {
        const date = addDays(today, day)
        const slots = world.slots.filter(
          (row) => row.storeId === storeId && row.deliveryServiceId === deliveryServiceId && row.day === date,
        )
        expect([storeId, deliveryServiceId, date, slots.length > 0]).toEqual([storeId, deliveryServiceId, date, true])
      }
    }
  })

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'seeded %i days later, orders still find their slots and none overflows',
    async (days) => {
      const later = await demoWorld({ products: 400, seed: 7, now: noonOf(addDays(today, days)) })
      expect(later.slots.filter((row) => row.booked > row.capacity)).toEqual([])
      expect(later.slots.some((row) => isFullSlot(row, addDays(today, days)))).toBe(true)
    },
  )

  test('no slot is booked beyond its capacity, and the full one is full', () => {
    expect(world.slots.filter((row) => row.booked > row.capacity)).toEqual([])
    const full = world.slots.filter((row) => isFullSlot(row, today))
    expect(full.map((row) => row.capacity - row.booked)).toEqual([0])
  })

  test('ordering for a day ends at noon of the day before at the earliest, so the third day offered is never near', () => {
    const endsInMinutes = slotTemplateRows().map(({ beginMinute, cutoffMinutes }) => beginMinute - cutoffMinutes)
    expect(endsInMinutes.filter((minute) => minute < -12 * 60)).toEqual([])
  })

  test('every service without home delivery has a place to collect from', () => {
    const places = new Set(
      world.addresses.filter((row) => row.storeId).map((row) => `${row.storeId}/${row.deliveryServiceId}`),
    )
    const missing = storeServiceRows.filter(
      (row) => row.deliveryServiceId !== 2 && !places.has(`${row.storeId}/${row.deliveryServiceId}`),
    )
    expect(missing).toEqual([])
  })
})

describe('people', () => {
  test('the printed passwords open the accounts', async () => {
    for (const [index, person] of demoPeople.entries()) {
      expect(await verify(world.users[index]?.passwordHash ?? '', person.password)).toBe(true)
    }
  })

  test('everybody has a number of their own', () => {
    const ids = world.users.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('Giulia’s home is covered, her grandparents’ is not', () => {
    const isCovered = (id: number) => {
      const postalCode = world.addresses.find((row) => row.id === id)?.postalCode
      return world.coverage.some((row) => row.postalCode === postalCode)
    }
    expect(isCovered(demoAddresses.giuliaHome)).toBe(true)
    expect(isCovered(demoAddresses.giuliaOutside)).toBe(false)
  })
})

describe('businesses', () => {
  test('are invoiced by the codes of their accounts', () => {
    for (const { userId, vatNumber: vat, sdiCode } of billingRows)
      expect(world.users.find(({ id }) => id === userId)).toMatchObject({ vatNumber: vat, sdiCode })
  })

  test('and those who sell have VAT numbers of their own, each with its check digit', () => {
    const sold = sellerRows.map(({ facts }) => facts.vatNumber)
    const numbers = [...sold, ...world.users.flatMap((user) => ('vatNumber' in user ? (user.vatNumber ?? []) : []))]
    expect(numbers.filter((number) => !vatNumber(number).ok)).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('past orders', () => {
  test('lines and adjustments add up to the total', () => {
    for (const order of world.orders.orders) {
      const lines = world.orders.lines.filter((row) => row.orderId === order.id)
      const adjustments = world.orders.adjustments.filter((row) => row.orderId === order.id)
      const total = sum(lines.map((row) => row.totalCents)) + sum(adjustments.map((row) => row.cents))
      expect([order.id, total]).toEqual([order.id, order.totalCents])
      expect(order.goodsCents + (order.discountCents ?? 0) + (order.feeCents ?? 0) + (order.bagFeeCents ?? 0)).toBe(
        order.totalCents,
      )
    }
  })

  test('every history is one the rules allow', () => {
    const steps = orderStories.flatMap(({ statuses }) =>
      statuses.slice(1).map((to, index) => [statuses[index] ?? 0, to] as const),
    )
    expect(steps.filter(([from, to]) => !canBecome(from, to))).toEqual([])
  })

  const catalogue = generateCatalogue(goods, { products: 400, seed: 7, today })
  /** As they are told by a shop filled at this hour of a day. */
  function ordersAt(hour: number, day = today) {
    const templates = slotTemplateRows()
    const slots = comingSlots(templates, 7, day)
    const now = instantAt(day, hour * 60)
    const { addresses } = world
    return { now, ...orderRows({ catalogue, addresses, templates, slots, seed: 7, today: day, now }) }
  }

  test.each([0, 4.5, 7, 8.5, 12.5, 17, 23.5])(
    'when the shop is filled at hour %d, nothing has happened that is still to come',
    (hour) => {
      const { now, orders, events, payments } = ordersAt(hour)
      const happened = [...orders.map(({ placedAt }) => placedAt), ...events.map(({ at }) => at)]
      happened.push(...payments.map(({ createdAt }) => createdAt))
      expect(happened.filter((at) => !at || at > now)).toEqual([])
    },
  )

  test.each([0, 4.5, 12.5, 23.5])(
    'when the shop is filled at hour %d, the unpaid order can be paid for most of an hour',
    (hour) => {
      const { now, orders } = ordersAt(hour)
      const unpaid = orders.filter(({ statusId }) => orderAllows('retryPayment', statusId))
      expect(unpaid.map(({ infos }) => infos)).toEqual([{ need_invoice: 'false' }])
      const minutes = unpaid.map((order) =>
        Math.round((waitsUntil({ ...order, updatedAt: order.updatedAt ?? now }).getTime() - now.getTime()) / 60_000),
      )
      expect(minutes).toEqual([53])
    },
  )

  test.each([0, 4.5, 12.5, 23.5])(
    'when the shop is filled at hour %d, returns that wait for staff were requested in the last week',
    (hour) => {
      const { now, orders } = ordersAt(hour)
      const waiting = returnedOrders({ orders }, today).filter(({ story }) => story.outcome === 'waiting')
      const days = waiting.map(({ requestedAt }) => (now.getTime() - requestedAt.getTime()) / 86_400_000)
      expect(days).toHaveLength(2)
      expect(days.filter((ago) => ago <= 0 || ago > 7)).toEqual([])
    },
  )

  test('a picker finds slots with several orders to pick', () => {
    const open: ReadonlySet<number> = new Set(unpackedStatuses)
    const bySlot = Map.groupBy(
      world.orders.orders.filter(({ statusId }) => open.has(statusId)),
      ({ slotId }) => slotId,
    )
    const counts = [...bySlot.values()].map((orders) => orders.length)
    expect(counts.filter((count) => count >= 3)).toHaveLength(2)
  })

  const sunday = addDays(today, 1)
  test.each([
    [0, 3, 8, today],
    [5.5, 5, 8, today],
    [7.5, 7, 8, today],
    [9, 8, 8, today],
    [13.5, 7, 14, today],
    [20, 7, 20, today],
    [23.5, 8, 20, today],
    [11, 8, 10, sunday],
    [16, 7, 16, sunday],
  ])('at hour %d the order of today is in status %i, for its slot at %i o’clock', (hour, statusId, from, day) => {
    const { orders, events } = ordersAt(hour, day)
    const order = orders.find(({ slotDay }) => slotDay === day)
    expect(order).toMatchObject({ statusId, slotBeginAt: instantAt(day, from * 60) })
    expect(events.findLast(({ orderId }) => orderId === order?.id)?.statusId).toBe(statusId)
  })

  test('goods come to people at the hours of their slot, never at night', () => {
    const hourOf = (at: Date) =>
      Number(new Intl.DateTimeFormat('it', { hour: 'numeric', timeZone: 'Europe/Rome' }).format(at))
    const hours = world.orders.events.flatMap(({ at, statusId }) => (at ? [{ statusId, hour: hourOf(at) }] : []))
    expect(hours.filter(({ hour }) => hour < 4)).toEqual([])
    const delivered = world.orders.events.filter(({ statusId }) => statusId === 8 || statusId === 9)
    const outside = delivered.filter(({ orderId, at }) => {
      const order = world.orders.orders.find(({ id }) => id === orderId)
      return !order || !at || at < order.slotBeginAt || at > order.slotEndAt
    })
    expect(outside).toEqual([])
  })

  test('what happened to an order happened in its order', () => {
    for (const { id } of world.orders.orders) {
      const times = world.orders.events.filter(({ orderId }) => orderId === id).map(({ at }) => at?.getTime() ?? 0)
      expect([id, times]).toEqual([id, times.toSorted((one, other) => one - other)])
    }
  })

  test('every place they booked can be given back', () => {
    const booked = new Map<number, number>()
    for (const { slotId } of world.orders.holds) booked.set(slotId, (booked.get(slotId) ?? 0) + 1)
    for (const [slotId, places] of booked)
      expect(world.slots.find(({ id }) => id === slotId)?.booked).toBeGreaterThanOrEqual(places)
    expect(world.orders.holds).toHaveLength(world.orders.orders.filter(({ statusId }) => statusId !== 10).length)
  })

  test('orders reach the minimum of their service', () => {
    const below = world.orders.orders.filter((order) => {
      const terms = storeServiceRows.find(
        (row) => row.storeId === order.storeId && row.deliveryServiceId === order.deliveryServiceId,
      )
      return order.goodsCents + (order.discountCents ?? 0) < (terms?.minimumCents ?? 0)
    })
    expect(below.map((order) => [order.id, order.goodsCents])).toEqual([])
  })
})
