import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaAround, nearSlots, type OrderOnTheWay } from './near-slots.ts'

const home = { latitude: 46.4983, longitude: 11.3548 }
const far = { latitude: 46.53, longitude: 11.3548 }
const slots = [
  { slotId: 1, date: '2026-11-17' },
  { slotId: 2, date: '2026-11-17' },
  { slotId: 3, date: '2026-11-18' },
  { slotId: 4, date: '2026-11-24' },
]
const ordersIn = (slotId: number, customers: number, position = home): OrderOnTheWay[] =>
  Array.from({ length: customers }, (_, index) => ({ slotId, userId: slotId * 100 + index, position }))
const marked = (...orders: OrderOnTheWay[][]) => [...nearSlots(home, slots, orders.flat())]

describe('the slot in which a van comes near anyway', () => {
  test('is the one with most customers near the address [slotgrid-1]', () =>
    expect(marked(ordersIn(1, 3), ordersIn(2, 5), ordersIn(3, 4))).toEqual([2]))
  test('is the earliest where several have as many', () => expect(marked(ordersIn(3, 3), ordersIn(2, 3))).toEqual([2]))
  test('is none where fewer than three customers are near [slotgrid-2]', () =>
    expect(marked(ordersIn(1, 2), ordersIn(2, 2))).toEqual([]))
  test('is none for three orders of one customer [slotgrid-3]', () => {
    const [one] = ordersIn(1, 1)
    expect(one && marked([one, one, one])).toEqual([])
  })
  test('does not count who lives elsewhere', () => expect(marked(ordersIn(1, 9, far), ordersIn(2, 3))).toEqual([2]))
  test('does not count orders for slots that are not offered', () => expect(marked(ordersIn(9, 9))).toEqual([]))
  test('is one in each week of the days shown', () => expect(marked(ordersIn(2, 3), ordersIn(4, 3))).toEqual([2, 4]))
})

test('the area is the same for all addresses around a point, so that moving one finds no neighbour [slotgrid-4]', () => {
  const within = fc.double({ min: -0.0049, max: 0.0049, noNaN: true })
  fc.assert(
    fc.property(within, within, (north, east) => {
      expect(areaAround({ latitude: 46.5 + north, longitude: 11.35 + east })).toEqual(
        areaAround({ latitude: 46.5, longitude: 11.35 }),
      )
    }),
  )
})
