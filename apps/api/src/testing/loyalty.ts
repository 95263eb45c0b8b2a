import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { gs1CheckDigit } from '@bottega/rules/validators/ean.ts'
import { eq, sum } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import { loyaltyCard } from '../trade/loyalty/cards.tables.ts'
import { pointsAccount, pointsMovement } from '../trade/loyalty/points.tables.ts'
import { shopOrder } from '../trade/orders/orders.tables.ts'
import { movePoints } from '../trade/loyalty/points.service.ts'
import { moveOrder } from '../trade/orders/order-status.service.ts'
import { lockOrder } from '../trade/orders/orders.service.ts'
import { atTheDoor, buyerWith, deliver, type Wanted } from './orders/buying.ts'
import type { Person, TestShop } from './test-shop.ts'

export const bornOn = '1984-05-12'

/** A card the cooperative has issued that is in no account. */
export async function issueCard(shop: TestShop, prefix = '29'): Promise<string> {
  const digits =
    prefix +
    String(randomInt(10_000_000_000))
      .padStart(10, '0')
      .slice(0, 12 - prefix.length)
  const number = `${digits}${gs1CheckDigit(digits)}`
  await shop.shop.db.insert(loyaltyCard).values({ number, birthDate: bornOn })
  return number
}

export async function giveCard(shop: TestShop, { userId }: Person): Promise<string> {
  const number = await issueCard(shop)
  await shop.shop.db.update(loyaltyCard).set({ userId, addedAt: shop.clock.now }).where(eq(loyaltyCard.number, number))
  return number
}

export function givePoints({ shop, clock }: TestShop, { userId }: Person, points: number): Promise<number> {
  const move = { userId, points, reason: 'order', reference: `test-${randomUUID()}` } as const
  return shop.db.transaction((tx) => movePoints(tx, move, clock.now))
}

/** Ends the delivery of an order at once, with all that follows from it. */
export async function finishDelivery(shop: TestShop, orderId: number, statusId: number = orderStatus.delivered) {
  const { db } = shop.shop
  await db.update(shopOrder).set({ statusId: orderStatus.outForDelivery }).where(eq(shopOrder.id, orderId))
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new Error(`no order ${orderId}`)
    await moveOrder(tx, order, statusId, 'shop', shop.clock.now)
  })
  await deliver(shop)
}

/** An order of theirs, delivered: two bottles and a kilogram of apples, 16,09 € of goods, if nothing else is said. */
export async function deliveredOrder(shop: TestShop, buyer?: Person, wanted?: Wanted): Promise<number> {
  const { orderId } = await atTheDoor(buyer ?? (await buyerWith(shop, wanted)))
  await finishDelivery(shop, orderId)
  return orderId
}

/** Balance and sum of the movements: the two are always the same. */
export async function pointsOf(shop: TestShop, { userId }: Person) {
  const [account] = await shop.shop.db.select().from(pointsAccount).where(eq(pointsAccount.userId, userId))
  const [moved] = await shop.shop.db
    .select({ sum: sum(pointsMovement.points) })
    .from(pointsMovement)
    .where(eq(pointsMovement.userId, userId))
  return { balance: account?.balance ?? 0, ledger: Number(moved?.sum ?? 0) }
}
