import type { DoorWish } from '@bottega/rules/delivery/at-the-door.ts'
import { eq, sql } from 'drizzle-orm'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { openDraftOf } from '../../cart/drafts/draft-carts.service.ts'
import { lockOrder } from '../orders.repository.ts'
import { mayWishForDoor } from '../orders.service.ts'
import { shopOrder } from '../orders.tables.ts'

/**
 * Stores what to do at the door for one order, null for nothing out of the ordinary, until its goods are on the road. A
 * draft of a change has the address of the order: what was saved here would be overwritten by it.
 */
export function saveDoor(
  shop: Shop,
  { userId, orderId }: { userId: number; orderId: number },
  door: DoorWish | null,
): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined || !mayWishForDoor(order)) throw new ShopError('error.order.notModifiable', { orderId })
    if ((await openDraftOf(tx, userId)) === orderId) throw new ShopError('error.order.changeOpen', { orderId })
    const wish = door === null ? sql`'{}'::jsonb` : sql`jsonb_build_object('door', ${JSON.stringify(door)}::jsonb)`
    await tx
      .update(shopOrder)
      .set({ address: sql`(${shopOrder.address} - 'door') || ${wish}` })
      .where(eq(shopOrder.id, orderId))
  })
}
