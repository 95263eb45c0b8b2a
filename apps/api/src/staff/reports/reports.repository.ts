import type { CostSums } from '@bottega/rules/reports/margins.ts'
import type { ReportColumn, ReportKind } from '@bottega/rules/reports/report-kinds.ts'
import { liveStates } from '@bottega/rules/payments/attempt-state.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../kernel/database/columns.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { deliveryService, store } from '../../places/stores/stores.tables.ts'
import { category } from '../../trade/catalog/categories.tables.ts'
import { product, productCost } from '../../trade/catalog/products.tables.ts'
import { promotion } from '../../trade/catalog/promotions.tables.ts'
import { salesDocument } from '../../trade/documents/documents.tables.ts'
import { takingsOfOrders } from '../../trade/door-money/door-money.queries.ts'
import { orderLine } from '../../trade/orders/orders.tables.ts'
import { paymentAttempt } from '../../trade/payments/payments.tables.ts'
import { type Asked, costedLines, countedOrders, soldLines, summedLines, taxedOrders } from './counted-orders.ts'

/** Rows of products; all others are one row more. */
export const mostProducts = 200

/** A row of a report; without a key it is all of it. Amounts in cents, quantities in thousandths. */
export interface FoundRow extends Partial<Record<ReportColumn | keyof CostSums, number | null>> {
  key: string | null
  name: Localized | null
  /** Of a product in a store. */
  store: string | null
  unit: 'kg' | 'pz' | null
}

type FoundTexts = Record<string, string | number | Localized | null>

/** Sums travel as texts, because they may be larger than an integer of the database. */
function readRow({ key, name, store: storeName, unit, ...figures }: FoundTexts): FoundRow {
  const numbers = Object.entries(figures).map(([column, value]) => [column, value === null ? null : Number(value)])
  return {
    key: typeof key === 'string' || typeof key === 'number' ? String(key) : null,
    name: typeof name === 'object' ? name : { it: String(name) },
    store: typeof storeName === 'string' ? storeName : null,
    unit: unit === 'kg' || unit === 'pz' ? unit : null,
    ...(Object.fromEntries(numbers) as Partial<Record<ReportColumn | keyof CostSums, number | null>>),
  }
}

const found = async (db: Reader, statement: SQL): Promise<FoundRow[]> =>
  (await db.execute<FoundTexts>(statement)).rows.map(readRow)

const saleFigures = sql`count(*) as orders, count(distinct user_id) as customers, sum(goods_cents) as goods,
  sum(fee_cents) as fees, sum(total_cents) as sold, sum(refunded_cents) as refunded`

/** Of orders: each is in one row. `names` is asked for each row. */
const byOrder = (db: Reader, asked: Asked, key: SQL, name: SQL) =>
  found(
    db,
    sql`with ${countedOrders(asked)}, grouped as (
      select ${key} as key, grouping(${key}) as is_all, ${saleFigures} from counted group by grouping sets ((${key}), ()))
    select case when is_all = 1 then null else key end as key, ${name} as name,
      orders, customers, goods, fees, sold, refunded
    from grouped order by is_all, grouped.key`,
  )

/** Measured: in more memory than the database gives these are slower. */
const inUsualMemory: ReadonlySet<ReportKind> = new Set(['payment', 'door', 'promotion'])

/**
 * For the transaction: no compiling of statements, which takes longer than it saves, and memory to hash and sort a year of
 * lines in.
 */
export const prepareToSum = (tx: Tx, kind: ReportKind) =>
  tx.execute(
    sql`select set_config('jit', 'off', true)${inUsualMemory.has(kind) ? sql`` : sql`, set_config('work_mem', '64MB', true)`}`,
  )

/** Whether the shop knows what any product costs it. */
export const knowsCosts = async (db: Reader): Promise<boolean> =>
  (await db.select({ productId: productCost.productId }).from(productCost).limit(1)).length > 0

const costSumsOfLines = sql`sum(cents) as "grossCents", coalesce(sum(cents) filter (where cost is not null), 0) as "knownGrossCents",
  coalesce(sum(net), 0) as "knownNetCents", coalesce(sum(cost), 0) as "costCents"`
const costSumsOfRows = sql`sum("grossCents") as "grossCents", sum("knownGrossCents") as "knownGrossCents",
  sum("knownNetCents") as "knownNetCents", sum("costCents") as "costCents"`
const columnsOfCosts = sql`"grossCents", "knownGrossCents", "knownNetCents", "costCents"`

const storeName = sql`(select to_jsonb(s.name) from ${store} s where s.id = grouped.key)`

