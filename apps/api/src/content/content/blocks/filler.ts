import type { BlockContent, BlockData, BlockType } from '@bottega/contract/content/block-types.ts'
import type { CatalogContext } from '../../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../../trade/catalog/catalog.service.ts'

/** The page the blocks stand on. */
export interface PageOfBlocks {
  readonly slug: string
}

/**
 * The data of all blocks of one type on a page, in the order of their contents; undefined for a block that has nothing to
 * show. It gets all of them at once so that the number of its statements does not depend on how many there are.
 */
export type Filler<Type extends BlockType> = (
  source: CatalogSource,
  context: CatalogContext,
  contents: readonly BlockContent<Type>[],
  page: PageOfBlocks,
) => Promise<readonly (BlockData<Type> | undefined)[]>
