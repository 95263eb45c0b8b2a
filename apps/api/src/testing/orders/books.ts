import { beingPaidStatuses, orderStatus } from '@bottega/rules/orders/order-status.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import { inArray } from 'drizzle-orm'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { reapPayments } from '../../trade/checkout/payment/payment-reaper.ts'
import { deliver, later } from './buying.ts'
import type { ShopWithBank } from '../servers/shop-with-bank.ts'

/** An order and what the bank holds or has taken for it, cents, where that is not what it should. */
export interface Unequal {
  orderId: number
  statusId: number
  heldCents: number
  shouldHoldCents: number
}

const holdsNothing = new Set<number>([...beingPaidStatuses, orderStatus.cancelled, orderStatus.unpaid])

const heldAtBank = (shop: ShopWithBank, orderId: number) =>
  shop.bank
    .payments()
    .filter(({ order, status }) => order === String(orderId) && (status === 'authorised' || status === 'captured'))
    .reduce((sum, { amount }) => sum + amount, 0)

/** Compares orders with the bank: one that stands has all of its money held, any other none. */
export async function unequalBooks(shop: ShopWithBank, orderIds: readonly number[]): Promise<Unequal[]> {
  const orders = await shop.shop.db
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.id, [...orderIds]))
  return orders.flatMap(({ id: orderId, statusId, paymentTypeId, prebilledCents }) => {
    const isHeld = !holdsNothing.has(statusId) && settlementOf(paymentTypeId) === 'online'
    const [heldCents, shouldHoldCents] = [heldAtBank(shop, orderId), isHeld ? prebilledCents : 0]
    return heldCents === shouldHoldCents ? [] : [{ orderId, statusId, heldCents, shouldHoldCents }]
  })
}

/** Lets everything come to its end: pages left open are closed, and what must leave has left. */
export async function untilSettled(shop: ShopWithBank): Promise<void> {
  await deliver(shop)
  for (const minutes of [2, 16, 2]) {
    await later(shop, minutes)
    await reapPayments(shop.shop)
    await deliver(shop)
  }
}
