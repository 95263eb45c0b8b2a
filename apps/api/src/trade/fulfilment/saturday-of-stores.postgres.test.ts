import {
  fulfilmentAssign,
  fulfilmentAssignFree,
  fulfilmentBatch,
  fulfilmentDeliver,
  fulfilmentEnd,
  fulfilmentHandOver,
  fulfilmentMove,
  fulfilmentRelease,
  fulfilmentRoundDriver,
  fulfilmentRounds,
} from '@bottega/contract/fulfilment/calls.ts'
import { paymentsReconcile } from '@bottega/contract/payments/calls.ts'
import { tillClose, tillClosing, tills, tillsFile } from '@bottega/contract/tills/calls.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { type DoorMoney, doorSum } from '@bottega/rules/payments/door-money.ts'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { atTheDoor, byCard, deliver, later, payingWith, result } from '../../testing/orders/buying.ts'
import { viewOrder } from '../../testing/orders/changing.ts'
import { pickList } from '../../testing/orders/pickers.ts'
import { dayInReports } from '../../testing/orders/day-in-reports.ts'
import { pickByScans } from '../../testing/orders/pick-by-scans.ts'
import {
  type Bought,
  endOf,
  handedOver,
  isPartly,
  paysAtTheDoor,
  paysInVouchers,
  perSlot,
  whoHandsOver,
  whoPicks,
} from '../../testing/orders/saturday-plan.ts'
import { twice } from '../../testing/orders/scanner.ts'
import { seesNothingOf } from '../../testing/orders/sees-nothing-of.ts'
import {
  buyerAt,
  openThreeStores,
  saturday,
  saturdayMorning,
  type SaturdaySlot,
  saturdaySlots,
  soldGoods,
  type StaffedStore,
  stockBefore,
} from '../../testing/orders/three-stores.ts'
import { refusal } from '../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { staffMember } from '../../testing/staff.ts'
import type { Person } from '../../testing/test-shop.ts'
import { orderEvent, orderLine, shopOrder } from '../orders/orders.tables.ts'
import { stock } from '../orders/stock/stock.tables.ts'
import { paymentAttempt } from '../payments/payments.tables.ts'

/*
 * A Saturday of three stores, by the calls their screens make: each has its shopkeeper and two pickers, whose accounts
 * belong to it alone, and all work at once. What becomes of each order stands in the plan of the day.
 */
/** Cents that are not in the till of the afternoon’s driver. */
const missingCoins = 37

let shop: ShopWithBank
let stores: readonly [StaffedStore, StaffedStore, StaffedStore]
let admin: Person
const orders: Bought[] = []
const taken = new Map<number, DoorMoney & { short: number }>()
beforeAll(async () => {
  shop = await openShopWithBank({ DEMO: 'false', DATABASE_POOL: '20' })
  shop.clock.now = saturdayMorning
  stores = await openThreeStores(shop)
  admin = await staffMember(shop, 'admin')
}, atThisSpeed(60_000))
afterAll(() => shop.close())

const idsOf = () => orders.map(({ orderId }) => orderId)
const ofStore = ({ storeId }: StaffedStore) => orders.filter(({ store }) => store.storeId === storeId)
const ofSlot = (store: StaffedStore, slot: SaturdaySlot) => ofStore(store).filter((one) => one.slot === slot)
const bought = (orderId: number) => orders.find((one) => one.orderId === orderId) ?? expect.unreachable('not of today')
const cents = (euros: number) => Math.round(euros * 100)
const atOnce = <Reply>(work: (store: StaffedStore) => Promise<Reply>) => Promise.all(stores.map(work))
const rowsOf = () => shop.shop.db.select().from(shopOrder).where(inArray(shopOrder.id, idsOf()))

/** Each store looks for what the next one has. */
async function nobodySeesTheNext(closings?: ReadonlyMap<number, number>) {
  await Promise.all(
    stores.map(async (store, index) => {
      const next = stores[(index + 1) % stores.length] ?? store
      const one = ofSlot(next, 'pickup')[1] ?? expect.unreachable('nobody collects')
      const [line] = (await pickList(next.keeper, one.orderId)).lines
      const { handoverCode } = await viewOrder(one.buyer, one.orderId)
      const closingId = closings?.get(next.storeId)
      const atWork = { ...next, orderId: one.orderId, userId: one.buyer.userId, handoverCode, closingId }
      await seesNothingOf(store, { ...atWork, orderItemId: line?.orderItemId ?? 0 })
    }),
  )
}

