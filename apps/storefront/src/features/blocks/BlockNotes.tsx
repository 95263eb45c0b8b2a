import type { BlockSettings } from '@bottega/contract/content/block-schema.ts'
import { BlockGrid } from './BlockGrid.tsx'
import styles from './BlockNotes.module.css'
import { gridPart, type ShownGrid } from './shown-grid.ts'

type BlockNotesProps = { grid: ShownGrid; position: BlockSettings['position'] }

/** Editors' notes before or after a choice: strikes, holidays, new places. (Shopping core, section 2) */
export function BlockNotes({ grid, position }: BlockNotesProps) {
  const part = gridPart(grid, position)
  if (part.rows.length === 0) return null
  return (
    <div className={styles.notes} data-position={position}>
      <BlockGrid grid={part} />
    </div>
  )
}
