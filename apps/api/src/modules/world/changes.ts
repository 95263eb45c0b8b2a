import { isDeepStrictEqual } from 'node:util'

/** What an import would do, or did, to one part of the shop. */
export interface PartReport {
  readonly part: string
  readonly added: string[]
  readonly changed: string[]
  readonly closed: string[]
  unchanged: number
}

export const emptyReport = (part: string): PartReport => ({ part, added: [], changed: [], closed: [], unchanged: 0 })

/** A wanted row beside the one the shop has. */
export interface Pair<Wanted, Known> {
  readonly wanted: Wanted
  readonly known: Known
}

export interface Changes<Wanted, Known> {
  readonly added: Wanted[]
  readonly changed: Pair<Wanted, Known>[]
  /** Rows an earlier import wrote and the files have no more. */
  readonly missing: Known[]
}

/** How the rows of a part are told apart and compared. */
export interface Comparison<Wanted, Known> {
  readonly part: string
  readonly keyOf: (row: Wanted) => string
  readonly keyOfKnown: (row: Known) => string
  /** The known row as a file would have it. */
  readonly asWanted: (row: Known) => Wanted
}

/**
 * Compares the rows of the files with the shop's. Rows that came another way, as from the back office, are left alone:
 * only those in `managed`, which an earlier import wrote, can be missing.
 */
export function compare<Wanted, Known>(
  { part, keyOf, keyOfKnown, asWanted }: Comparison<Wanted, Known>,
  wanted: readonly Wanted[],
  known: readonly Known[],
  managed: ReadonlySet<string>,
): { changes: Changes<Wanted, Known>; report: PartReport } {
  const byKey = new Map(known.map((row) => [keyOfKnown(row), row]))
  const changes: Changes<Wanted, Known> = { added: [], changed: [], missing: [] }
  const report = emptyReport(part)
  for (const row of wanted) {
    const key = keyOf(row)
    const found = byKey.get(key)
    byKey.delete(key)
    if (found === undefined) {
      changes.added.push(row)
      report.added.push(key)
    } else if (isDeepStrictEqual(asWanted(found), row)) report.unchanged += 1
    else {
      changes.changed.push({ wanted: row, known: found })
      report.changed.push(key)
    }
  }
  for (const [key, row] of byKey) if (managed.has(key)) changes.missing.push(row)
  return { changes, report }
}
