import { isDeepStrictEqual } from 'node:util'
import { rowDigest } from './row-digest.ts'

/** A row of the shop that an import changes: the fields that differ, as they were and as the files have them. */
export interface RowDifference {
  readonly key: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** The shop's row is not as the last import left it: staff have changed it meanwhile. */
  readonly isOverwriting: boolean
}

export type KeptRow = Omit<RowDifference, 'isOverwriting'>

/** What an import would do, or did, to one part of the shop. */
export interface PartReport {
  readonly part: string
  readonly added: string[]
  readonly changed: string[]
  readonly closed: string[]
  /** Of the rows changed, where the part can tell. */
  readonly differences: RowDifference[]
  /** What staff set since the files were last read, and stays: as the shop has it, and as the files have it. */
  readonly kept: KeptRow[]
  unchanged: number
}

export const emptyReport = (part: string): PartReport => ({
  part,
  added: [],
  changed: [],
  closed: [],
  differences: [],
  kept: [],
  unchanged: 0,
})

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
 * only those in `managed`, which an earlier import wrote, can be missing. `managed` has their digests as well, which tell
 * what was changed in the shop since.
 */
export function compare<Wanted extends object, Known>(
  { part, keyOf, keyOfKnown, asWanted }: Comparison<Wanted, Known>,
  wanted: readonly Wanted[],
  known: readonly Known[],
  managed: ReadonlyMap<string, string>,
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
      continue
    }
    const there = asWanted(found)
    if (isDeepStrictEqual(there, row)) report.unchanged += 1
    else {
      changes.changed.push({ wanted: row, known: found })
      report.changed.push(key)
      report.differences.push({ key, ...differingFields(there, row), isOverwriting: wasChanged(key, there, managed) })
    }
  }
  for (const [key, row] of byKey) if (managed.has(key)) changes.missing.push(row)
  return { changes, report }
}

/** Before the first import of a part, and of rows a version without digests wrote, it is not known. */
function wasChanged(key: string, there: object, managed: ReadonlyMap<string, string>): boolean {
  if (managed.size === 0) return false
  const digest = managed.get(key)
  return digest !== '' && digest !== rowDigest(there)
}

function differingFields(there: object, row: object): Pick<RowDifference, 'before' | 'after'> {
  const [before, after] = [there, row] as [Record<string, unknown>, Record<string, unknown>]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const of = (one: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, one[name] ?? null]))
  return { before: of(before), after: of(after) }
}
