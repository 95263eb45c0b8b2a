import { coverWindowDays } from '@bottega/rules/fulfilment/shelf-work.ts'
import { soldStatuses } from '@bottega/rules/orders/order-status.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../kernel/database/database.ts'
import type { Localized } from '../../../kernel/database/columns.ts'
import { oneOf } from '../../../kernel/database/is-there.ts'

export type StockView = 'low' | 'still' | 'all'

export interface StockFilter {
  readonly warehouseId: number
  readonly departmentId: number | undefined
  readonly show: StockView
  /** Goods that last fewer days are low. */
  readonly coverDays: number
  /** Sales since then count: the beginning of the window. */
  readonly since: Date
}

// A type and not an interface: the driver asks for an index signature.
// oxlint-disable-next-line typescript/consistent-type-definitions
export type StockRow = {
  productId: number
  code: string
  barcode: string | null
  name: Localized
  brand: string
  pack: Localized
  category: Localized
  isLoose: boolean
  /** Thousandths, as `sold`: in the whole window. */
  available: number
  sold: number
  /** Days; null where nothing was sold and something is there. */
  cover: number | null
  found: number
}

const views: Readonly<Record<StockView, (coverDays: number) => SQL>> = {
  low: (coverDays) => sql`cover < ${coverDays}`,
  still: () => sql`cover is null`,
  all: () => sql`true`,
}

/**
 * Goods on sale that a store counts, what runs out first before the others, and of what is gone that which sold best. The
 * sales are those of lines of orders; nothing of the customers is read.
 */
export function stockRows(
  { warehouseId, departmentId, show, coverDays, since }: StockFilter,
  { limit, offset }: { limit: number; offset: number },
): SQL {
  const inDepartment = departmentId === undefined ? sql`true` : sql`${departmentId} = any(p.category_path)`
  return sql`
    with sold as (
      select l.product_id, sum(coalesce(l.quantity_prepared, l.quantity_ordered))::bigint as quantity
      from shop_order o join order_line l on l.order_id = o.id
      where o.warehouse_id = ${warehouseId} and o.placed_at >= ${since.toISOString()}::timestamptz
        and o.status_id in (${sql.join(
          soldStatuses.map((status) => sql`${status}`),
          sql`, `,
        )})
      group by l.product_id
    ), goods as (
      select p.id, s.available, coalesce(sold.quantity, 0)::float8 as sold,
        case when s.available = 0 then 0 when sold.quantity > 0 then s.available * ${coverWindowDays}::float8 / sold.quantity
          end as cover
      from stock s join product p on p.id = s.product_id left join sold on sold.product_id = p.id
      where s.warehouse_id = ${warehouseId} and p.published and ${inDepartment}
    )
    select p.id as "productId", p.cod_int as code, p.barcode, p.name, p.brand, p.pack, c.name as category,
      p.selling_mode = 'loose' as "isLoose", goods.available, goods.sold, goods.cover, chosen.found
    from (
      select id, cover, sold, count(*) over ()::int as found from goods where ${views[show](coverDays)}
      order by cover nulls last, sold desc, id limit ${limit} offset ${offset}
    ) chosen
      join goods on goods.id = chosen.id join product p on p.id = chosen.id join category c on c.id = p.category_id
    order by chosen.cover nulls last, chosen.sold desc, chosen.id`
}

export async function findStockRows(db: Reader, ...asked: Parameters<typeof stockRows>): Promise<StockRow[]> {
  return (await db.execute<StockRow>(stockRows(...asked))).rows
}

/** Counts the products on sale of which a store has none left, as a query of one number. */
export const soldOutSomewhere = (stores: StoreScope): SQL => {
  const theirs =
    stores === null ? sql`` : sql`and s.warehouse_id in (select warehouse_id from store where id = ${oneOf(stores)})`
  return sql`select count(distinct s.product_id)::int from stock s join product p on p.id = s.product_id
    where s.available = 0 and p.published ${theirs}`
}
