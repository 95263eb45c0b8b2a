import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { packagingType } from './packaging.tables.ts'

export type PackagingTypeRow = typeof packagingType.$inferSelect

/** Before a service is chosen, every one may still be. */
const isOffered = (deliveryServiceId: number | null): SQL | undefined =>
  and(
    eq(packagingType.active, true),
    deliveryServiceId === null
      ? undefined
      : sql`(${packagingType.services} is null or ${deliveryServiceId} = any(${packagingType.services}))`,
  )

/** With a service, or before one is chosen, in the order they are offered. */
export function findPackagingTypes(db: Reader, deliveryServiceId: number | null): Promise<PackagingTypeRow[]> {
  return db
    .select()
    .from(packagingType)
    .where(isOffered(deliveryServiceId))
    .orderBy(asc(packagingType.position), asc(packagingType.id))
}

export async function hasPackagingType(
  db: Reader,
  packagingTypeId: number,
  deliveryServiceId: number | null,
): Promise<boolean> {
  const rows = await db
    .select({ id: packagingType.id })
    .from(packagingType)
    .where(and(eq(packagingType.id, packagingTypeId), isOffered(deliveryServiceId)))
  return rows.length === 1
}
