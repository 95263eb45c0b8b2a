import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { product, stock } from '../../db/schema/catalog.ts'
import { warehouse } from '../../db/schema/stores.ts'
import type { CountedStock } from './world.ts'

export interface StockResult {
  readonly added: number
  readonly changed: number
  /** Rows whose product the shop does not have. */
  readonly unknown: readonly CountedStock[]
}

/** Sets what each warehouse can sell of a product, one statement for a batch of at most 1,000 rows. */
export async function writeStock(tx: Tx, rows: readonly CountedStock[]): Promise<StockResult> {
  if (rows.length === 0) return { added: 0, changed: 0, unknown: [] }
  const given = sql`(values ${sql.join(
    rows.map((row, index) => sql`(${index}::int, ${row.product}::text, ${row.store}::text, ${row.available}::int)`),
    sql`, `,
  )}) as given(at, product, store, available)`
  const named = sql`${given} left join ${product} p on p.cod_int = given.product and p.cod_var = '1'
    left join ${warehouse} w on w.slug = given.store`
  const unknown = await tx.execute<{ at: number }>(
    sql`select given.at from ${named} where p.id is null or w.id is null`,
  )
  const written = await tx.execute<{ isNew: boolean }>(sql`
    insert into ${stock} (product_id, warehouse_id, available)
    select p.id, w.id, given.available from ${named} where p.id is not null and w.id is not null
    on conflict (product_id, warehouse_id) do update set available = excluded.available
    where ${stock.available} is distinct from excluded.available
    returning (xmax = 0) as "isNew"`)
  const added = written.rows.filter(({ isNew }) => isNew).length
  return {
    added,
    changed: written.rows.length - added,
    unknown: unknown.rows.flatMap(({ at }) => rows[at] ?? []),
  }
}