async function buy(store: StaffedStore, slot: SaturdaySlot, place: number): Promise<Bought> {
  const inVouchers = paysInVouchers(store, slot, place)
  const wanted = {
    wine: inVouchers ? 18 : 4 + place,
    pasta: 4,
    ...(place % 2 === 0 && { apples: 1 }),
    ...(place % 2 === 1 && { milk: 3 }),
  }
  const buyer = await buyerAt(shop, store, slot, wanted)
  const named = { buyer, store, slot, place }
  if (inVouchers) {
    const paper = { mealVouchers: [8, 7], restPaymentTypeId: paymentType.onDelivery }
    return { ...named, orderId: (await payingWith(buyer, paymentType.mealVoucherPaper, paper)).orderId }
  }
  if (paysAtTheDoor(place)) return { ...named, orderId: (await atTheDoor(buyer)).orderId }
  const { orderId, redirectUrl } = await byCard(buyer)
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  return { ...named, orderId }
}

test(
  'customers of three stores buy at once, a third of them to pay at the door, with meal vouchers where the store takes them',
  { timeout: atThisSpeed(120_000) },
  async () => {
    const [, , bologna] = stores
    const noVouchers = await buyerAt(shop, bologna, 'morning', { wine: 18 })
    const paper = { mealVouchers: [8], restPaymentTypeId: paymentType.onDelivery }
    await expect(payingWith(noVouchers, paymentType.mealVoucherPaper, paper)).rejects.toEqual(
      refusal('error.checkout.paymentTypeNotAllowed'),
    )
    await atOnce(async (store) => {
      for (const slot of saturdaySlots)
        for (let place = 0; place < perSlot; place += 1) orders.push(await buy(store, slot, place))
    })
    await deliver(shop)
    const rows = await rowsOf()
    expect(rows).toHaveLength(stores.length * saturdaySlots.length * perSlot)
    for (const { id, storeId, statusId } of rows)
      expect([id, storeId, statusId]).toEqual([id, bought(id).store.storeId, orderStatus.ordered])
    await nobodySeesTheNext()
  },
)

test(
  'two pickers of each store share its batches, find the goods by scans, and send each step twice without counting it twice',
  { timeout: atThisSpeed(180_000) },
  async () => {
    const { products } = shop.world
    const placeOf = (orderId: number) => bought(orderId).place
    await later(shop, 150)
    const pickAll = atOnce(async (store) => {
      const { keeper, pickers, slots } = store
      for (const slot of saturdaySlots) {
        const timeslot_id = slots[slot]
        expect((await keeper.call(fulfilmentRelease, { body: { timeslot_id } })).data.orderIds).toHaveLength(perSlot)
        const [first, second] = pickers
        await keeper.call(fulfilmentAssignFree, { body: { timeslot_id, staff_id: first.userId } })
        for (const { orderId } of ofSlot(store, slot).filter(({ place }) => whoPicks(store, place) === second))
          await keeper.call(fulfilmentAssign, {
            body: { order_id: orderId, staff_id: second.userId, seen_staff_id: first.userId },
          })
        const walks = pickers.map((picker) => pickByScans({ picker, products, placeOf }, timeslot_id))
        for (const trolleys of await Promise.all(walks)) expect(trolleys).toBeGreaterThan(1)
        expect((await keeper.call(fulfilmentBatch, { query: { timeslot_id } })).data.goods).toEqual([])
      }
    })
    await Promise.all([pickAll, nobodySeesTheNext()])
    await deliver(shop)
    const rows = await rowsOf()
    for (const { id, statusId } of rows) expect([id, statusId]).toEqual([id, orderStatus.prepared])
  },
)

