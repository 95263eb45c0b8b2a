import { fulfilmentDeliver, fulfilmentMove } from '@bottega/contract/fulfilment/calls.ts'
import { reportMonth, reportView } from '@bottega/contract/reports/calls.ts'
import { tillClose, tillClosing as tillClosingCall, tills, tillsFile } from '@bottega/contract/tills/calls.ts'
import type { OpenTill } from '@bottega/contract/tills/tills.ts'
import { doorSum } from '@bottega/rules/payments/door-money.ts'
import { and, eq } from 'drizzle-orm'
import { array, assert, asyncProperty, integer, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { atTheDoor, buyerWith, payingWith } from '../../testing/orders/buying.ts'
import { aPicker, aShopkeeper, finish, found, pickList, start } from '../../testing/orders/pickers.ts'
import { refusal } from '../../testing/refusal.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'

let shop: ShopWithBank
let keeper: Person
beforeAll(async () => {
  shop = await openShopWithBank()
  keeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

const cents = (euros: number) => Math.round(euros * 100)

interface Money {
  cash: number
  card: number
  vouchers: number
}

/** Hands over an order paid with the goods: `part` of it by card, in per cent, with `over` cents of change, or so many short. */
async function handOver(driver: Person, how: { bottles: number; part: number; over: number; isPaper: boolean }) {
  const bottles = how.isPaper ? 16 + how.bottles : how.bottles
  const buyer = await buyerWith(shop, { wine: bottles })
  const bought = how.isPaper ? payingWith(buyer, 18, { mealVouchers: [8, 7], restPaymentTypeId: 2 }) : atTheDoor(buyer)
  const { orderId } = await bought
  await start(driver, orderId)
  await found(shop, driver, orderId, 'wine', { quantity: bottles })
  await finish(driver, orderId)
  await driver.call(fulfilmentMove, { body: { order_id: orderId, step: 'depart' } })
  const list = await pickList(driver, orderId)
  const vouchers = cents(list.toCollectVouchers)
  const rest = cents(list.toCollect) - vouchers
  const card = Math.floor((rest * how.part) / 100)
  const short = how.over < 0 ? Math.min(rest - card, -how.over) : 0
  const change = how.over > 0 && rest > card ? how.over : 0
  const cash = rest - card - short
  const taken = { cash: cash + change, card, vouchers, ...(short > 0 && { reason: 'mancavano monete' }) }
  await driver.call(fulfilmentDeliver, { body: { order_id: orderId, taken } })
  return { kept: { cash, card, vouchers } satisfies Money, short }
}

const openOf = async (driver: Person) =>
  (await keeper.call(tills, { query: {} })).data.open.find(({ staffId }) => staffId === driver.userId)

const close = (till: OpenTill, counted: number, reason?: string) =>
  keeper
    .call(tillClose, {
      body: {
        store_id: till.storeId,
        staff_id: till.staffId ?? 0,
        takings: till.takings,
        cash_cents: cents(till.cash),
        counted_cents: counted,
        ...(reason !== undefined && { reason }),
      },
    })
    .then(({ data }) => data.closing)

const existing = async (driver: Person) => (await openOf(driver)) ?? expect.unreachable('the driver has no till')

const plain = { bottles: 2, part: 0, over: 0, isPaper: false }

test('a till is counted and closed once, with a reason for a difference, and what comes later goes into the next [tills-1]', async () => {
  const driver = await aPicker(shop)
  const { kept } = await handOver(driver, { ...plain, over: 250 })
  const till = await existing(driver)
  expect(till).toMatchObject({ takings: 1, cash: kept.cash / 100, card: 0, vouchers: 0, short: 0 })
  await expect(close(till, kept.cash - 100)).rejects.toEqual(refusal('error.till.reasonMissing'))
  const closing = await close(till, kept.cash - 100, 'manca un euro')
  expect(closing).toMatchObject({ counted: (kept.cash - 100) / 100, difference: -1, reason: 'manca un euro' })
  await expect(close(till, kept.cash)).rejects.toEqual(refusal('error.till.moved'))
  expect(await openOf(driver)).toBeUndefined()
  const [entry] = await shop.shop.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'till.closed'), eq(auditEntry.subjectId, String(closing.closingId))))
  expect(entry?.after).toMatchObject({ cashCents: kept.cash, countedCents: kept.cash - 100 })
  await handOver(driver, plain)
  expect(await existing(driver)).toMatchObject({ takings: 1 })
  const { data } = await keeper.call(tillClosingCall, { query: { closing_id: closing.closingId } })
  expect(data.closing).toEqual(closing)
  expect(data.takings).toHaveLength(1)
})

