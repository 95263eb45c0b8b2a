import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { categoryBlock } from './content.tables.ts'

export type BlockRow = typeof categoryBlock.$inferSelect
type Site = NonNullable<BlockRow['site']>

/** The site and the time at which blocks are shown. */
export interface BlockContext {
  readonly site: Site
  readonly now: Date
  /** Drafts stand in the place of what is published. */
  readonly preview: boolean
}

const shownIn = ({ site, now }: BlockContext) =>
  and(
    or(isNull(categoryBlock.site), eq(categoryBlock.site, site)),
    or(isNull(categoryBlock.startsAt), lte(categoryBlock.startsAt, now)),
    or(isNull(categoryBlock.endsAt), gt(categoryBlock.endsAt, now)),
  )

/** The blocks a category shows there and then, in their order. */
export function selectBlocks(reader: Reader, categoryId: number, context: BlockContext): Promise<BlockRow[]> {
  return reader
    .select()
    .from(categoryBlock)
    .where(and(eq(categoryBlock.categoryId, categoryId), shownIn(context)))
    .orderBy(asc(categoryBlock.position), asc(categoryBlock.id))
}

export async function findBlock(reader: Reader, blockId: number, context: BlockContext): Promise<BlockRow | undefined> {
  const [row] = await reader
    .select()
    .from(categoryBlock)
    .where(and(eq(categoryBlock.id, blockId), shownIn(context)))
  return row
}
