import * as calls from '@bottega/contract/today/calls.ts'
import { storesAsked } from '@bottega/rules/people/store-scope.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { staffOf } from '../../kernel/visitor.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { presentWindow } from '../../trade/delivery/slots.presenter.ts'
import { readToday, readWeeks, type Today } from './today.service.ts'

function presentSlot({ slot, stages: { orders, byStage, late } }: Today['slots'][number], language: Language) {
  const { slotId, storeId, store, service, active, capacity, held, booked } = slot
  const { beginTime, endTime } = presentWindow(slot.beginAt, slot.endAt)
  return {
    timeslotId: slotId,
    storeId,
    store,
    deliveryService: textIn(language, service),
    beginTime,
    endTime,
    active,
    capacity,
    left: capacity - held - booked,
    orders,
    byStage,
    late,
  }
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)

export const todayHandlers = handlersOf(calls, {
  todayView: async ({ shop, visitor, now }, { query: { day, store_id: storeId } }) => {
    const today = await readToday(shop.db, { day, stores: staffOf(visitor).stores, storeId }, now)
    const slots = today.slots.map((slot) => presentSlot(slot, visitor.language))
    const { returns, rewards, offers, tills, soldOut } = today.waiting
    return {
      data: {
        day: today.day,
        at: now.toISOString(),
        stores: today.stores,
        slots,
        orders: today.sold.orders,
        late: sum(slots, ({ late }) => late),
        left: sum(slots, ({ active, left }) => (active ? left : 0)),
        takings: eurosFromCents(today.sold.cents),
        problems: today.problems,
        waiting: { returns, rewards, offers, tills, soldOut },
        hours: today.hours.map(({ hour, orders, cents }) => ({ hour, orders, takings: eurosFromCents(cents) })),
      },
    }
  },
  todayWeeks: async ({ shop, visitor, now }, { query: { store_id: storeId } }) => {
    const weeks = await readWeeks(shop.db, storesAsked(staffOf(visitor).stores, storeId), now)
    return {
      data: { weeks: weeks.map(({ monday, orders, cents }) => ({ monday, orders, takings: eurosFromCents(cents) })) },
    }
  },
})