async function handOver(one: Bought): Promise<void> {
  const { orderId, buyer, store, slot, place } = one
  const who = whoHandsOver(store, slot)
  const list = await pickList(who, orderId)
  const wine = list.lines.find(({ productId }) => productId === shop.world.products.wine)
  const undelivered = isPartly(one) ? [{ order_item_id: wine?.orderItemId ?? 0, quantity: 1 }] : []
  const due = cents(list.toCollect) - (isPartly(one) && list.toCollect > 0 ? cents(wine?.unitPrice ?? 0) : 0)
  expect([orderId, due > 0]).toEqual([orderId, paysAtTheDoor(place)])
  const money = due > 0 ? handedOver(slot, place, due, cents(list.toCollectVouchers)) : undefined
  if (money !== undefined) taken.set(orderId, money.kept)
  const body = { order_id: orderId, ...(isPartly(one) && { undelivered }), ...(money && { taken: money.said }) }
  if (slot !== 'pickup') {
    if (money !== undefined)
      await expect(
        who.call(fulfilmentDeliver, { body: { ...body, taken: { cash: 0, card: 0, vouchers: 0 } } }),
      ).rejects.toEqual(refusal('error.fulfilment.takenShort'))
    await twice((idempotencyKey) => who.call(fulfilmentDeliver, { body, idempotencyKey }))
    return
  }
  const code = (await viewOrder(buyer, orderId)).handoverCode ?? ''
  await twice((idempotencyKey) => who.call(fulfilmentHandOver, { body: { ...body, code }, idempotencyKey }))
}

async function driveRounds({ keeper, pickers, slots, warehouseId }: StaffedStore, next: StaffedStore): Promise<void> {
  for (const [place, slot] of (['morning', 'afternoon'] as const).entries()) {
    const driver = pickers[place] ?? keeper
    const rounds = (await driver.call(fulfilmentRounds, { query: { day: saturday } })).data.rounds
    const round = rounds.find(({ timeslotId }) => timeslotId === slots[slot]) ?? expect.unreachable('no round')
    expect(round.stops).toHaveLength(perSlot)
    const named = { timeslot_id: slots[slot], warehouse_id: warehouseId, version: round.version }
    await expect(
      keeper.call(fulfilmentRoundDriver, { body: { ...named, staff_id: next.pickers[0].userId } }),
    ).rejects.toEqual(refusal('error.fulfilment.driverNotThere'))
    await keeper.call(fulfilmentRoundDriver, { body: { ...named, staff_id: driver.userId } })
    for (const { orderId } of round.stops)
      for (const step of ['load', 'depart'] as const)
        await twice((idempotencyKey) =>
          driver.call(fulfilmentMove, { body: { order_id: orderId, step }, idempotencyKey }),
        )
  }
}

test(
  'rounds leave and reach their doors, customers collect, and money is taken by who hands the goods over',
  { timeout: atThisSpeed(180_000) },
  async () => {
    await later(shop, 120)
    const bring = atOnce(async (store) => {
      await driveRounds(store, stores[(stores.indexOf(store) + 1) % stores.length] ?? store)
      for (const one of ofStore(store)) {
        const end = endOf(one)
        if (end === undefined) await handOver(one)
        else
          await store.keeper.call(fulfilmentEnd, {
            body: { order_id: one.orderId, end, reason: 'nessuno', restock: end === 'failed' },
          })
      }
    })
    await Promise.all([bring, nobodySeesTheNext()])
    await deliver(shop)
  },
)

/** All that a person or a store took, by kind. */
function sums(of: (one: Bought) => boolean) {
  const kept = orders.filter(of).flatMap(({ orderId }) => taken.get(orderId) ?? [])
  const sum = (kind: 'cash' | 'card' | 'vouchers' | 'short') => sumCents(kept.map((one) => one[kind]))
  return { takings: kept.length, cash: sum('cash'), card: sum('card'), vouchers: sum('vouchers'), short: sum('short') }
}

