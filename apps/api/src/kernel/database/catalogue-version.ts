import { sql } from 'drizzle-orm'
import type { Reader } from './database.ts'

/** The versions that processes compare with the data they hold in memory: each part counts the changes of its own. */
const keys = { catalogue: 'catalogue.version', prices: 'catalogue.prices', stock: 'catalogue.stock' } as const
type Part = keyof typeof keys
export type CatalogueVersion = Readonly<Record<Part, number>>

/** Updates wait for each other until commit, so a version is never seen before its data. */
async function count(tx: Pick<Reader, 'execute'>, part: Part): Promise<void> {
  await tx.execute(sql`
    insert into shop_state (key, value) values (${keys[part]}, '1')
    on conflict (key) do update set value = to_jsonb(shop_state.value::bigint + 1), updated_at = now()`)
}

/**
 * Notifies every process that products or categories changed, or anything else of the catalogue: it is read again as a
 * whole. Call it in the transaction of the change, once, at its end.
 */
export const bumpCatalogueVersion = (tx: Pick<Reader, 'execute'>): Promise<void> => count(tx, 'catalogue')

/** The same for prices and promotions alone: only they are read again. */
export const announcePrices = (tx: Pick<Reader, 'execute'>): Promise<void> => count(tx, 'prices')

/** The same for stock, which every answer reads: only answers and pages that are given again are made again. */
export const announceStock = (tx: Pick<Reader, 'execute'>): Promise<void> => count(tx, 'stock')

const valueOf = (part: Part) =>
  sql`coalesce((select value::int from shop_state where key = ${sql.raw(`'${keys[part]}'`)}), 0)`

/** The version of the names and prices of products, for a statement that reads them; see `pricesVersionOf`. */
export const pricesVersionColumn = sql`${valueOf('catalogue')} || '.' || ${valueOf('prices')}`

export const pricesVersionOf = ({ catalogue, prices }: Omit<CatalogueVersion, 'stock'>) => `${catalogue}.${prices}`

/** 0 until the first change. */
export async function readCatalogueVersion(reader: Reader): Promise<CatalogueVersion> {
  const { rows } = await reader.execute<{ catalogue: number; prices: number; stock: number }>(
    sql`select ${valueOf('catalogue')} as catalogue, ${valueOf('prices')} as prices, ${valueOf('stock')} as stock`,
  )
  return rows[0] ?? { catalogue: 0, prices: 0, stock: 0 }
}
