import { sql } from 'drizzle-orm'
import { boughtStatuses } from '@bottega/rules/orders/order-tells.ts'
import type { Reader } from '../../kernel/database/database.ts'

/** A longer list is not useful to read. */
const mostBought = 500
/** Latest orders looked at: tastes of years ago say little, and a product everybody buys must not cost a second. */
const mostOrders = 1000
/** Enough to fill a slider after what is sold out has been left out. */
const mostTogether = 60

/** Of `o`, an order. */
const wasBought = sql`o.status_id = any(${sql.param([...boughtStatuses])}::int[])`

/** A customer, and from when on their purchases may be looked at; older ones lie in the books alone. (decision 828) */
export interface Habits {
  readonly userId: number
  readonly since: Date
}

/** Products the customer has bought since, the most often bought first; cancelled and unpaid orders do not count. */
export async function selectBought(reader: Reader, { userId, since }: Habits): Promise<number[]> {
  const { rows } = await reader.execute<{ id: number }>(sql`
    select l.product_id as id
    from shop_order o join order_line l on l.order_id = o.id
    where o.user_id = ${userId} and o.placed_at >= ${since.toISOString()}::timestamptz and ${wasBought}
    group by l.product_id
    order by count(distinct o.id) desc, max(o.placed_at) desc, l.product_id
    limit ${mostBought}`)
  return rows.map(({ id }) => id)
}

/** Products that stand in the same orders as these, the most frequent first; cancelled and unpaid orders do not count. */
export async function selectBoughtTogether(reader: Reader, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return []
  const wanted = sql`any(${sql.param([...productIds])}::int[])`
  const { rows } = await reader.execute<{ id: number }>(sql`
    select other.product_id as id
    from (select distinct order_id from (select l.order_id from order_line l join shop_order o on o.id = l.order_id
        where l.product_id = ${wanted} and ${wasBought}
        order by l.id desc limit ${mostOrders}) latest) orders
      join order_line other on other.order_id = orders.order_id
    where not other.product_id = ${wanted}
    group by other.product_id
    order by count(distinct other.order_id) desc, other.product_id
    limit ${mostTogether}`)
  return rows.map(({ id }) => id)
}
