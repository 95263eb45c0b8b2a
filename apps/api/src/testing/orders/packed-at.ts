import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import { eq } from 'drizzle-orm'
import { address } from '../../places/stores/addresses.tables.ts'
import type { Person, TestShop } from '../test-shop.ts'
import { atTheDoor, buyerWith } from './buying.ts'
import { finish, found, start } from './pickers.ts'

/** An order that is packed for a door in this street, and paid there; the address book has the position of the house. */
export const packedAt = async (...where: Parameters<typeof packedFor>): Promise<number> =>
  (await packedFor(...where)).orderId

/** The same, with its customer. */
export async function packedFor(
  shop: TestShop,
  picker: Person,
  street: string,
  streetNumber: string,
  position?: Position,
): Promise<{ buyer: Person; orderId: number }> {
  const buyer = await buyerWith(shop, { wine: 2 })
  const place = { street, streetNumber, ...position }
  await shop.shop.db.update(address).set(place).where(eq(address.userId, buyer.userId))
  const { orderId } = await atTheDoor(buyer)
  await start(picker, orderId)
  await found(shop, picker, orderId, 'wine', { quantity: 2 })
  await finish(picker, orderId)
  return { buyer, orderId }
}
