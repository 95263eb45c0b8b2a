import type { CategoryBlockView, CategoryView } from '@bottega/contract/catalog/categories.ts'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Reader } from '../../db/database.ts'
import { categoryBlock } from '../../db/schema/catalog.ts'
import type { CatalogContext } from './catalog.context.ts'
import type { CatalogSource } from './catalog.service.ts'
import { presentBlock, presentCategory, presentCategoryPage } from './presenters/category.presenter.ts'
import { found, type PricedCatalogue } from './snapshot/listing.ts'
import type { CatalogueSnapshot, CategoryNode } from './snapshot/snapshot.ts'

export interface CategoryWish {
  readonly slug: string | null
  readonly categoryId: number | null
  /** Leaves out what has nothing to sell. */
  readonly filtered: boolean
  /** Levels shown, from 1. */
  readonly depth: number
  /** Counts only what these words find. */
  readonly query: string | null
}

/**
 * The department tree, or one category with its page; an unknown one is an answer without category. (Wire format,
 * section 5)
 */
export async function viewCategories(
  source: CatalogSource,
  context: CatalogContext,
  wish: CategoryWish,
): Promise<{ categories?: CategoryView[]; category?: CategoryView }> {
  const priced = await source.catalogue.priced(context)
  const counts = productCounts(priced, wish.query)
  const tree = { counts, childrenOf: childrenOf(priced.snapshot, wish.filtered ? counts : null), context }
  if (wish.slug === null && wish.categoryId === null) {
    const roots = tree.childrenOf.get(null) ?? []
    return { categories: roots.map((node) => presentCategory(node, tree, wish.depth)) }
  }
  const node = findCategory(priced.snapshot, wish)
  if (node === undefined) return {}
  const blocks = await selectBlocks(source.db, node.categoryId, context.site)
  return { category: presentCategoryPage(node, tree, wish.depth, ancestorsOf(priced.snapshot, node), blocks) }
}

/** One content block of this site. */
export async function viewBlock(
  { db }: CatalogSource,
  context: CatalogContext,
  blockId: number,
): Promise<CategoryBlockView | undefined> {
  const [row] = await db
    .select()
    .from(categoryBlock)
    .where(and(eq(categoryBlock.id, blockId), shownOn(context.site)))
  return row === undefined ? undefined : presentBlock(row, context.language)
}

function findCategory(snapshot: CatalogueSnapshot, { slug, categoryId }: CategoryWish): CategoryNode | undefined {
  if (slug !== null) return snapshot.categoryBySlug.get(slug.replaceAll(/^\/+|\/+$/g, ''))
  return snapshot.categoryById.get(categoryId ?? 0)
}

const ancestorsOf = ({ categoryById }: CatalogueSnapshot, { path }: CategoryNode) =>
  path.map((id) => categoryById.get(id)).filter((node) => node !== undefined)

export type Counts = ReadonlyMap<number, number>

/** Products for sale in every category and below it. */
function productCounts({ snapshot, prices }: PricedCatalogue, query: string | null): Counts {
  const counted = new Uint8Array(snapshot.productIds.length)
  for (const number of query === null ? snapshot.productIds.keys() : found(snapshot, query))
    counted[number] = (prices.paid[number] ?? 0) > 0 ? 1 : 0
  const counts = new Map<number, number>()
  for (const [categoryId, numbers] of snapshot.byBranch) {
    let count = 0
    for (const number of numbers) count += counted[number] ?? 0
    counts.set(categoryId, count)
  }
  return counts
}

/** The shown categories by their parent, null for departments. */
function childrenOf({ categories }: CatalogueSnapshot, counts: Counts | null): Map<number | null, CategoryNode[]> {
  const shown = categories.filter(
    ({ listed, categoryId }) => listed && (counts === null || (counts.get(categoryId) ?? 0) > 0),
  )
  return Map.groupBy(shown, ({ parentId }) => parentId)
}

const shownOn = (site: CatalogContext['site']) => or(isNull(categoryBlock.site), eq(categoryBlock.site, site))

function selectBlocks(reader: Reader, categoryId: number, site: CatalogContext['site']) {
  return reader
    .select()
    .from(categoryBlock)
    .where(and(eq(categoryBlock.categoryId, categoryId), shownOn(site)))
    .orderBy(asc(categoryBlock.position), asc(categoryBlock.id))
}
