import { boughtStatuses } from '@bottega/rules/orders/order-tells.ts'
import type { OrderOnTheWay } from '@bottega/rules/delivery/near-slots.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import { and, between, inArray, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../../kernel/database/database.ts'
import { shopOrder } from '../../orders/orders.tables.ts'

export interface NearOrdersAsked {
  readonly slotIds: number[]
  /** The one who asks: their own orders say nothing new. */
  readonly userId: number
  readonly centre: Position
  /** Half the side of the square that is looked at, degrees. */
  readonly reach: number
}

const latitude = sql<number>`(${shopOrder.address} -> 'position' ->> 'latitude')::float8`
const longitude = sql<number>`(${shopOrder.address} -> 'position' ->> 'longitude')::float8`

/** No shop brings more to one square in two weeks; beyond it the mark is of those read. */
const mostRead = 5000

/** The orders other customers have placed for these slots, within a square; one statement for all slots. */
export async function findOrdersNear(
  db: Reader,
  { slotIds, userId, centre, reach }: NearOrdersAsked,
): Promise<OrderOnTheWay[]> {
  const rows = await db
    .select({ slotId: shopOrder.slotId, userId: shopOrder.userId, latitude, longitude })
    .from(shopOrder)
    .where(
      and(
        inArray(shopOrder.slotId, slotIds),
        inArray(shopOrder.statusId, [...boughtStatuses]),
        ne(shopOrder.userId, userId),
        between(latitude, centre.latitude - reach, centre.latitude + reach),
        between(longitude, centre.longitude - reach, centre.longitude + reach),
      ),
    )
    .limit(mostRead)
  return rows.map((row) => ({
    slotId: row.slotId,
    userId: row.userId,
    position: { latitude: row.latitude, longitude: row.longitude },
  }))
}
