import { addDays, daysBetween, shopDate, weekdayOf } from '@bottega/rules/delivery/shop-calendar.ts'
import {
  dateAfter,
  dateFrom,
  type EveryWeeks,
  furthestFirstDay,
  mostStandingOrders,
} from '@bottega/rules/orders/standing-orders.ts'
import type { Config } from '../../kernel/settings/config.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { type DeliveryPlace, resolvePlace } from '../../places/stores/place.service.ts'
import { storeById } from '../../places/stores/stores.service.ts'
import { type ListRow, visibleList } from '../lists/lists.service.ts'
import { linesOf, pricesAfter, slotsOf } from './goods-of-day.ts'
import {
  answerProposal,
  countOrders,
  deleteOrder,
  findOrders,
  findProposals,
  insertOrder,
  lockOrder,
  type ProposalRow,
  type StandingOrderRow,
  type StandingOrderValues,
  updateOrder,
} from './standing-orders.repository.ts'

export type { StandingOrderRow } from './standing-orders.repository.ts'

/** The customer who asks, and where. */
export interface Asking {
  userId: number
  isMember: boolean
  site: Config['SITE']
  /** Of their cart: it serves the address, if it can. */
  storeId: number
  now: Date
}

export interface WantedOrder {
  listId: number
  addressId: number
  firstDay: string
  beginMinute: number
  endMinute: number
  everyWeeks: EveryWeeks
}

export type ListedOrder = StandingOrderRow & { proposal: ProposalRow | undefined }

/** Those of a customer, each with its latest proposal whose day is not over. */
export async function myStandingOrders(db: Reader, userId: number, now: Date): Promise<ListedOrder[]> {
  const orders = await findOrders(db, userId)
  const ids = orders.map(({ standingOrderId }) => standingOrderId)
  const proposals = await findProposals(db, ids, shopDate(now))
  return orders.map((order) => Object.assign(order, { proposal: proposals.get(order.standingOrderId) }))
}

async function placeFor(db: Reader, { userId, site, storeId }: Asking, addressId: number): Promise<DeliveryPlace> {
  const resolved = await resolvePlace(db, site, userId, addressId, { storeId })
  if (!resolved.ok) throw new ShopError(resolved.code)
  return resolved.place
}

/** The hours of the coming days, from tomorrow on, each once. */
export async function timesAt(db: Reader, asking: Asking, addressId: number) {
  const slots = await slotsOf(db, await placeFor(db, asking, addressId), asking.now)
  const tomorrow = addDays(shopDate(asking.now), 1)
  const later = slots.filter(({ date }) => date >= tomorrow)
  return [...Map.groupBy(later, ({ date }) => date)].map(([day, ofDay]) => ({
    day,
    times: [
      ...new Map(
        ofDay.map(({ beginMinute, endMinute }) => [`${beginMinute} ${endMinute}`, { beginMinute, endMinute }]),
      ).values(),
    ],
  }))
}

/** A list of the customer's own: what another customer shares may change under them. */
async function ownList(db: Reader, userId: number, listId: number): Promise<ListRow> {
  const list = await visibleList(db, userId, listId)
  if (list.grant !== 'OWNER') throw new ShopError('error.list.notFound')
  return list
}

async function valuesOf(tx: Tx, asking: Asking, wanted: WantedOrder): Promise<StandingOrderValues> {
  const { userId, isMember, site, now } = asking
  const { listId, addressId, firstDay, beginMinute, endMinute, everyWeeks } = wanted
  const list = await ownList(tx, userId, listId)
  const place = await placeFor(tx, asking, addressId)
  const away = daysBetween(shopDate(now), firstDay)
  if (away < 1 || away > furthestFirstDay) throw new ShopError('error.standingOrder.day', { days: furthestFirstDay })
  const isOffered = (await slotsOf(tx, place, now)).some(
    (slot) =>
      weekdayOf(slot.date) === weekdayOf(firstDay) && slot.beginMinute === beginMinute && slot.endMinute === endMinute,
  )
  if (!isOffered) throw new ShopError('error.standingOrder.hours')
  const { warehouseId } = await storeById(tx, site, place.storeId)
  const today = { warehouseId, isMember, deliveryServiceId: place.deliveryServiceId }
  const lines = await linesOf(tx, list.items, {}, { ...today, day: shopDate(now), slot: undefined, now })
  return {
    listId,
    addressId,
    storeId: place.storeId,
    nextDay: firstDay,
    beginMinute,
    endMinute,
    everyWeeks,
    prices: pricesAfter({}, lines),
  }
}