/** Lines are summed only for a shop that knows costs: without them this is the report of an instant. */
const byStore = (db: Reader, asked: Asked, atCost: boolean) =>
  atCost
    ? found(
        db,
        sql`with ${countedOrders(asked)}, ${costedLines},
        costs as (select store_id, ${costSumsOfLines} from costed group by grouping sets ((store_id), ())),
        grouped as (
          select store_id as key, ${saleFigures} from counted group by grouping sets ((store_id), ()))
        select key, ${storeName} as name, orders, customers, goods, fees, sold, refunded, ${columnsOfCosts}
        from grouped left join costs on costs.store_id is not distinct from grouped.key
        order by key nulls last`,
      )
    : byOrder(db, asked, sql`store_id`, storeName)

const noName = sql`null::jsonb`

/** Fees belong to no goods; with them the rows come to what the orders come to. */
const feesAndAll = sql`select 'fees' as key, null::jsonb as name, 2 as place, null::bigint as quantity,
    null::bigint as orders, null::bigint as customers, null::bigint as discount, fees as goods
  from whole where orders > 0
  union all select null, null, 3, null, orders, customers, null, sold from whole`

const wholeOrders = sql`whole as materialized (
  select count(*) as orders, count(distinct user_id) as customers, coalesce(sum(fee_cents), 0) as fees,
    coalesce(sum(total_cents), 0) as sold
  from counted)`

/** The same with the sums of costs of the relation `grouped`. */
const feesAndAllAtCost = sql`select rest.*, ${columnsOfCosts}
  from (${feesAndAll}) rest left join (select ${costSumsOfRows} from grouped) sums on rest.key is null`

const columnsOfGoods = sql`key, name, quantity, orders, customers, discount, goods`

const lineCounts = sql`sum(quantity) as quantity, count(distinct order_id) as orders, count(distinct user_id) as customers`

/**
 * The relation `grouped` of goods: an order is in as many rows as it has kinds of them, in each once. Lines are joined with their
 * rows one by one only for a shop that knows costs, because net amounts are rounded per line.
 */
const groupedGoods = (asked: Asked, atCost: boolean, key: SQL, goods: SQL = sql``): SQL =>
  atCost
    ? sql`with ${countedOrders(asked)}, ${wholeOrders}, ${costedLines},
      grouped as (select ${key} as key, ${lineCounts}, ${costSumsOfLines} from costed l ${goods} group by 1)`
    : sql`with ${countedOrders(asked)}, ${wholeOrders}, ${summedLines},
      counts as (select ${key} as key, ${lineCounts}, sum(cents) as cents from listed l ${goods} group by 1),
      less as (select ${key} as key, sum(cents) as cents from lowered l ${goods} group by 1),
      grouped as (
        select key, quantity, orders, customers, counts.cents + coalesce(less.cents, 0) as "grossCents",
          0::bigint as "knownGrossCents", 0::bigint as "knownNetCents", 0::bigint as "costCents"
        from counts left join less using (key))`

const byDepartment = (db: Reader, asked: Asked, atCost: boolean) =>
  found(
    db,
    sql`${groupedGoods(asked, atCost, sql`g.category_path[1]`, sql`join ${product} g on g.id = l.product_id`)}
    select ${columnsOfGoods}, ${columnsOfCosts} from (
      select grouped.key::text, c.name, 0 as place, null::bigint as quantity, orders, customers, null::bigint as discount,
        "grossCents" as goods, ${columnsOfCosts}
      from grouped left join ${category} c on c.id = grouped.key
      union all ${feesAndAllAtCost}) rows
    order by place, goods desc, key`,
  )

/** The first by what was paid for them; the others are one row. */
const byProduct = (db: Reader, asked: Asked, atCost: boolean) =>
  found(
    db,
    sql`${groupedGoods(asked, atCost, sql`l.product_id`)},
    ranked as (
      select *, row_number() over (order by "grossCents" desc, key) > ${mostProducts} as is_other from grouped)
    select ${columnsOfGoods}, ${columnsOfCosts}, unit from (
      select r.key::text, g.name, 0 as place, r.quantity, r.orders, r.customers, null::bigint as discount,
        r."grossCents" as goods, ${columnsOfCosts}, case when g.selling_mode = 'loose' then 'kg' else 'pz' end as unit
      from ranked r join ${product} g on g.id = r.key where not is_other
      union all select 'others', null, 1, null, null, null, null, sum("grossCents"), ${costSumsOfRows}, null
        from ranked where is_other having count(*) > 0
      union all select *, null from (${feesAndAllAtCost}) rest) rows
    order by place, goods desc, key`,
  )

