import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Reader } from '../../db/database.ts'
import { categoryBlock } from '../../db/schema/catalog.ts'

export type BlockRow = typeof categoryBlock.$inferSelect
type Site = NonNullable<BlockRow['site']>

const shownOn = (site: Site) => or(isNull(categoryBlock.site), eq(categoryBlock.site, site))

/** The blocks a category shows on this site, in their order. */
export function selectBlocks(reader: Reader, categoryId: number, site: Site): Promise<BlockRow[]> {
  return reader
    .select()
    .from(categoryBlock)
    .where(and(eq(categoryBlock.categoryId, categoryId), shownOn(site)))
    .orderBy(asc(categoryBlock.position), asc(categoryBlock.id))
}

export async function findBlock(reader: Reader, blockId: number, site: Site): Promise<BlockRow | undefined> {
  const [row] = await reader
    .select()
    .from(categoryBlock)
    .where(and(eq(categoryBlock.id, blockId), shownOn(site)))
  return row
}