test('money that came in while the cash was counted refuses the closing [tills-2]', async () => {
  const driver = await aPicker(shop)
  await handOver(driver, plain)
  const seen = await existing(driver)
  await handOver(driver, { ...plain, part: 100 })
  await expect(close(seen, cents(seen.cash))).rejects.toEqual(refusal('error.till.moved'))
  expect(await close(await existing(driver), cents(seen.cash))).toMatchObject({ takings: 2, difference: 0 })
})

test('any day of hand-overs closes to the cent: by kind, and with what was short [tills-3]', async () => {
  const any = record({
    bottles: integer({ min: 2, max: 4 }),
    part: integer({ min: 0, max: 100 }),
    over: integer({ min: -900, max: 2000 }),
    isPaper: integer({ min: 0, max: 3 }).map((side) => side === 0),
  })
  await assert(
    asyncProperty(array(any, { minLength: 1, maxLength: 4 }), async (day) => {
      const driver = await aPicker(shop)
      const done: Awaited<ReturnType<typeof handOver>>[] = []
      for (const how of day) done.push(await handOver(driver, how))
      const sum = (amount: (one: (typeof done)[number]) => number) => done.reduce((all, one) => all + amount(one), 0)
      const till = await existing(driver)
      const closing = await close(till, cents(till.cash))
      expect(
        [closing.takings, closing.cash, closing.card, closing.vouchers, closing.short].map((figure, place) =>
          place === 0 ? figure : cents(figure),
        ),
      ).toEqual([
        day.length,
        sum(({ kept }) => kept.cash),
        sum(({ kept }) => kept.card),
        sum(({ kept }) => kept.vouchers),
        sum(({ short }) => short),
      ])
      expect(closing.difference).toBe(0)
      expect(sum(({ kept }) => doorSum(kept))).toBe(cents(closing.cash + closing.card + closing.vouchers))
    }),
    { numRuns: 4 },
  )
})

test('the door’s takings by kind are in the reports what the tills say, and the accountant’s month has the closings [tills-4]', async () => {
  const period = { from: '2026-11-01', until: '2026-12-31', by: 'order' } as const
  const figures = async (kind: 'door' | 'payment') => {
    const { data } = await keeper.call(reportView, { query: { kind, ...period } })
    const place = data.columns.findIndex(({ key }) => key === 'taken')
    const rows = new Map(data.rows.map(({ key, figures: row }) => [key, cents(row[place] ?? 0)]))
    return { of: (key: string) => rows.get(key) ?? 0, all: cents(data.total[place] ?? 0) }
  }
  const { open, closings } = (await keeper.call(tills, { query: {} })).data
  const inTills = (kind: keyof Money) => [...open, ...closings].reduce((sum, till) => sum + cents(till[kind]), 0)
  const [door, payment] = [await figures('door'), await figures('payment')]
  for (const kind of ['cash', 'card', 'vouchers'] as const) expect([kind, door.of(kind)]).toEqual([kind, inTills(kind)])
  expect(payment.of('2')).toBe(inTills('cash') + inTills('card'))
  expect(payment.of('18')).toBe(inTills('vouchers'))
  const [{ closedAt } = { closedAt: '' }] = closings
  const month = closedAt.slice(0, 7)
  const textOf = async (content: unknown) => (content as Blob).text()
  const table = await textOf((await keeper.call(tillsFile, { query: { month } })).data.content)
  expect(table.trim().split('\n')).toHaveLength(closings.length + 1)
  const whole = await textOf((await keeper.call(reportMonth, { query: { month } })).data.content)
  for (const part of ['Chiusure di cassa alla consegna', 'manca un euro']) expect(whole).toContain(part)
})
