import type { CategoryBlockView, CategoryView } from '@bottega/contract/catalog/categories.ts'
import type { Grid } from '@bottega/contract/content/grid.ts'
import { homeSlug } from '@bottega/rules/content/static-pages.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import { editionOf } from '../../kernel/publishing/documents.service.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import {
  categorySlugOf,
  categoryTree,
  departments,
  pathOf,
  type TreeQuery,
} from '../../trade/catalog/categories.service.ts'
import { presentBlock } from './block.presenter.ts'
import { presentCategoryPage } from './category-page.presenter.ts'
import { type BlockContext, findBlock, selectBlocks } from './content.repository.ts'
import { defaultHome } from './default-home.ts'
import { findDraftPage } from './draft-page.ts'
import { buildGrid } from './grid.service.ts'
import { withBanners } from './stored-banners.ts'

export interface CategoryQuery extends TreeQuery {
  readonly slug: string | null
  readonly categoryId: number | null
  /** Levels shown, from 1. */
  readonly depth: number
  /** Also the blocks of the category as a grid. */
  readonly grid: boolean
}

/**
 * The department tree, or one category with its page; an unknown one is an answer without category. (Wire format,
 * section 5)
 */
export async function viewCategories(
  source: CatalogSource,
  context: CatalogContext,
  asked: CategoryQuery,
): Promise<{ categories?: CategoryView[]; category?: CategoryView; grid?: Grid }> {
  const { tree, snapshot } = await categoryTree(source, context, asked)
  const query = { ...asked, slug: asked.slug === null ? null : categorySlugOf(snapshot, asked.slug) }
  if (query.slug === null && query.categoryId === null) return { categories: departments(tree, query.depth) }
  const { slug, categoryId } = query
  const published = slug === null ? snapshot.categoryById.get(categoryId ?? 0) : snapshot.categoryBySlug.get(slug)
  const draft = context.preview === true ? await findDraftPage(source, context, query, published) : undefined
  const node = draft?.node ?? published
  if (node === undefined)
    return query.grid && query.slug === homeSlug ? { grid: await defaultHome(source, context) } : {}
  const shown = blockContextOf(context)
  const placed = draft?.rows ?? (await selectBlocks(source.db, node.categoryId, shown))
  const rows = await withBanners(source.db, shown, placed)
  const category = presentCategoryPage(node, tree, query.depth, pathOf(snapshot, node), rows)
  if (!query.grid) return { category }
  const grid = await buildGrid(source, context, node.template, rows, category.categoryBlocks ?? [], { slug: node.slug })
  return { category, grid }
}

/** One content block; none where it is not of this site. */
export async function viewBlock(
  { db }: CatalogSource,
  context: CatalogContext,
  blockId: number,
): Promise<{ categoryBlock?: CategoryBlockView }> {
  const shown = blockContextOf(context)
  const row = await findBlock(db, blockId, shown)
  const [complete] = row === undefined ? [] : await withBanners(db, shown, [row])
  return complete === undefined ? {} : { categoryBlock: presentBlock(complete, context.language) }
}

export const blockContextOf = (context: CatalogContext): BlockContext => ({ site: context.site, ...editionOf(context) })
