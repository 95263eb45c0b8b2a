/** Frames of a page in percent of it. */
export interface Frame {
  x: number
  y: number
  w: number
  h: number
}

const round = (number: number) => Math.round(number * 100) / 100

/** Cells side by side in rows between two heights; a row has as many as its number says. */
export function rowsOfCells(rows: readonly number[], top: number, bottom: number): Frame[] {
  const [left, width] = [4.2, 91.6]
  const height = (bottom - top) / rows.length
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      x: round(left + (column * width) / count),
      y: round(top + row * height),
      w: round(width / count),
      h: round(height),
    })),
  )
}

/** How many cells a page has for so many goods. */
export function rowsFor(count: number): number[] {
  if (count <= 2) return [count]
  if (count === 3) return [1, 2]
  if (count === 4) return [2, 2]
  if (count === 5) return [1, 2, 2]
  if (count === 6) return [2, 2, 2]
  return [1, 3, 3]
}
