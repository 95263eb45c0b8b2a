import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { stock } from '../../trade/orders/stock/stock.tables.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'
import { fileValue } from './imports.tables.ts'
import { shopState } from '../../kernel/database/shop-state.tables.ts'
import type { CountedStock } from './world.ts'

/** A line whose count the shop has moved since the files were last read. */
export interface KeptCount extends CountedStock {
  /** The count the shop has; null where it counts these goods no more. */
  readonly there: number | null
}

export interface StockResult {
  readonly added: number
  readonly changed: number
  /** Lines that say something new of a count the shop has moved: it stays, unless the files have the last word. */
  readonly kept: readonly KeptCount[]
  /** Rows whose product the shop does not have. */
  readonly unknown: readonly CountedStock[]
}

/** How a shop remembers its stock file. */
export type StockMemory =
  /** Line by line, and one that was never read is new to a shop that may count these goods already. */
  | 'lines'
  /** No stock file was ever read: the files have the first word. */
  | 'none'
  /** A version without lines read one, and it is not known which counts moved since: all of them are the shop's. */
  | 'file'

const wholeFileKey = 'world.stock'

/** Called once an import, before its first line. */
export async function stockMemory(tx: Tx): Promise<StockMemory> {
  if ((await tx.$count(fileValue, eq(fileValue.part, 'stock'))) > 0) return 'lines'
  const forgotten = await tx.delete(shopState).where(eq(shopState.key, wholeFileKey)).returning()
  return forgotten.length > 0 ? 'file' : 'none'
}

interface Line {
  readonly row: CountedStock
  readonly productId: number
  readonly warehouseId: number
  /** As the files said it last; null where they never did. */
  readonly said: number | null
  readonly there: number | null
}

/**
 * Sets what each warehouse can sell of a product, for a batch of at most 1,000 rows. A count was true when it was made:
 * a line acts only where it says something else than when the files were last read, because goods were sold since.
 */
export async function writeStock(
  tx: Tx,
  rows: readonly CountedStock[],
  { memory, overwrite }: { readonly memory: StockMemory; readonly overwrite: boolean },
): Promise<StockResult> {
  if (rows.length === 0) return { added: 0, changed: 0, kept: [], unknown: [] }
  const { lines, unknown } = await linesOf(tx, rows)
  const news = await held(
    tx,
    lines.filter(({ row, said }) => said !== row.available),
  )
  const moved = overwrite ? [] : news.filter((line) => wasMoved(line, memory))
  const taken = news.filter((line) => !moved.includes(line))
  const put = taken.filter(({ row, there }) => there !== row.available)
  await putCounts(tx, put)
  await remember(tx, memory === 'file' ? news : taken)
  const added = put.filter(({ there }) => there === null).length
  return {
    added,
    changed: put.length - added,
    kept: moved.map(({ row: { product: code, store, available }, there }) => ({
      product: code,
      store,
      available,
      there,
    })),
    unknown,
  }
}

function wasMoved({ row, said, there }: Line, memory: StockMemory): boolean {
  if (there === row.available) return false
  return said === null ? there !== null && memory !== 'none' : there !== said
}

async function linesOf(tx: Tx, rows: readonly CountedStock[]): Promise<{ lines: Line[]; unknown: CountedStock[] }> {
  const given = sql`(values ${sql.join(
    rows.map((row, index) => sql`(${index}::int, ${row.product}::text, ${row.store}::text)`),
    sql`, `,
  )}) as given(at, product, store)`
  const found = await tx.execute<{
    at: number
    productId: number | null
    warehouseId: number | null
    said: number | null
    there: number | null
  }>(sql`
    select given.at, p.id as "productId", w.id as "warehouseId", f.value::int as said, s.available as there
    from ${given} left join ${product} p on p.cod_int = given.product and p.cod_var = '1'
      left join ${warehouse} w on w.slug = given.store
      left join ${stock} s on s.product_id = p.id and s.warehouse_id = w.id
      left join ${fileValue} f on f.part = 'stock' and f.key = p.id || ' ' || w.id
    order by given.at`)
  const [lines, unknown]: [Line[], CountedStock[]] = [[], []]
  for (const { at, productId, warehouseId, said, there } of found.rows) {
    const row = rows[at]
    if (row === undefined) continue
    if (productId === null || warehouseId === null) unknown.push(row)
    else lines.push({ row, productId, warehouseId, said, there })
  }
  return { lines, unknown }
}

/** Lines whose counts nobody else moves from here on; locked in the order in which orders take goods. */
async function held(tx: Tx, lines: readonly Line[]): Promise<Line[]> {
  if (lines.length === 0) return []
  const { rows } = await tx.execute<{ productId: number; warehouseId: number; available: number }>(sql`
    select product_id as "productId", warehouse_id as "warehouseId", available from ${stock}
    where (product_id, warehouse_id) in (${sql.join(
      lines.map(({ productId, warehouseId }) => sql`(${productId}::int, ${warehouseId}::int)`),
      sql`, `,
    )})
    order by product_id, warehouse_id for update`)
  const thereOf = new Map(rows.map((row) => [keyOf(row), row.available]))
  return lines.map((line) => ({ ...line, there: thereOf.get(keyOf(line)) ?? null }))
}

const keyOf = ({ productId, warehouseId }: { productId: number; warehouseId: number }) => `${productId} ${warehouseId}`

async function putCounts(tx: Tx, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(stock)
    .values(lines.map(({ productId, warehouseId, row: { available } }) => ({ productId, warehouseId, available })))
    .onConflictDoUpdate({
      target: [stock.productId, stock.warehouseId],
      set: { available: sql`excluded.available` },
    })
}

async function remember(tx: Tx, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(fileValue)
    .values(
      lines.map(({ productId, warehouseId, row }) => ({
        part: 'stock' as const,
        key: keyOf({ productId, warehouseId }),
        value: row.available,
      })),
    )
    .onConflictDoUpdate({ target: [fileValue.part, fileValue.key], set: { value: sql`excluded.value` } })
}
