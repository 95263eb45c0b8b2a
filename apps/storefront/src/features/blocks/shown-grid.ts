import type { BlockSettings } from '@bottega/contract/content/block-schema.ts'
import type { Block, BlockData, BlockOf, BlockType } from '@bottega/contract/content/block-types.ts'
import type { ColumnWidths } from '@bottega/contract/content/block-schema.ts'
import type { Grid } from '@bottega/contract/content/grid.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'

/** Products reduced to what their cards show; all other data unchanged. */
type Shown<Data> = Data extends { products: readonly unknown[] }
  ? Omit<Data, 'products'> & { readonly products: readonly ShelfProduct[] }
  : Data

/** A block as sent with a page. */
export type ShownBlock<Type extends BlockType = BlockType> = {
  [Each in Type]: Omit<BlockOf<Each>, 'data'> & { readonly data: Shown<BlockData<Each>> }
}[Type]

interface ShownColumn {
  readonly widths: ColumnWidths
  readonly blocks: readonly ShownBlock[]
}

export interface ShownGrid {
  readonly rows: readonly { readonly fluid: boolean; readonly columns: readonly ShownColumn[] }[]
}

/** A grid as sent with pages; an empty one where an answer has none. */
export const shownGrid = ({ rows }: Grid = { rows: [] }): ShownGrid => ({
  rows: rows.map(({ fluid, columns }) => ({
    fluid,
    columns: columns.map(({ widths, blocks }) => ({ widths, blocks: blocks.map(shownBlock) })),
  })),
})

function shownBlock({ data, ...block }: Block): ShownBlock {
  const shown = 'products' in data ? { ...data, products: data.products.map(shelfProduct) } : data
  return { ...block, data: shown } as ShownBlock
}

/** The part of a grid before or after the content of its page. */
export const gridPart = ({ rows }: ShownGrid, position: BlockSettings['position']): ShownGrid => ({
  rows: rows.flatMap(({ fluid, columns }) => {
    const part = columns.flatMap((column) => columnPart(column, position))
    return part.length === 0 ? [] : [{ fluid, columns: part }]
  }),
})

function columnPart({ widths, blocks }: ShownColumn, position: BlockSettings['position']): ShownColumn[] {
  const part = blocks.filter(({ settings }) => settings.position === position)
  return part.length === 0 ? [] : [{ widths, blocks: part }]
}
