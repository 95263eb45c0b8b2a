import { reschedulableStatuses } from '@bottega/rules/orders/order-status.ts'
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Localized } from '../../../kernel/database/columns.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { oneOf } from '../../../kernel/database/is-there.ts'
import type { Shelf } from './shelf-work.repository.ts'
import { stock, stockCount, stockCountLine, stockMovement } from './stock.tables.ts'

export type CountRow = typeof stockCount.$inferSelect
export type CountLine = typeof stockCountLine.$inferSelect

const columns = {
  ...getTableColumns(stockCount),
  counted: sql<number>`(select count(*)::int from ${stockCountLine} where ${stockCountLine.countId} = ${stockCount.id})`,
}

/** The counts of these warehouses, the open ones first and then the last. */
export const findCounts = (db: Reader, warehouseIds: readonly number[], limit: number) =>
  db
    .select(columns)
    .from(stockCount)
    .where(sql`${stockCount.warehouseId} = ${oneOf(warehouseIds)}`)
    .orderBy(sql`${stockCount.endedAt} is not null`, desc(stockCount.id))
    .limit(limit)
export type FoundCount = Awaited<ReturnType<typeof findCounts>>[number]

export async function findCount(db: Reader, countId: number): Promise<FoundCount | undefined> {
  const [row] = await db.select(columns).from(stockCount).where(eq(stockCount.id, countId))
  return row
}

/** While lines are written a count is shared; ending it waits for them, and those that come later see its end. */
export async function lockCount(tx: Tx, countId: number, how: 'share' | 'update'): Promise<CountRow | undefined> {
  const [row] = await tx.select().from(stockCount).where(eq(stockCount.id, countId)).for(how)
  return row
}

type NewCount = Pick<
  CountRow,
  'warehouseId' | 'departmentId' | 'department' | 'startedAt' | 'startedById' | 'startedBy'
>

/** The count that is open for the department, made if there was none. */
export async function openCount(tx: Tx, count: NewCount): Promise<number> {
  await tx.insert(stockCount).values(count).onConflictDoNothing()
  const { warehouseId, departmentId } = count
  const [open] = await tx
    .select({ id: stockCount.id })
    .from(stockCount)
    .where(
      and(
        eq(stockCount.warehouseId, warehouseId),
        eq(stockCount.departmentId, departmentId),
        isNull(stockCount.endedAt),
      ),
    )
    .for('key share')
  // It was open when this one was not made, and ended since.
  return open?.id ?? openCount(tx, count)
}

export async function endCount(
  tx: Tx,
  countId: number,
  end: { endedAt: Date; endedById: number; endedBy: string; isApplied: boolean },
): Promise<void> {
  const ended = await tx
    .update(stockCount)
    .set(end)
    .where(and(eq(stockCount.id, countId), isNull(stockCount.endedAt)))
    .returning({ id: stockCount.id })
  if (ended.length !== 1) throw new Error(`the count ${countId} has ended before`)
}

// A type and not an interface: the driver asks for an index signature.
// oxlint-disable-next-line typescript/consistent-type-definitions
export type CountGood = {
  productId: number
  code: string
  barcode: string | null
  furtherBarcodes: string[]
  name: Localized
  brand: string
  pack: Localized
  category: Localized
  isLoose: boolean
  /** Null, as all below, of goods nobody has counted. */
  version: number | null
  counted: number | null
  expected: number | null
  priceCents: number | null
  staffName: string | null
  at: Date | null
  isLeftOut: boolean | null
  /** Thousandths that should lie there now; null unless it was asked for. */
  expectedNow: number | null
}

const statuses = sql`${sql.param([...reschedulableStatuses])}::int[]`

/**
 * Goods the store counts in the department, those nobody has counted first; of an ended count its lines. What is neither
 * on sale nor there is not looked for.
 */
export async function findCountGoods(
  db: Reader,
  { id, warehouseId, departmentId, endedAt }: CountRow,
  { withExpected, productId, limit }: { withExpected: boolean; productId?: number; limit: number },
): Promise<CountGood[]> {
  const promised = sql`coalesce((
    select sum(ol.quantity_ordered) from order_line ol join shop_order o on o.id = ol.order_id
    where ol.product_id = p.id and ol.pick_state = 'to-pick' and o.warehouse_id = ${warehouseId}
      and o.status_id = any(${statuses})), 0)`
  const expectedNow = withExpected ? sql`(s.available + ${promised})::int` : sql`null::int`
  const inCount =
    endedAt === null
      ? sql`s.product_id is not null and ${departmentId} = any(p.category_path)
          and (p.published or s.available > 0 or l.product_id is not null)`
      : sql`l.product_id is not null`
  const from =
    endedAt === null
      ? sql`stock s join product p on p.id = s.product_id
          left join ${stockCountLine} l on l.product_id = p.id and l.count_id = ${id}`
      : sql`${stockCountLine} l join product p on p.id = l.product_id
          left join stock s on s.product_id = p.id and s.warehouse_id = ${warehouseId}`
  const here = endedAt === null ? sql`s.warehouse_id = ${warehouseId}` : sql`l.count_id = ${id}`
  const { rows } = await db.execute<CountGood>(sql`
    select p.id as "productId", p.cod_int as code, p.barcode, p.further_barcodes as "furtherBarcodes", p.name, p.brand, p.pack, c.name as category,
      p.selling_mode = 'loose' as "isLoose", l.version, l.counted, l.expected, l.price_cents as "priceCents",
      l.staff_name as "staffName", l.at, l.is_left_out as "isLeftOut", ${expectedNow} as "expectedNow"
    from ${from} join category c on c.id = p.category_id
    where ${here} and ${inCount} and ${productId === undefined ? sql`true` : sql`p.id = ${productId}`}
    order by l.product_id is not null, c.position, c.id, p.name->>'it', p.id
    limit ${limit}`)
  for (const row of rows) if (row.at !== null) row.at = new Date(row.at)
  return rows
}

