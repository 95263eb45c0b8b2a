import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { shopOrder } from '../orders/orders.tables.ts'

export async function findSettledOrder(tx: Tx, orderId: number) {
  const { userId, statusId, totalCents, refundedCents, feeCents, bagFeeCents } = shopOrder
  const [row] = await tx
    .select({ userId, statusId, totalCents, refundedCents, feeCents, bagFeeCents })
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId))
  return row
}

const deliveredStatuses = sql`(${orderStatus.delivered}, ${orderStatus.partiallyDelivered})`

export interface Lifetime {
  customerSince: string
  orders: number
  spentCents: number
  firstOrderDate: string | null
  lastOrderDate: string | null
  points: number
  pointsEarned: number
  vouchersUsed: number
}

/** One statement for all figures of a customer. Days are those of the shop's calendar. */
export async function findLifetime(db: Reader, userId: number): Promise<Lifetime | undefined> {
  const dayOf = (instant: ReturnType<typeof sql>) =>
    sql`(${instant} at time zone ${sql.raw(`'${shopTimeZone}'`)})::date::text`
  const { rows } = await db.execute<Lifetime & Record<string, unknown>>(sql`
    select ${dayOf(sql`u.created_at`)} as "customerSince", coalesce(o.orders, 0)::int as orders,
      coalesce(o.spent, 0)::int as "spentCents", ${dayOf(sql`o.first`)} as "firstOrderDate",
      ${dayOf(sql`o.last`)} as "lastOrderDate", coalesce(a.balance, 0) as points,
      (select coalesce(sum(p.earned - p.taken_back), 0)::int from order_points p where p.user_id = u.id) as "pointsEarned",
      (select count(*)::int from user_gift_certificate g where g.user_id = u.id and g.order_id is not null) as "vouchersUsed"
    from app_user u
      left join points_account a on a.user_id = u.id
      left join lateral (select count(*) as orders, sum(s.total_cents) as spent, min(s.placed_at) as first,
          max(s.placed_at) as last
        from shop_order s where s.user_id = u.id and s.status_id in ${deliveredStatuses}) o on true
    where u.id = ${userId}`)
  return rows[0]
}

export async function findSummary(db: Reader, userId: number): Promise<{ cards: number; points: number }> {
  const { rows } = await db.execute<{ cards: number; points: number }>(sql`
    select (select count(*)::int from loyalty_card where user_id = ${userId}) as cards,
      coalesce((select balance from points_account where user_id = ${userId}), 0) as points`)
  return rows[0] ?? { cards: 0, points: 0 }
}