/** A promotion of the operator's files is one, though each warehouse has its own row of it. */
const byPromotion = (db: Reader, asked: Asked) =>
  found(
    db,
    sql`with ${countedOrders(asked, 'stored')}, ${wholeOrders}, ${soldLines},
    per_order as (
      select coalesce(p.first_id, l.promotion_id) as first_id, l.order_id, l.user_id, min(l.promotion_id) as promotion_id, sum(l.paid_cents) as cents,
        -sum(l.promotion_cents) as discount
      from sold_line l left join (
        select id, min(id) over (partition by coalesce(code, id::text)) as first_id from ${promotion}) p on p.id = l.promotion_id
      group by 1, 2, 3),
    grouped as (
      select first_id, min(promotion_id) as promotion_id, sum(discount) as discount, count(*) as orders,
        count(distinct user_id) as customers, sum(cents) as goods from per_order group by 1)
    select ${columnsOfGoods} from (
      select coalesce(p.code, grouped.promotion_id::text, 'none') as key, p.name,
        case when grouped.promotion_id is null then 1 else 0 end as place, null::bigint as quantity, orders, customers, nullif(discount, 0) as discount, goods
      from grouped left join ${promotion} p on p.id = grouped.promotion_id
      union all ${feesAndAll}) rows
    order by place, goods desc, key`,
  )

const used = sql.raw([...liveStates, 'refunded'].map((state) => `'${state}'`).join(', '))

/**
 * The part of an order that each way to pay bears, as its receipt has it, in the order they were asked for; what none bears yet
 * belongs to the way that was chosen. So the rows come to what the orders come to, and to what went back.
 */
const byPayment = (db: Reader, asked: Asked) =>
  found(
    db,
    sql`with ${countedOrders(asked, 'stored')},
    ordered as (
      select a.order_id, a.payment_type_id, c.total_cents, a.captured_cents, a.refunded_cents + a.refund_asked_cents as back,
        a.cents, coalesce(sum(a.cents) over (partition by a.order_id order by a.is_back, a.part, a.created_at, a.id
          rows between unbounded preceding and 1 preceding), 0) as before
      from counted c join (
        select *, state = 'refunded' as is_back,
          case when state in ('captured', 'refunded') then captured_cents else amount_cents end as cents
        from ${paymentAttempt} where state in (${used})) a on a.order_id = c.id),
    part as (
      select order_id, payment_type_id, paid, least(captured_cents, paid) as taken, least(back, paid) as back
      from (select *, greatest(0, least(cents, total_cents - before)) as paid from ordered) o where paid > 0),
    rest as (
      select c.id, c.payment_type_id, c.total_cents - coalesce(sum(p.paid), 0) as paid,
        c.refunded_cents - coalesce(sum(p.back), 0) as back
      from counted c left join part p on p.order_id = c.id
      group by c.id, c.payment_type_id, c.total_cents, c.refunded_cents),
    per_order as (
      select order_id, payment_type_id as key, sum(paid) as sold, sum(back) as refunded, sum(taken) - sum(paid_back) as taken
      from (
        select order_id, payment_type_id, paid, back, taken, back as paid_back from part
        union all select id, payment_type_id, paid, back, 0, 0 from rest where paid <> 0 or back <> 0) shares
      group by 1, 2),
    grouped as (
      select key, grouping(key) as is_all, count(distinct order_id) as orders, sum(sold) as sold, sum(refunded) as refunded,
        sum(sold) - sum(refunded) as kept, sum(taken) as taken, sum(sold) - sum(refunded) - sum(taken) as open
      from per_order group by grouping sets ((key), ()))
    select key, ${noName} as name, orders, sold, refunded, kept, taken, open
    from grouped order by is_all, sold desc, key`,
  )

/** Money taken with the goods, by its kind, and what of it stayed open: what the tills at the door say of the same orders. */
const byDoorMoney = (db: Reader, asked: Asked) =>
  found(
    db,
    sql`with ${countedOrders(asked, 'stored')},
    taking as (${takingsOfOrders(sql`counted`)}),
    rows as (
      select 'cash' as key, 0 as place, count(*) filter (where cash_cents > 0) as orders, sum(cash_cents) as taken,
        null::bigint as open from taking
      union all select 'card', 1, count(*) filter (where card_cents > 0), sum(card_cents), null from taking
      union all select 'vouchers', 2, count(*) filter (where voucher_cents > 0), sum(voucher_cents), null from taking
      union all select 'short', 3, count(*) filter (where short_cents > 0), null, sum(short_cents) from taking
      union all select null, 4, count(*), coalesce(sum(cash_cents + card_cents + voucher_cents), 0),
        coalesce(sum(short_cents), 0) from taking)
    select key, ${noName} as name, orders, taken, open from rows where key is null or orders > 0 order by place`,
  )

/**
 * By rate what was sold, and what credit notes of the same orders took back; what went back without a note, or before
 * it was made, has no rate yet.
 */