test('the till of each driver and of each counter is counted and closed, one of each store with a difference that is written down', async () => {
  const closings = new Map<number, number>()
  await atOnce(async (store) => {
    const { storeId, keeper, pickers, name } = store
    const { open } = (await keeper.call(tills, { query: {} })).data
    expect(open.map(({ staffId }) => staffId)).toEqual([keeper.userId, ...pickers.map(({ userId }) => userId)])
    for (const till of open) {
      const slot = saturdaySlots.find((one) => whoHandsOver(store, one).userId === till.staffId)
      const expected = sums((one) => one.store.storeId === storeId && one.slot === slot)
      expect(till.takings).toBe(expected.takings)
      for (const kind of ['cash', 'card', 'vouchers', 'short'] as const)
        expect([kind, cents(till[kind])]).toEqual([kind, expected[kind]])
      const counted = expected.cash - (slot === 'afternoon' ? missingCoins : 0)
      const seen = { store_id: storeId, staff_id: till.staffId ?? 0, takings: till.takings, cash_cents: expected.cash }
      const body = { ...seen, counted_cents: counted }
      if (slot === 'afternoon')
        await expect(keeper.call(tillClose, { body })).rejects.toEqual(refusal('error.till.reasonMissing'))
      const reason = slot === 'afternoon' ? { reason: 'mancano 37 centesimi' } : {}
      const { closing } = (await keeper.call(tillClose, { body: { ...body, ...reason } })).data
      expect(cents(closing.difference)).toBe(slot === 'afternoon' ? -missingCoins : 0)
      await expect(keeper.call(tillClose, { body: { ...body, ...reason } })).rejects.toEqual(
        refusal('error.till.moved'),
      )
      const { takings } = (await keeper.call(tillClosing, { query: { closing_id: closing.closingId } })).data
      for (const { orderId, cash, card, vouchers, short: open } of takings)
        expect({ cash: cents(cash), card: cents(card), vouchers: cents(vouchers), short: cents(open) }).toEqual(
          taken.get(orderId),
        )
      closings.set(storeId, closing.closingId)
    }
    expect((await keeper.call(tills, { query: {} })).data.open).toEqual([])
    const { content } = (await keeper.call(tillsFile, { query: { month: saturday.slice(0, 7) } })).data
    const [, ...rows] = (await (content as Blob).text()).trim().split('\n')
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row).toContain(name)
  })
  await nobodySeesTheNext(closings)
})

test('orders, tills, the bank, the comparison of the ledgers and the reports say the same, per store and for all', async () => {
  const rows = await rowsOf()
  const statusOf = (one: Bought) => {
    const end = endOf(one)
    if (end !== undefined) return end === 'failed' ? orderStatus.failed : orderStatus.notCollected
    return isPartly(one) ? orderStatus.partiallyDelivered : orderStatus.delivered
  }
  const attempts = await shop.shop.db.select().from(paymentAttempt).where(inArray(paymentAttempt.orderId, idsOf()))
  const atBank = shop.bank.payments()
  const stands = (id: number) => endOf(bought(id)) === undefined
  for (const { id, statusId, totalCents, refundedCents } of rows) {
    expect([id, statusId]).toEqual([id, statusOf(bought(id))])
    const kept = sumCents(
      attempts.filter(({ orderId }) => orderId === id).map((one) => one.capturedCents - one.refundedCents),
    )
    const door = taken.get(id)
    expect([id, kept]).toEqual([id, stands(id) ? totalCents - refundedCents - (door?.short ?? 0) : 0])
    if (door !== undefined) expect([id, kept]).toEqual([id, doorSum(door)])
    const ofBank = atBank.filter(({ order }) => order === String(id))
    if (door === undefined) expect([id, sumCents(ofBank.map((one) => one.captured - one.refunded))]).toEqual([id, kept])
  }
  await later(shop, 15)
  const { differences, unpaidOrders } = (await admin.call(paymentsReconcile, { body: {} })).data
  expect(differences).toEqual([])
  // The orders of the stores were placed at once: which stands first says nothing.
  const open = unpaidOrders.map(({ orderId, total, covered }) => [orderId, cents(total - covered)])
  expect(open.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
    orders
      .filter(({ orderId }) => (taken.get(orderId)?.short ?? 0) > 0)
      .map(({ orderId }) => [orderId, taken.get(orderId)?.short ?? 0])
      .toSorted(([a = 0], [b = 0]) => a - b),
  )
  const asked = [
    ...stores.map((store) => ({ person: store.keeper, storeId: undefined, of: [store] })),
    ...stores.map((store) => ({ person: admin, storeId: store.storeId, of: [store] })),
    { person: admin, storeId: undefined, of: [...stores] },
  ]
  for (const { person, storeId, of } of asked) {
    const ids = new Set(of.map((store) => store.storeId))
    const standing = rows.filter((row) => ids.has(row.storeId) && stands(row.id))
    const sold = sumCents(standing.map((row) => row.totalCents))
    const refunded = sumCents(standing.map((row) => row.refundedCents))
    const door = sums((one) => ids.has(one.store.storeId))
    const byCards = standing.filter(({ id }) => !taken.has(id)).map((row) => row.totalCents - row.refundedCents)
    expect(await dayInReports(person, saturday, storeId)).toEqual({
      sold: { store: sold, payment: sold, vat: sold },
      refunded: { store: refunded, payment: refunded, vat: refunded },
      netAndVat: sold,
      door: { cash: door.cash, card: door.card, vouchers: door.vouchers, short: door.short },
      taken: { door: door.cash + door.card, vouchers: door.vouchers, card: sumCents(byCards) },
      open: door.short,
      today: { orders: standing.length, takings: sold },
      stores: of.map((store) => store.name),
    })
  }
})

