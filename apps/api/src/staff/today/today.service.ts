import type { TodayProblem } from '@bottega/contract/today/today.ts'
import {
  addDays,
  instantAt,
  shopClock,
  shopDate,
  weekdayOf,
  type ShopDate,
} from '@bottega/rules/delivery/shop-calendar.ts'
import { isLate, isSold, orderStage, orderStages, type OrderStage } from '@bottega/rules/orders/order-stage.ts'
import { storesAsked, type StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { Db } from '../../kernel/database/database.ts'
import {
  countByWeek,
  countOrdersOfDay,
  countWaiting,
  findSlots,
  findStores,
  findStuck,
  findUnpaid,
} from './today.repository.ts'

export interface DayAsked {
  day?: string | undefined
  /** The stores the staff member works for, and the one of them that is asked for. */
  stores: StoreScope
  storeId?: number | undefined
}

/** A customer at the bank's page is no problem yet. */
const payingFor = 20 * 60_000
const shownOrders = 20
const mostStuck = 500

interface Sale {
  orders: number
  cents: number
}

type Counted = Sale & { statusId: number }

/**
 * A day by what is delivered on it: every figure is of the same orders. Six statements, whatever their number: groups
 * come from the database, decisions from the rules.
 */
export async function readToday(db: Db, { day: asked, stores: ofStaff, storeId }: DayAsked, now: Date) {
  const day = asked ?? shopDate(now)
  const wanted = storesAsked(ofStaff, storeId)
  const [stores, slots, counted, unpaid, stuck, elsewhere] = await Promise.all([
    findStores(db, ofStaff),
    findSlots(db, day, wanted),
    countOrdersOfDay(db, day, wanted),
    findUnpaid(db, wanted, new Date(now.getTime() - payingFor), shownOrders),
    findStuck(db, ofStaff, mostStuck),
    countWaiting(db, ofStaff, instantAt(shopDate(now), 0)),
  ])
  const bySlot = Map.groupBy(counted, ({ slotId }) => slotId)
  return {
    day,
    stores,
    slots: slots.map((slot) => ({ slot, stages: stagesOf(bySlot.get(slot.slotId) ?? [], slot, now) })),
    sold: soldOf(counted),
    hours: salesByHour(slots, bySlot),
    problems: [...problemsOf(unpaid, stuck), ...waitingOf(elsewhere)],
    waiting: elsewhere,
  }
}

export type Today = Awaited<ReturnType<typeof readToday>>

function stagesOf(counted: readonly Counted[], slot: { beginAt: Date; endAt: Date }, now: Date) {
  const byStage = new Map<OrderStage, number>()
  for (const { statusId, orders } of counted) {
    const stage = orderStage(statusId)
    byStage.set(stage, (byStage.get(stage) ?? 0) + orders)
  }
  const stages = orderStages.flatMap((stage) => {
    const orders = byStage.get(stage)
    return orders === undefined ? [] : [{ stage, orders }]
  })
  const sum = (all: typeof stages) => all.reduce((total, { orders }) => total + orders, 0)
  return {
    byStage: stages,
    orders: sum(stages.filter(({ stage }) => isSold(stage))),
    late: sum(stages.filter(({ stage }) => isLate(stage, slot, now))),
  }
}

function soldOf(counted: readonly Counted[]): Sale {
  const sold = counted.filter(({ statusId }) => isSold(orderStage(statusId)))
  return sold.reduce((sum, one) => ({ orders: sum.orders + one.orders, cents: sum.cents + one.cents }), {
    orders: 0,
    cents: 0,
  })
}

type DaySlot = Awaited<ReturnType<typeof findSlots>>[number]

/** From the hour in which the first slot begins to that of the last; an hour between without a slot has no orders. */
function salesByHour(slots: readonly DaySlot[], bySlot: ReadonlyMap<number | null, readonly Counted[]>) {
  const byHour = Map.groupBy(slots, ({ beginAt }) => Math.floor(shopClock(beginAt).minuteOfDay / 60))
  const hours = [...byHour.keys()]
  if (hours.length === 0) return []
  const first = Math.min(...hours)
  return Array.from({ length: Math.max(...hours) - first + 1 }, (_hour, place) => {
    const own = byHour.get(first + place) ?? []
    return { hour: first + place, ...soldOf(own.flatMap(({ slotId }) => bySlot.get(slotId) ?? [])) }
  })
}

type Stuck = Awaited<ReturnType<typeof findStuck>>[number]

const stuckKinds = ['mail', 'money', 'message'] as const

function kindOf({ kind }: Stuck): (typeof stuckKinds)[number] {
  if (kind.startsWith('mail.')) return 'mail'
  return kind.startsWith('payment.') ? 'money' : 'message'
}

function problemsOf(unpaid: Awaited<ReturnType<typeof findUnpaid>>, stuck: readonly Stuck[]): TodayProblem[] {
  const [first] = unpaid
  const waiting: TodayProblem[] =
    first === undefined ? [] : [{ kind: 'unpaid', count: first.all, orderIds: unpaid.map(({ orderId }) => orderId) }]
  const byKind = Map.groupBy(stuck, kindOf)
  const messages = stuckKinds.flatMap((kind) => {
    const rows = byKind.get(kind) ?? []
    const orderIds = [...new Set(rows.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))]
    return rows.length === 0 ? [] : [{ kind, count: rows.length, orderIds: orderIds.slice(0, shownOrders) }]
  })
  return [...waiting, ...messages]
}

const waitingOf = (customers: { approval: number; copy: number }): TodayProblem[] =>
  (['approval', 'copy'] as const).flatMap((kind) =>
    customers[kind] === 0 ? [] : [{ kind, count: customers[kind], orderIds: [] }],
  )

const weeksShown = 8

/** Days of the week are counted from Sunday, which is 1. */
const mondayOf = (day: ShopDate): ShopDate => addDays(day, -((weekdayOf(day) + 5) % 7))

/** The running week, with what is still to be delivered in it, and the seven before it; one without orders is there too. */
export async function readWeeks(db: Db, stores: StoreScope, now: Date) {
  const monday = mondayOf(shopDate(now))
  const first = addDays(monday, -7 * (weeksShown - 1))
  const counted = Map.groupBy(await countByWeek(db, stores, first, addDays(monday, 7)), (row) => row.monday)
  return Array.from({ length: weeksShown }, (_week, number) => {
    const day = addDays(first, 7 * number)
    return { monday: day, ...soldOf(counted.get(day) ?? []) }
  })
}
