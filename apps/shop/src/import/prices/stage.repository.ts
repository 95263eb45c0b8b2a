import { sql } from 'drizzle-orm'
import type { Tx } from '@bottega/api/kernel/database/database.ts'
import type { GivenPrice } from '@bottega/api/staff/price-list/price-list.repository.ts'

/** Prices of one product may lie anywhere in the file; they meet in a table that ends with the transaction. */
export async function openStage(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temporary table import_price (
      product_id integer not null, warehouse_id integer not null, line integer not null,
      valid_from date not null, valid_to date, cents integer not null, begins_today boolean not null,
      cost_cents integer
    ) on commit drop`)
}

export async function stage(tx: Tx, prices: readonly GivenPrice[]): Promise<void> {
  await tx.execute(sql`
    insert into import_price
    select "productId", "warehouseId", line, "from", "to", cents, coalesce("beginsToday", false), "costCents"
    from json_to_recordset(${JSON.stringify(prices)}::json)
      as row("productId" integer, "warehouseId" integer, line integer, "from" date, "to" date, cents integer,
        "beginsToday" boolean, "costCents" integer)`)
}

export async function closeStage(tx: Tx): Promise<void> {
  await tx.execute(sql`create index on import_price (product_id)`)
}

/** The next products of the stage in order of id, with all their lines in order of the file. */
export async function nextStaged(tx: Tx, afterProductId: number, products: number): Promise<GivenPrice[]> {
  const { rows } = await tx.execute(sql`
    select product_id as "productId", warehouse_id as "warehouseId", line,
      valid_from::text as "from", valid_to::text as "to", cents, begins_today as "beginsToday",
      cost_cents as "costCents"
    from import_price
    where product_id in (
      select distinct product_id from import_price where product_id > ${afterProductId} order by product_id limit ${products}
    )
    order by product_id, warehouse_id, line`)
  return rows as unknown as GivenPrice[]
}
