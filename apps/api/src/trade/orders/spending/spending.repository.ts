import { sql } from 'drizzle-orm'
import type { Reader } from '../../../kernel/database/database.ts'
import type { Localized } from '../../../kernel/database/columns.ts'

export interface SpentRow {
  /** `2026-11`, by day of delivery. */
  month: string
  /** Null: of the order and not of a line. */
  categoryId: number | null
  name: Localized | null
  cents: number
  orders: number
}

/** The cost of delivered orders from a day on: that of their lines by department, and the rest by month; cents. */
export async function findSpent(
  db: Reader,
  userId: number,
  statusIds: readonly number[],
  fromDay: string,
): Promise<SpentRow[]> {
  const { rows } = await db.execute<SpentRow & Record<string, unknown>>(sql`
    with delivered as (
      select id, to_char(slot_day, 'YYYY-MM') as month, total_cents from shop_order
      where user_id = ${userId} and status_id = any(${sql.param([...statusIds])}::int[]) and slot_day >= ${fromDay}::date
    ), lines as (
      select o.month, p.category_path[1] as category_id, l.total_cents + coalesce((
        select sum(a.cents) from order_adjustment a where a.order_line_id = l.id), 0) as cents
      from delivered o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
    ), departments as (
      select month, category_id, sum(cents)::int as cents from lines group by month, category_id
    )
    select d.month, d.category_id as "categoryId", c.name, d.cents, 0 as orders
    from departments d join category c on c.id = d.category_id
    union all
    select o.month, null, null, (sum(o.total_cents) - coalesce((
      select sum(d.cents) from departments d where d.month = o.month), 0))::int, count(*)::int
    from delivered o group by o.month`)
  return rows
}