test('stock is less by what left the stores', async () => {
  const lines = await shop.shop.db.select().from(orderLine).where(inArray(orderLine.orderId, idsOf()))
  for (const { storeId, warehouseId } of stores) {
    const gone = lines.filter(
      ({ orderId }) => bought(orderId).store.storeId === storeId && endOf(bought(orderId)) !== 'failed',
    )
    const rows = await shop.shop.db.select().from(stock).where(eq(stock.warehouseId, warehouseId))
    for (const name of soldGoods) {
      const id = shop.world.products[name]
      const ofGoods = gone.filter(({ productId }) => productId === id)
      const left = ofGoods.reduce((sum, line) => sum + (line.quantityPrepared ?? 0), 0)
      expect(left).toBeGreaterThan(0)
      expect([name, rows.find(({ productId }) => productId === id)?.available]).toEqual([name, stockBefore - left])
    }
  }
})

test('the log names for each change the staff member who made it', async () => {
  const entries = await shop.shop.db.select().from(auditEntry)
  const events = await shop.shop.db.select().from(orderEvent).where(like(orderEvent.actor, 'staff %'))
  const changes = new Set(entries.map(({ subjectId, at }) => `${subjectId} ${at.getTime()}`))
  expect(events.length).toBeGreaterThan(200)
  for (const { orderId, at } of events) expect(changes).toContain(`${orderId} ${at.getTime()}`)
  const ofOrders = entries.filter(({ subject, onceKey }) => subject === 'order' && onceKey === null)
  const by = (action: string, { store, slot, place }: Bought) => {
    if (['picking.released', 'picking.assigned', 'delivery.ended'].includes(action)) return store.keeper
    return action.startsWith('picking.') ? whoPicks(store, place) : whoHandsOver(store, slot)
  }
  for (const { id, staffId, subjectId, action } of ofOrders)
    expect([id, action, staffId]).toEqual([id, action, by(action, bought(Number(subjectId))).userId])
  const counts = Map.groupBy(ofOrders, ({ action }) => action)
  const count = (action: string) => counts.get(action)?.length
  const perStore = saturdaySlots.length * perSlot
  expect({
    released: count('picking.released'),
    started: count('picking.started'),
    finished: count('picking.finished'),
    substituted: count('picking.substituted'),
    delivered: count('delivery.delivered'),
    handedOver: count('delivery.handedOver'),
    ended: count('delivery.ended'),
  }).toEqual({
    released: 3 * perStore,
    started: 3 * perStore,
    finished: 3 * perStore,
    substituted: 9,
    delivered: 3 * (2 * perSlot - 1),
    handedOver: 3 * (perSlot - 1),
    ended: 6,
  })
  const authors = (wanted: string) => entries.filter(({ action }) => action === wanted).map(({ staffId }) => staffId)
  const keepers = (times: number) => new Map(stores.map(({ keeper }) => [keeper.userId, times]))
  const countOf = (ids: readonly (number | null)[]) =>
    new Map([...Map.groupBy(ids, (id) => id)].map(([id, all]) => [id, all.length]))
  expect(countOf(authors('till.closed'))).toEqual(keepers(3))
  expect(countOf(authors('round.driver'))).toEqual(keepers(2))
})
