import { describe, expect, test } from 'vitest'
import { timelineOf } from './order-timeline.ts'

const event = (orderStatusId: number, name: string, hour: number) => ({
  orderStatusId,
  name,
  at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
})
const order = (statuses: [number, string][], deliveryServiceId = 2) => {
  const events = statuses.map(([id, name], index) => event(id, name, 8 + index))
  const last = statuses.at(-1)
  return { events, status: { orderStatusId: last?.[0] ?? 3, name: last?.[1] ?? '' }, deliveryServiceId }
}
const stations = (...[given]: Parameters<typeof timelineOf>) =>
  timelineOf(given).map((step) => step.station ?? step.name)

describe('the timeline of an order', () => {
  test('shows what happened and what is still to come', () => {
    const placed = order([
      [3, 'Ordinato'],
      [4, 'In preparazione'],
    ])
    expect(stations(placed)).toEqual(['ordered', 'preparation', 'prepared', 'outForDelivery', 'delivered'])
    expect(timelineOf(placed).map(({ at }) => at !== undefined)).toEqual([true, true, false, false, false])
    expect(timelineOf(placed).findIndex(({ isCurrent }) => isCurrent)).toBe(1)
  })

  test('two statuses of one station are one step, at the first moment', () => {
    const steps = timelineOf(
      order([
        [3, 'Ordinato'],
        [4, 'In preparazione'],
        [5, 'In preparazione'],
        [6, 'Preparato'],
      ]),
    )
    expect(steps.filter(({ at }) => at !== undefined).map(({ station }) => station)).toEqual([
      'ordered',
      'preparation',
      'prepared',
    ])
    expect(steps[1]?.at).toBe('2026-11-20T09:00:00Z')
  })

  test('another time the shop gave the order is a step of its own, beside the one of its status', () => {
    const placed = order([
      [3, 'Ordinato'],
      [6, 'Preparato'],
    ])
    const to = { beginAt: '2026-11-21T09:00:00Z', endAt: '2026-11-21T11:00:00Z' }
    const moved = { ...event(6, 'Preparato', 15), rescheduled: to }
    const steps = timelineOf({ ...placed, events: [...placed.events, moved] })
    expect(steps.map((step) => step.station ?? step.rescheduled)).toEqual([
      'ordered',
      'prepared',
      to,
      'outForDelivery',
      'delivered',
    ])
  })

  test('what waits to be collected is prepared, whatever its status is called', () => {
    const waiting = order(
      [
        [3, 'Ordinato'],
        [4, 'In preparazione'],
        [7, 'Pronto per il ritiro'],
      ],
      1,
    )
    expect(stations(waiting)).toEqual(['ordered', 'preparation', 'prepared', 'collected'])
  })

  test('what is collected is never out for delivery', () => {
    expect(stations(order([[3, 'Ordinato']], 1))).toEqual(['ordered', 'preparation', 'prepared', 'collected'])
    expect(
      stations(
        order(
          [
            [3, 'Ordinato'],
            [6, 'Preparato'],
            [8, 'Consegnato'],
          ],
          1,
        ),
      ),
    ).toEqual(['ordered', 'prepared', 'collected'])
  })

  test('a delivered order has nothing to come and no current step', () => {
    const steps = timelineOf(
      order([
        [3, 'Ordinato'],
        [8, 'Consegnato'],
      ]),
    )
    expect(steps.map(({ station }) => station)).toEqual(['ordered', 'delivered'])
    expect(steps.some(({ isCurrent }) => isCurrent)).toBe(false)
  })

  test('however often paying was tried, an order placed begins with being placed', () => {
    const tried = order([
      [1, 'In pagamento'],
      [11, 'Non pagato'],
      [1, 'In pagamento'],
      [3, 'Ordinato'],
    ])
    expect(stations(tried)).toEqual(['ordered', 'preparation', 'prepared', 'outForDelivery', 'delivered'])
  })

  test('unpaid and cancelled orders promise nothing', () => {
    expect(
      stations(
        order([
          [1, 'In pagamento'],
          [11, 'Non pagato'],
        ]),
      ),
    ).toEqual(['Non pagato'])
    expect(
      stations(
        order([
          [3, 'Ordinato'],
          [10, 'Annullato'],
        ]),
      ),
    ).toEqual(['ordered', 'Annullato'])
  })
})
