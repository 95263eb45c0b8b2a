import { type Static, Type } from 'typebox'
import { blockSettings, columnWidths } from './block-schema.ts'
import { type Block, type BlockType, blockTypes } from './block-types.ts'

const names = Object.keys(blockTypes) as BlockType[]
const block = Type.Unsafe<Block>(
  Type.Union(
    names.map((type) =>
      Type.Object({
        id: Type.Integer(),
        type: Type.Literal(type),
        settings: blockSettings,
        content: blockTypes[type].content,
        data: blockTypes[type].data,
      }),
    ),
  ),
)

/** The blocks of a page in rows and columns; what would be empty has been left out. */
export const gridSchema = Type.Object({
  rows: Type.Array(
    Type.Object({
      fluid: Type.Boolean({ description: 'As wide as the window instead of the page' }),
      columns: Type.Array(Type.Object({ widths: columnWidths, blocks: Type.Array(block) })),
    }),
  ),
})
export type Grid = Static<typeof gridSchema>