/** Throws `error.standingOrder.tooMany` and what is wrong with list, address, day and hours. */
export async function addStandingOrder(tx: Tx, asking: Asking, wanted: WantedOrder): Promise<void> {
  const count = await countOrders(tx, asking.userId)
  if (count >= mostStandingOrders) throw new ShopError('error.standingOrder.tooMany', { maximum: mostStandingOrders })
  await insertOrder(tx, asking.userId, await valuesOf(tx, asking, wanted), asking.now)
}

async function lockOwn(tx: Tx, userId: number, standingOrderId: number): Promise<StandingOrderRow> {
  const order = await lockOrder(tx, userId, standingOrderId)
  if (order === undefined) throw new ShopError('error.standingOrder.notFound')
  return order
}

/** The prices it is held against are today's from then on; a paused one stays paused. */
export async function changeStandingOrder(
  tx: Tx,
  asking: Asking,
  standingOrderId: number,
  wanted: WantedOrder,
): Promise<void> {
  await lockOwn(tx, asking.userId, standingOrderId)
  await updateOrder(tx, standingOrderId, { ...(await valuesOf(tx, asking, wanted)), unanswered: 0 })
}

/** One that the shop has paused stays as it was, with its reason. */
export async function pauseStandingOrder(tx: Tx, userId: number, standingOrderId: number): Promise<void> {
  const { pausedFor } = await lockOwn(tx, userId, standingOrderId)
  if (pausedFor === null) await updateOrder(tx, standingOrderId, { pausedFor: 'customer' })
}

/** From the next date of its rhythm on, tomorrow at the earliest. Throws what is missing to go on. */
export async function resumeStandingOrder(tx: Tx, asking: Asking, standingOrderId: number): Promise<void> {
  const { pausedFor, listId, addressId, nextDay, everyWeeks } = await lockOwn(tx, asking.userId, standingOrderId)
  if (pausedFor === null) return
  await ownList(tx, asking.userId, listId ?? 0)
  const { storeId } = await placeFor(tx, asking, addressId ?? 0)
  await updateOrder(tx, standingOrderId, {
    pausedFor: null,
    unanswered: 0,
    storeId,
    nextDay: dateFrom(nextDay, everyWeeks, addDays(shopDate(asking.now), 1)),
  })
}

/**
 * Leaves out one date: that of a proposal without an answer, or the next. A date that is left out already is not another
 * one's: pressed twice it leaves out one.
 */
export async function skipDate(
  tx: Tx,
  { userId, standingOrderId, day }: { userId: number; standingOrderId: number; day: string },
  now: Date,
): Promise<void> {
  const { nextDay, everyWeeks } = await lockOwn(tx, userId, standingOrderId)
  const proposal = (await findProposals(tx, [standingOrderId], shopDate(now))).get(standingOrderId)
  if (proposal?.day === day) {
    if (await answerProposal(tx, proposal.id, 'skipped', now)) await updateOrder(tx, standingOrderId, { unanswered: 0 })
  } else if (nextDay === day) await updateOrder(tx, standingOrderId, { nextDay: dateAfter(nextDay, everyWeeks) })
}

/** Throws `error.standingOrder.notFound` also where it is another customer's. */
export async function endStandingOrder(db: Reader, userId: number, standingOrderId: number): Promise<void> {
  if (!(await deleteOrder(db, userId, standingOrderId))) throw new ShopError('error.standingOrder.notFound')
}
