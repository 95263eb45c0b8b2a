import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { packagingType } from './packaging.tables.ts'

export type PackagingTypeRow = typeof packagingType.$inferSelect

/** In the order they are offered. */
export function findPackagingTypes(db: Reader): Promise<PackagingTypeRow[]> {
  return db
    .select()
    .from(packagingType)
    .where(eq(packagingType.active, true))
    .orderBy(asc(packagingType.position), asc(packagingType.id))
}

export async function hasPackagingType(db: Reader, packagingTypeId: number): Promise<boolean> {
  const rows = await db
    .select({ id: packagingType.id })
    .from(packagingType)
    .where(and(eq(packagingType.id, packagingTypeId), eq(packagingType.active, true)))
  return rows.length === 1
}
