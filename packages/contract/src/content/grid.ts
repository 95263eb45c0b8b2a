import { Type, type Static } from 'typebox'
import { blockSettings } from './block-schema.ts'
import { blockTypes, type Block, type BlockType } from './block-types.ts'

const width = Type.Optional(Type.Integer({ minimum: 1, maximum: 12 }))

/** Twelfths of the row from each breakpoint on (0, 600, 960, 1264 and 1900 px); a missing one is that of the one below. */
export const columnWidths = Type.Object({ xs: width, sm: width, md: width, lg: width, xl: width })
export type ColumnWidths = Static<typeof columnWidths>

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
