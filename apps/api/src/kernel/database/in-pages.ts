/** Rows that are in memory at once while a long table is written. */
export const rowsOfPage = 500

/**
 * All rows of a table from the highest id down, page by page: `read` answers at most `rowsOfPage` rows below an id, the
 * highest first. Each page is a statement of its own, so that no connection waits for whoever takes the rows slowly; a
 * row that comes in meanwhile has a higher id and is left out.
 */
export async function* inPages<Row>(
  read: (below: number | undefined) => Promise<readonly Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<readonly Row[]> {
  let below: number | undefined
  for (;;) {
    const page = await read(below)
    if (page.length > 0) yield page
    const last = page.at(-1)
    if (last === undefined || page.length < rowsOfPage) return
    below = idOf(last)
  }
}
