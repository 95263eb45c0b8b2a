import { eq } from 'drizzle-orm'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import type { Person, TestShop } from '../test-shop.ts'
import { atTheDoor, buyerWith } from './buying.ts'
import { finish, found, start } from './pickers.ts'

/** An order that is packed for a door in this street, and paid there. */
export async function packedAt(shop: TestShop, picker: Person, street: string, streetNumber: string): Promise<number> {
  const { orderId } = await atTheDoor(await buyerWith(shop, { wine: 2 }))
  const own = eq(shopOrder.id, orderId)
  const [placed] = await shop.shop.db.select({ address: shopOrder.address }).from(shopOrder).where(own)
  if (placed === undefined) throw new Error(`order ${orderId} is not there`)
  await shop.shop.db
    .update(shopOrder)
    .set({ address: { ...placed.address, street, streetNumber } })
    .where(own)
  await start(picker, orderId)
  await found(shop, picker, orderId, 'wine', { quantity: 2 })
  await finish(picker, orderId)
  return orderId
}
