import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/database.ts'

const key = 'catalogue.version'

/**
 * Notifies every process that products, prices, promotions or categories changed: call it in the transaction that
 * changes them, once, at its end. Updates wait for each other until commit, so a version is never seen before its data.
 */
export async function bumpCatalogueVersion(tx: Pick<Reader, 'execute'>): Promise<void> {
  await tx.execute(sql`
    insert into shop_state (key, value) values (${key}, '1')
    on conflict (key) do update set value = to_jsonb(shop_state.value::bigint + 1), updated_at = now()`)
}

/** 0 until the first change. */
export async function readCatalogueVersion(reader: Reader): Promise<number> {
  const { rows } = await reader.execute<{ version: number }>(
    sql`select value::int as version from shop_state where key = ${key}`,
  )
  return rows[0]?.version ?? 0
}
