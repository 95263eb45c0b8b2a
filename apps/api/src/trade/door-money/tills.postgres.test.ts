import { fulfilmentDeliver, fulfilmentMove } from '@bottega/contract/fulfilment/calls.ts'
import { tillClose, tillClosing as tillClosingCall, tills } from '@bottega/contract/tills/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, attemptsOf, buyerWith } from '../../testing/orders/buying.ts'
import { aPicker, aShopkeeper, finish, found, pickList, start } from '../../testing/orders/pickers.ts'
import { outcome } from '../../testing/outcome.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { doorTaking } from './door-money.tables.ts'

let shop: ShopWithBank
let keeper: Person
beforeAll(async () => {
  shop = await openShopWithBank({ DATABASE_POOL: '30' })
  keeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

const rounds = 3
const cents = (euros: number) => Math.round(euros * 100)

async function onItsWay(driver: Person) {
  const { orderId } = await atTheDoor(await buyerWith(shop, { wine: 2 }))
  await start(driver, orderId)
  await found(shop, driver, orderId, 'wine', { quantity: 2 })
  await finish(driver, orderId)
  await driver.call(fulfilmentMove, { body: { order_id: orderId, step: 'depart' } })
  return { orderId, due: cents((await pickList(driver, orderId)).toCollect) }
}

const take = (driver: Person, orderId: number, money: { cash?: number; card?: number }) =>
  driver.call(fulfilmentDeliver, {
    body: { order_id: orderId, taken: { cash: 0, card: 0, vouchers: 0, ...money } },
  })

const openOf = async (driver: Person) =>
  (await keeper.call(tills, { query: {} })).data.open.find(({ staffId }) => staffId === driver.userId)

const close = (driver: Person, till: { storeId: number; takings: number; cash: number }) =>
  keeper.call(tillClose, {
    body: {
      store_id: till.storeId,
      staff_id: driver.userId,
      takings: till.takings,
      cash_cents: cents(till.cash),
      counted_cents: cents(till.cash),
    },
  })

test('of two drivers who write down the money of one order with different amounts one is told no, and it counts once [tills-5]', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [await aPicker(shop), await aPicker(shop)]
    const { orderId, due } = await onItsWay(one)
    const said = await Promise.all([
      outcome(take(one, orderId, { cash: due })),
      outcome(take(other, orderId, { card: due })),
      outcome(take(one, orderId, { cash: due })),
    ])
    expect(said.filter((how) => how === 'done').length).toBeLessThan(3)
    const rows = await shop.shop.db.select().from(doorTaking).where(eq(doorTaking.orderId, orderId))
    expect(rows).toHaveLength(1)
    expect((rows[0]?.cashCents ?? 0) + (rows[0]?.cardCents ?? 0)).toBe(due)
    expect((await attemptsOf(shop, orderId)).map(({ state, capturedCents }) => [state, capturedCents])).toEqual([
      ['captured', due],
    ])
  }
})

test('money written down while its till is closed is in that closing or in the next, never in none and never in two [tills-6]', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const driver = await aPicker(shop)
    const [first, second] = [await onItsWay(driver), await onItsWay(driver)]
    await take(driver, first.orderId, { cash: first.due })
    const seen = (await openOf(driver)) ?? expect.unreachable('no till')
    const closings = [outcome(close(driver, seen)), outcome(close(driver, seen))]
    const [taken, ...closed] = await Promise.all([
      outcome(take(driver, second.orderId, { cash: second.due })),
      ...closings,
    ])
    expect(taken).toBe('done')
    expect(closed.filter((how) => how === 'done').length).toBeLessThan(2)
    const left = await openOf(driver)
    if (left !== undefined) await close(driver, left)
    const made = (await keeper.call(tills, { query: {} })).data.closings.filter(
      ({ staffId }) => staffId === driver.userId,
    )
    const orders = []
    for (const { closingId, cash, takings } of made) {
      const { data } = await keeper.call(tillClosingCall, { query: { closing_id: closingId } })
      expect(data.takings.reduce((sum, taking) => sum + cents(taking.cash), 0)).toBe(cents(cash))
      expect(data.takings).toHaveLength(takings)
      orders.push(...data.takings.map(({ orderId }) => orderId))
    }
    expect(orders.toSorted((a, b) => a - b)).toEqual([first.orderId, second.orderId].toSorted((a, b) => a - b))
  }
})
