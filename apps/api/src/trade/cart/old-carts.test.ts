import { cartView } from '@bottega/contract/cart/calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { viewOrder } from '../../testing/orders/changing.ts'
import { runJob } from '../../testing/run-job.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { cart, cartLine } from './cart.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Runs the housekeeping with the carts of a customer last touched on a day. */
async function leftOn(day: string, { userId }: Person): Promise<number> {
  const { db } = shop.shop
  await db
    .update(cart)
    .set({ updatedAt: new Date(`${day}T12:00:00Z`) })
    .where(eq(cart.userId, userId))
  await runJob(shop, 'purge-old-carts')
  const own = db.select({ id: cart.id }).from(cart).where(eq(cart.userId, userId))
  return db.$count(cartLine, sql`${cartLine.cartId} in ${own}`)
}

test('goods of a cart stay for 24 months after its customer last touched it [retention-4]', async () => {
  const anna = await buyerWith(shop)
  const bruno = await buyerWith(shop)
  expect(await leftOn('2024-11-17', anna)).toBe(2)
  expect(await leftOn('2024-11-15', anna)).toBe(0)
  expect((await anna.call(cartView)).data.cartItems).toEqual([])
  expect((await bruno.call(cartView)).data.cartItems).toHaveLength(2)
})

test('goods of a cart that was bought from go too, and its order keeps every line [retention-5]', async () => {
  const anna = await buyerWith(shop)
  const { orderId } = await atTheDoor(anna)
  const before = (await viewOrder(anna, orderId)).orderItems
  expect(await leftOn('2024-11-15', anna)).toBe(0)
  expect((await viewOrder(anna, orderId)).orderItems).toEqual(before)
})
