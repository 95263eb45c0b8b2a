import { lazy, memo, Suspense } from 'react'
import type { ShownGrid } from './shown-grid.ts'

const loadGrid = async () => ({ default: (await import('./BlockGrid.tsx')).BlockGrid })
const BlockGrid = lazy(loadGrid)

/** Waits for what draws a grid that has blocks: called while a page loads, so that its blocks are there at once. */
export async function prepareGrid({ rows }: ShownGrid): Promise<void> {
  if (rows.length > 0) await loadGrid()
}

/**
 * A grid on pages most of which have none: the scripts of blocks come with the first page that has one. A page that
 * renders again before they have come must hand in the same grid: another one would make React drop the HTML of the
 * server, and what is below would jump up and down again.
 */
export const GridOnDemand = memo(function GridOnDemand({ grid }: { grid: ShownGrid }) {
  if (grid.rows.length === 0) return null
  return (
    <Suspense fallback={null}>
      <BlockGrid grid={grid} />
    </Suspense>
  )
})
