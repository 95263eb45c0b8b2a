import type { Reader } from '../../kernel/database/database.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'

/** Warehouse ids by what a file may call them: id or slug. */
export async function warehouseIds(tx: Reader): Promise<Map<string, number>> {
  const rows = await tx.select({ id: warehouse.id, slug: warehouse.slug }).from(warehouse)
  return new Map(rows.flatMap(({ id, slug }) => [[String(id), id] as const, [slug.toLowerCase(), id] as const]))
}
