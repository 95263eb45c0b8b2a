import { addDays, instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import { vatRate } from '@bottega/rules/money/vat.ts'
import { countedStatuses, type ReportBasis } from '@bottega/rules/reports/report-kinds.ts'
import type { Days } from '@bottega/rules/reports/report-period.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf } from '../../kernel/database/is-there.ts'
import { product, productCost } from '../../trade/catalog/products.tables.ts'
import { orderAdjustment, orderLine, shopOrder } from '../../trade/orders/orders.tables.ts'

export interface Asked extends Days {
  by: ReportBasis
  stores: StoreScope
}

const zone = sql.raw(`'${shopTimeZone}'`)
/** Orders of the stores that are asked for. */
export const ofTheirStores = (stores: StoreScope): SQL =>
  stores === null ? sql`` : sql`and o.store_id = ${oneOf(stores)}`

const list = (values: readonly (string | number)[]) =>
  sql.raw(values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(', '))

/** Rows without a line that are a price of their own, with VAT of their own; every other lowers the goods. */
const feeReasons = list(['bag-fee', 'delivery-fee', 'delivery-fee-discount'])

/** Both ways end in an index: that of the day of the slot, or of the instant an order was placed at. */
function inPeriod({ from, until, by }: Asked): SQL {
  if (by === 'delivery') return sql`o.slot_day between ${from}::date and ${until}::date`
  const [begin, end] = [instantAt(from, 0), instantAt(addDays(until, 1), 0)]
  return sql`o.placed_at >= ${begin.toISOString()}::timestamptz and o.placed_at < ${end.toISOString()}::timestamptz`
}

/**
 * The one definition of what reports count, as the relation `counted`: orders that stand, each with what it comes to now.
 * Days and hours are those of the shop's clock; the hour that comes twice in October is one hour. Most reports read it `in
 * place`, as several processes can; those that read it twice and hardly anything else store it first.
 */
export const countedOrders = (
  asked: Asked,
  reading: 'in place' | 'stored' = 'in place',
): SQL => sql`counted as ${sql.raw(reading === 'stored' ? 'materialized' : 'not materialized')} (
  select o.id, o.user_id, o.store_id, o.warehouse_id, o.delivery_service_id, o.payment_type_id,
    o.total_cents, o.refunded_cents, o.fee_cents + o.bag_fee_cents as fee_cents,
    o.total_cents - o.fee_cents - o.bag_fee_cents as goods_cents,
    o.ordered_total_cents is not null as is_picked,
    (o.placed_at at time zone ${zone})::date as placed_on,
    (${asked.by === 'delivery' ? sql`o.slot_day` : sql`(o.placed_at at time zone ${zone})::date`})::text as day,
    extract(hour from ${asked.by === 'delivery' ? sql`o.slot_begin_at` : sql`o.placed_at`} at time zone ${zone})::int as hour
  from ${shopOrder} o
  where o.status_id in (${list(countedStatuses)}) and ${inPeriod(asked)}
    ${ofTheirStores(asked.stores)})`

/**
 * The rows of whole orders that are shared among their goods, vouchers and weight that is not charged, and the lines of those
 * few orders with what was paid for them before those rows.
 */
const sharedRows = sql`shared_row as materialized (
  select a.id, a.order_id, a.cents
  from counted c join ${orderAdjustment} a on a.order_id = c.id
  where a.order_line_id is null and a.reason not in (${feeReasons})),
shared as materialized (select order_id, sum(cents)::int as cents from shared_row group by 1),
shared_line as materialized (
  select l.id, l.order_id, l.product_id, l.vat_percent, g.infant_formula, l.total_cents + coalesce(own.cents, 0) as cents, s.cents as amount
  from shared s join ${orderLine} l on l.order_id = s.order_id join ${product} g on g.id = l.product_id
    left join (
      select a.order_line_id, sum(a.cents)::int as cents
      from shared s join ${orderAdjustment} a on a.order_id = s.order_id
      where a.order_line_id is not null group by 1) own on own.order_line_id = l.id)`

/** Lines with what was paid for them before those rows, and the promotion that counted. */
const pricedLines = sql`own_row as not materialized (
  select a.order_line_id, sum(a.cents)::int as cents, min(a.promotion_id) as promotion_id,
    coalesce(sum(a.cents) filter (where a.promotion_id is not null), 0)::int as promotion_cents
  from counted c join ${orderAdjustment} a on a.order_id = c.id
  where a.order_line_id is not null
  group by 1),
priced as not materialized (
  select l.id, l.order_id, c.user_id, c.store_id, c.warehouse_id, c.placed_on, l.product_id, l.vat_percent, own.promotion_id,
    coalesce(own.promotion_cents, 0) as promotion_cents,
    l.total_cents + coalesce(own.cents, 0) as cents,
    coalesce(l.quantity_prepared, l.quantity_ordered) as quantity,
    coalesce(l.priced_quantity, l.quantity_prepared, l.quantity_ordered) as priced_quantity
  from counted c join ${orderLine} l on l.order_id = c.id left join own_row own on own.order_line_id = l.id)`

/**
 * Shares the rows of whole orders among their lines, as `paidLines` of the rules does: cents lost to rounding go to the
 * largest remainders, earlier lines first, and first infant formula bears nothing.
 */
const lineShares = sql`${sharedRows},
weighed as (
  select id, order_id, product_id, amount, case when infant_formula then 0 else cents end as weight from shared_line),
floored as (
  select id, order_id, product_id, amount,
    abs(amount)::bigint * weight / nullif(sum(weight) over whole, 0)::bigint as share,
    abs(amount)::bigint * weight % nullif(sum(weight) over whole, 0)::bigint as remainder
  from weighed window whole as (partition by order_id)),
share as (
  select id, product_id, sign(amount) * (share + case when
      row_number() over (partition by order_id order by remainder desc, id) <=
        abs(amount) - sum(share) over (partition by order_id)
    then 1 else 0 end) as cents
  from floored)`

/** Every line of the orders with what was paid for it. */
export const soldLines = sql`${pricedLines},
${lineShares},
sold_line as not materialized (
  select p.*, (p.cents + coalesce(s.cents, 0))::int as paid_cents
  from priced p left join share s on s.id = p.id)`

/**
 * Lines as they are written, `listed`, and apart from them all that lowers them, `lowered`: by product the two come to what was
 * paid for the lines, without a join of every line with its rows.
 */
export const summedLines = sql`${lineShares},
listed as not materialized (
  select l.order_id, c.user_id, l.product_id, l.total_cents as cents,
    coalesce(l.quantity_prepared, l.quantity_ordered) as quantity
  from counted c join ${orderLine} l on l.order_id = c.id),
lowered as materialized (
  select l.product_id, sum(a.cents) as cents
  from counted c join ${orderAdjustment} a on a.order_id = c.id join ${orderLine} l on l.id = a.order_line_id
  where a.order_line_id is not null
  group by 1
  union all select product_id, sum(cents) from share group by 1)`

/**
 * Sold lines with what they cost and what was paid for them without VAT, as `costSums` of the rules has it; both are null
 * where no cost was known on the day of the order.
 */
export const costedLines = sql`${soldLines},
cost_span as materialized (
  select product_id, warehouse_id, cost_cents, valid_from,
    lead(valid_from) over (partition by product_id, warehouse_id order by valid_from) as ended_on
  from ${productCost}),
costed as not materialized (
  select l.order_id, l.user_id, l.store_id, l.product_id, l.quantity, l.paid_cents as cents,
    case when s.cost_cents is not null
      then (l.paid_cents::bigint * 200 + 100 + l.vat_percent) / (2 * (100 + l.vat_percent)) end as net,
    (s.cost_cents::bigint * l.priced_quantity + 500) / 1000 as cost
  from sold_line l
    left join cost_span s on s.product_id = l.product_id and s.warehouse_id = l.warehouse_id
      and s.valid_from <= l.placed_on and (s.ended_on is null or l.placed_on < s.ended_on))`

/**
 * The parts of each order by rate, as its receipt has them (`documentTotals` of the rules): each row of a whole order is
 * shared among the rates of its goods, fees bear the ordinary rate, and net amounts are rounded per rate of an order.
 */
export const taxedOrders = sql`${sharedRows},
base as (
  select order_id, vat_percent as rate, greatest(0, sum(cents))::bigint as weight
  from shared_line where not infant_formula group by 1, 2),
floored as (
  select r.id, r.order_id, r.cents as amount, b.rate,
    abs(r.cents)::bigint * b.weight / nullif(sum(b.weight) over whole, 0)::bigint as share,
    abs(r.cents)::bigint * b.weight % nullif(sum(b.weight) over whole, 0)::bigint as remainder
  from shared_row r join base b on b.order_id = r.order_id window whole as (partition by r.id)),
share as (
  select order_id, rate, sign(amount) * (share + case when
      row_number() over (partition by id order by remainder desc, rate) <=
        abs(amount) - sum(share) over (partition by id)
    then 1 else 0 end) as cents
  from floored),
taxed as (
  select order_id, rate, sum(cents)::int as gross from (
    select l.order_id, l.vat_percent as rate, l.total_cents as cents
      from counted c join ${orderLine} l on l.order_id = c.id
    union all select l.order_id, l.vat_percent, a.cents
      from counted c join ${orderAdjustment} a on a.order_id = c.id join ${orderLine} l on l.id = a.order_line_id
      where a.order_line_id is not null
    union all select order_id, rate, cents from share
    union all select id, ${sql.raw(String(vatRate.ordinary))}, fee_cents from counted where fee_cents <> 0) part
  group by 1, 2)`
