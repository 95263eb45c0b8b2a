import type { CategoryView } from '@bottega/contract/catalog/categories.ts'
import type { CatalogContext } from './catalog.context.ts'
import type { CatalogSource } from './catalog.service.ts'
import { type CategoryTree, presentCategory } from './presenters/category.presenter.ts'
import { found, type PricedCatalogue } from './snapshot/listing.ts'
import type { CatalogueSnapshot, CategoryNode } from './snapshot/snapshot.ts'

export interface TreeQuery {
  /** Leaves out what has nothing to sell. */
  readonly filtered: boolean
  /** Counts only what these words find. */
  readonly query: string | null
}

/** The categories this context sees, by their parent, with how many products each has. */
export async function categoryTree(
  { catalogue }: CatalogSource,
  context: CatalogContext,
  { filtered, query }: TreeQuery,
): Promise<{ tree: CategoryTree; snapshot: CatalogueSnapshot }> {
  const priced = await catalogue.priced(context)
  const counts = query === null ? countsOfAll(priced) : countsOf(priced, found(priced.snapshot, query, context).numbers)
  const tree = { counts, childrenOf: childrenOf(priced.snapshot, filtered ? counts : null), context }
  return { tree, snapshot: priced.snapshot }
}

/** The departments and `depth` levels of what is below them. (Wire format, section 5) */
export const departments = (tree: CategoryTree, depth: number): CategoryView[] =>
  (tree.childrenOf.get(null) ?? []).map((node) => presentCategory(node, tree, depth))

/**
 * A slug as the catalogue writes it. Programs that take it from a sitemap or a link send the path of the page instead,
 * `/category/freschi/latte/`; a department that is itself called `category` is found first. (decision 793)
 */
export function categorySlugOf({ categoryBySlug }: CatalogueSnapshot, written: string): string {
  const path = written.trim().replaceAll(/^\/+|\/+$/g, '')
  return categoryBySlug.has(path) ? path : path.replace(/^category\/+/, '')
}

export const categoryOfSlug = (snapshot: CatalogueSnapshot, written: string): CategoryNode | undefined =>
  snapshot.categoryBySlug.get(categorySlugOf(snapshot, written))

/** From the department down, the category itself last. */
export const pathOf = ({ categoryById }: CatalogueSnapshot, { path }: CategoryNode): CategoryNode[] =>
  path.map((id) => categoryById.get(id)).filter((node) => node !== undefined)

export type Counts = ReadonlyMap<number, number>

const known = new WeakMap<PricedCatalogue, Counts>()

/** Every page shows the tree: it is counted once for a warehouse, a day and a version of the catalogue. */
function countsOfAll(priced: PricedCatalogue): Counts {
  const counts = known.get(priced) ?? countsOf(priced, priced.snapshot.productIds.keys())
  known.set(priced, counts)
  return counts
}

/** The number of these products for sale in every category and below it. */
function countsOf({ snapshot, prices }: PricedCatalogue, products: Iterable<number>): Counts {
  const counted = new Uint8Array(snapshot.productIds.length)
  for (const number of products) counted[number] = (prices.paid[number] ?? 0) > 0 ? 1 : 0
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
