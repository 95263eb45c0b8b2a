import { assert, asyncProperty } from 'fast-check'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '../../testing/orders/money-course.ts'
import { runCourse } from '../../testing/orders/money-model.ts'
import type { Staff } from '../../testing/orders/money-order.ts'
import { aPicker, aShopkeeper } from '../../testing/orders/pickers.ts'
import { limitStock } from '../../testing/orders/buying.ts'
import { addSeller } from '../../testing/orders/picking.ts'
import { openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'

/**
 * `MONEY_RUNS` and `MONEY_SEED` make more courses, and others: the bench does 5,000 of a new seed, these are the same each
 * time.
 */
const numRuns = Number(process.env['MONEY_RUNS'] ?? 100)
const seed = Number(process.env['MONEY_SEED'] ?? 20_261_116)

let shop: ShopWithBank
let staff: Staff
beforeAll(async () => {
  // The usual fifteen seconds of a bank that is not asked are real ones, and hundreds of courses would wait for them.
  shop = await openShopWithBank({ DEMO: 'false' }, { breaker: { failures: 5, openForMs: 50 } })
  staff = { picker: await aPicker(shop), keeper: await aShopkeeper(shop) }
  await addSeller(shop)
  await limitStock(shop, 'lastOne', 100_000_000)
})
afterAll(() => shop.close())

test(
  'whatever happens to an order, its money, its documents and its points agree with a simple oracle [refunds-13]',
  { timeout: atThisSpeed(1_200_000) + numRuns * 2000 },
  async () => {
    process.stdout.write(`the money of ${numRuns} orders, seed ${seed}\n`)
    await assert(
      asyncProperty(course, async (one) => {
        expect(await runCourse(shop, staff, one)).toEqual([])
      }),
      { numRuns, seed, endOnFailure: true },
    )
  },
)
