import { ordersView } from '@bottega/contract/orders/calls.ts'
import { returnsRequest } from '@bottega/contract/returns/calls.ts'
import type { ReturnReason } from '@bottega/rules/returns/return-status.ts'
import type { Person } from '../test-shop.ts'
import type { ShopWithBank } from '../servers/shop-with-bank.ts'
import type { Wanted } from './buying.ts'
import { orderAtTheDoor, orderByCard } from './changing.ts'
import { handOver } from './delivered.ts'

export const orderItemsOf = async (buyer: Person, orderId: number) =>
  (await buyer.call(ordersView, { query: { order_id: orderId } })).data.order.orderItems

/** A delivered order; its lines are in the order of the wanted products. */
export async function deliveredOrder(
  shop: ShopWithBank,
  wanted: Wanted = { wine: 2, apples: 1 },
  way: 'card' | 'door' = 'card',
) {
  const order = way === 'card' ? await orderByCard(shop, wanted) : await orderAtTheDoor(shop, wanted)
  await handOver(shop, order.orderId)
  const lines = await orderItemsOf(order.buyer, order.orderId)
  return { ...order, lineIds: lines.map(({ orderItemId }) => orderItemId) }
}

interface Wish {
  line: number | undefined
  quantity?: number
  method?: 6 | 7
  photo?: string
  reason?: ReturnReason
}

/** Asks for the return of one line. */
export const requestReturn = (
  buyer: Person,
  orderId: number,
  { line, quantity = 1, method = 6, photo, reason = 'damaged' }: Wish,
) =>
  buyer
    .call(returnsRequest, {
      body: {
        order_id: orderId,
        refund_method_id: method,
        items: [{ order_item_id: line ?? 0, quantity, reason, ...(photo === undefined ? {} : { photo_id: photo }) }],
      },
    })
    .then(({ data }) => data.refund)
