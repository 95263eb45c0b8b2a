/** Rows in groups small enough for one statement: at most 1,000, and never more than PostgreSQL's 65,535 parameters. */
export function chunksOf<Row extends object>(rows: readonly Row[]): Row[][] {
  const [first] = rows
  if (!first) return []
  const size = Math.min(1000, Math.floor(60_000 / Object.keys(first).length))
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}