const byRate = (db: Reader, asked: Asked) =>
  found(
    db,
    sql`with ${countedOrders(asked)}, ${taxedOrders},
    sold as (
      select rate, sum(gross) as sold, sum(sign(gross) * ((abs(gross) * 200 + 100 + rate) / (2 * (100 + rate))))::bigint as net
      from taxed group by 1),
    note as (
      select v.rate, sum(v."grossCents") as refunded, sum(v."vatCents") as "refundedVat"
      from counted c join ${salesDocument} d on d.order_id = c.id and d.kind = 'creditNote',
        lateral jsonb_to_recordset(d.content -> 'vat') as v(rate int, "grossCents" bigint, "vatCents" bigint)
      where c.refunded_cents > 0
      group by 1),
    unnoted as (select (select coalesce(sum(refunded_cents), 0) from counted) - (select coalesce(sum(refunded), 0) from note) as refunded),
    rated as (
      select coalesce(s.rate, n.rate) as rate, coalesce(s.sold, 0) as sold, coalesce(s.net, 0) as net,
        coalesce(n.refunded, 0) as refunded, coalesce(n."refundedVat", 0) as "refundedVat"
      from sold s full join note n on n.rate = s.rate
      where coalesce(s.sold, 0) <> 0 or coalesce(n.refunded, 0) <> 0
      union all select null, 0, 0, refunded, 0 from unnoted where refunded <> 0)
    select key, null::jsonb as name, sold, net, sold - net as vat, refunded, "refundedVat", sold - refunded as kept from (
      select coalesce(rate::text, 'open') as key, rate, 0 as place, sold, net, refunded, "refundedVat" from rated
      union all select null, null, 1, coalesce(sum(sold), 0), coalesce(sum(net), 0), coalesce(sum(refunded), 0),
        coalesce(sum("refundedVat"), 0) from rated) rows
    order by place, rate nulls last`,
  )

/** Of orders whose picking has ended, goods of which something was missing or replaced, by product and store. */
const byShort = (db: Reader, asked: Asked) =>
  found(
    db,
    sql`with ${countedOrders(asked)},
    instead as (
      select l.replaces_line_id, sum(coalesce(l.quantity_prepared, 0)) as quantity
      from counted c join ${orderLine} l on l.order_id = c.id
      where c.is_picked and l.replaces_line_id is not null group by 1),
    line as (
      select l.product_id, c.store_id, l.pick_state, l.quantity_ordered as asked, coalesce(l.quantity_prepared, 0) as packed,
        coalesce(i.quantity, 0) as replaced
      from counted c join ${orderLine} l on l.order_id = c.id left join instead i on i.replaces_line_id = l.id
      where c.is_picked and l.replaces_line_id is null),
    grouped as (
      select product_id, store_id, count(*) as lines, count(*) filter (where pick_state = 'short') as "shortLines",
        count(*) filter (where pick_state = 'substituted') as "replacedLines", sum(asked) as asked, sum(packed) as packed,
        sum(replaced) as replaced,
        sum(case when pick_state in ('short', 'substituted') then greatest(0, asked - packed - replaced) else 0 end) as missing
      from line group by 1, 2),
    ranked as (
      select *, row_number() over (order by "shortLines" + "replacedLines" desc, missing desc, product_id, store_id) as place
      from grouped where "shortLines" + "replacedLines" > 0),
    rows as (
      select r.product_id || ' ' || r.store_id as key, g.name, s.name as store,
        case when g.selling_mode = 'loose' then 'kg' else 'pz' end as unit, r.place, lines, "shortLines", "replacedLines",
        asked, packed, replaced, missing
      from ranked r join ${product} g on g.id = r.product_id join ${store} s on s.id = r.store_id
      where r.place <= ${mostProducts}
      union all select 'others', null, null, null, ${mostProducts + 1}, sum(lines), sum("shortLines"), sum("replacedLines"),
        null, null, null, null from ranked where place > ${mostProducts} having count(*) > 0
      union all select null, null, null, null, ${mostProducts + 2}, coalesce(sum(lines), 0), coalesce(sum("shortLines"), 0),
        coalesce(sum("replacedLines"), 0), null, null, null, null from ranked)
    select key, name, store, unit, lines, "shortLines", "replacedLines", asked, packed, replaced, missing
    from rows order by place`,
  )

/** One statement each, whatever the number of orders; the last row is all of it, and has no key. */
export const findReport: Readonly<
  Record<ReportKind, (db: Reader, asked: Asked, atCost: boolean) => Promise<FoundRow[]>>
> = {
  day: (db, asked) => byOrder(db, asked, sql`day`, noName),
  hour: (db, asked) => byOrder(db, asked, sql`hour`, noName),
  store: byStore,
  service: (db, asked) =>
    byOrder(
      db,
      asked,
      sql`delivery_service_id`,
      sql`(select s.name from ${deliveryService} s where s.id = grouped.key)`,
    ),
  department: byDepartment,
  product: byProduct,
  promotion: byPromotion,
  payment: byPayment,
  door: byDoorMoney,
  vat: byRate,
  shorts: byShort,
}
