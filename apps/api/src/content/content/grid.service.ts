import type { CategoryBlockView } from '@bottega/contract/catalog/categories.ts'
import type { Block } from '@bottega/contract/content/block-types.ts'
import type { Grid } from '@bottega/contract/content/grid.ts'
import type { GridTemplate } from '../../trade/catalog/categories.tables.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import type { BlockRow } from './content.repository.ts'
import type { PageOfBlocks } from './blocks/filler.ts'
import { fillBlocks } from './fill-blocks.ts'
import { readBlock } from './read-block.ts'

/**
 * The blocks of a page in rows and columns, each with the data it is drawn from. Blocks without content, and columns and
 * rows without blocks, are left out. (Content and discovery, section 2: page grids)
 */
export async function buildGrid(
  source: CatalogSource,
  context: CatalogContext,
  template: GridTemplate | null,
  rows: readonly BlockRow[],
  views: readonly CategoryBlockView[],
  page: PageOfBlocks,
): Promise<Grid> {
  const complete = views.flatMap(
    ({ categoryBlockId, templateBlockType, content }) =>
      readBlock(categoryBlockId, templateBlockType.modeName, content) ?? [],
  )
  const filled = await fillBlocks(source, context, complete, page)
  return { rows: rowsOf(template, rows, filled) }
}

function rowsOf(template: GridTemplate | null, placed: readonly BlockRow[], filled: ReadonlyMap<number, Block>) {
  const blocksAt = (row: number, column: number) =>
    placed.filter((one) => one.row === row && one.column === column).flatMap(({ id }) => filled.get(id) ?? [])
  const rows = (template?.rows ?? []).map(({ fluid = false, columns }, row) => ({
    fluid,
    columns: columns.map((widths, column) => ({ widths, blocks: blocksAt(row, column) })),
  }))
  const isPlaced = ({ row, column }: BlockRow) => template?.rows[row ?? -1]?.columns[column ?? -1] !== undefined
  const alone = placed
    .filter((one) => !isPlaced(one))
    .map(({ id }) => ({ fluid: false, columns: [{ widths: {}, blocks: [filled.get(id) ?? []].flat() }] }))
  return [...rows, ...alone].flatMap(({ fluid, columns }) => {
    const shown = columns.filter(({ blocks }) => blocks.length > 0)
    return shown.length === 0 ? [] : [{ fluid, columns: shown }]
  })
}
