import { classNames } from '@bottega/ui/class-names.ts'
import { createElement } from 'react'
import styles from './BlockGrid.module.css'
import { BlockStyles } from './BlockStyles.tsx'
import type { BlockProps } from './define-block.ts'
import { componentOf } from './registry.ts'
import type { ShownBlock, ShownGrid } from './shown-grid.ts'
import { widthAttributes } from './width-attributes.ts'

type BlockGridProps = { grid: ShownGrid; heading?: BlockProps['heading'] }

/** Blocks in rows and columns, as their editor placed them. (Content and discovery, section 2: page grids) */
export function BlockGrid({ grid: { rows }, heading = 'h2' }: BlockGridProps) {
  if (rows.length === 0) return null
  const blocks = rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks))
  return (
    <>
      <BlockStyles blocks={blocks} />
      {rows.map(({ fluid, columns }) => (
        <div key={keyOf(columns)} className={classNames(styles.row, fluid && styles.fluid)}>
          {columns.map((column) => (
            <div key={keyOf([column])} className={styles.column} {...widthAttributes(column.widths)}>
              {column.blocks.map((block) => (
                <BlockView key={block.id} block={block} heading={heading} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </>
  )
}

function BlockView(props: BlockProps) {
  const { id, type } = props.block
  const component = componentOf(type)
  if (component === undefined) return null
  return (
    <div data-block={id} data-block-type={type}>
      {createElement(component, props)}
    </div>
  )
}

/** A block occurs once on a page. */
const keyOf = (columns: readonly { blocks: readonly ShownBlock[] }[]) => columns[0]?.blocks[0]?.id