export async function findLine(tx: Reader, countId: number, productId: number): Promise<CountLine | undefined> {
  const [row] = await tx
    .select()
    .from(stockCountLine)
    .where(and(eq(stockCountLine.countId, countId), eq(stockCountLine.productId, productId)))
  return row
}

/** Whether the line was written: it was as it was seen, `version` 0 for not there. */
export async function writeLine(tx: Tx, line: CountLine): Promise<boolean> {
  const { countId, productId, version, ...said } = line
  const written =
    version === 0
      ? await tx
          .insert(stockCountLine)
          .values({ ...said, countId, productId, version: 1 })
          .onConflictDoNothing()
          .returning({ productId: stockCountLine.productId })
      : await tx
          .update(stockCountLine)
          .set({ ...said, version: version + 1 })
          .where(
            and(
              eq(stockCountLine.countId, countId),
              eq(stockCountLine.productId, productId),
              eq(stockCountLine.version, version),
            ),
          )
          .returning({ productId: stockCountLine.productId })
  return written.length === 1
}

/** The last movement of a shelf, of orders too; 0 for none. */
export async function lastMovement(tx: Tx, { productId, warehouseId }: Shelf): Promise<number> {
  const [row] = await tx
    .select({ id: stockMovement.id })
    .from(stockMovement)
    .where(and(eq(stockMovement.productId, productId), eq(stockMovement.warehouseId, warehouseId)))
    .orderBy(desc(stockMovement.id))
    .limit(1)
  return row?.id ?? 0
}

/** Cents for one piece or one kilogram in a store on a day of the shop, promotions left out. */
export async function shelfPrice(tx: Tx, { productId, warehouseId }: Shelf, day: string): Promise<number | null> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select price_cents as cents from product_price
    where product_id = ${productId} and warehouse_id = ${warehouseId} and valid_from <= ${day}::date
      and (valid_to is null or valid_to >= ${day}::date)
    order by valid_from desc limit 1`)
  return rows[0]?.cents ?? null
}

// As above.
// oxlint-disable-next-line typescript/consistent-type-definitions
export type CountedShelf = {
  productId: number
  counted: number
  expected: number
  availableThen: number
  /** Null: it is not counted any more. */
  available: number | null
  moved: number
  isSaidAnew: boolean
  staffId: number
  staffName: string
  priceCents: number | null
}

/**
 * The lines of a count with what happened to their shelves since. Products and shelves are locked in the order of ids:
 * other work on them waits, as do orders.
 */
export async function lockCountedShelves(tx: Tx, { id, warehouseId }: CountRow): Promise<CountedShelf[]> {
  await tx.execute(sql`
    select 1 from product where id in (select product_id from ${stockCountLine} where count_id = ${id})
    order by id for no key update`)
  await tx
    .select({ productId: stock.productId })
    .from(stock)
    .where(
      and(
        eq(stock.warehouseId, warehouseId),
        sql`${stock.productId} in (select product_id from ${stockCountLine} where count_id = ${id})`,
      ),
    )
    .orderBy(asc(stock.productId))
    .for('update')
  const { rows } = await tx.execute<CountedShelf>(sql`
    select l.product_id as "productId", l.counted, l.expected, l.available as "availableThen", s.available,
      coalesce(m.moved, 0)::int as moved, coalesce(m.anew, false) as "isSaidAnew",
      l.staff_id as "staffId", l.staff_name as "staffName", l.price_cents as "priceCents"
    from ${stockCountLine} l left join stock s on s.product_id = l.product_id and s.warehouse_id = ${warehouseId}
      left join lateral (
        select sum(delta) as moved, bool_or(kind in ('count', 'set') or reference like '%:empty') as anew
        from stock_movement where product_id = l.product_id and warehouse_id = ${warehouseId} and id > l.seen) m on true
    where l.count_id = ${id} order by l.product_id`)
  return rows
}

export async function leaveOut(tx: Tx, countId: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await tx
    .update(stockCountLine)
    .set({ isLeftOut: true })
    .where(and(eq(stockCountLine.countId, countId), sql`${stockCountLine.productId} = ${oneOf(productIds)}`))
}
