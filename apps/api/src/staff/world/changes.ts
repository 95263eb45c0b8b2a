import { isDeepStrictEqual } from 'node:util'
import type { Said } from './managed-keys.ts'
import { fieldDigests, rowDigest } from './row-digest.ts'

/** A row of the shop that an import changes: the fields that differ, as they were and as the files have them. */
export interface RowDifference {
  readonly key: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** The shop's row is not as the last import left it: staff have changed it meanwhile. */
  readonly isOverwriting: boolean
}

/** Without fields it is a row the shop has no more. */
export type KeptRow = Omit<RowDifference, 'isOverwriting'>

/** The changes an import would make, or made, to one part of the shop. */
export interface PartReport {
  readonly part: string
  readonly added: string[]
  readonly changed: string[]
  readonly closed: string[]
  /** Of the rows changed, where the part can tell. */
  readonly differences: RowDifference[]
  /**
   * Rows that staff set since the files were last read, and that stay: as the shop has them, and as the files have
   * them.
   */
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
  /** A row the shop has no more because its time is over. */
  readonly isOver?: (row: Wanted) => boolean
}

/** The facts an import knows of the last one, and its permission to overwrite. */
export interface Memory {
  /** The content the files had for each row an import wrote. */
  readonly said: ReadonlyMap<string, Said>
  /** Gives the files the last word. */
  readonly overwrite: boolean
}

/**
 * Compares the rows of the files with the shop's, field by field. A file acts where it says something else than it said
 * last; what staff have set otherwise meanwhile is kept and told. Where both have changed a field, the row is told as one
 * that is overwritten. Rows that came another way, as from the back office, are left alone: only those an earlier import
 * wrote can be missing.
 */
export function compare<Wanted extends object, Known>(
  { part, keyOf, keyOfKnown, asWanted, isOver }: Comparison<Wanted, Known>,
  wanted: readonly Wanted[],
  known: readonly Known[],
  memory: Memory,
): { changes: Changes<Wanted, Known>; report: PartReport } {
  const byKey = new Map(known.map((row) => [keyOfKnown(row), row]))
  const changes: Changes<Wanted, Known> = { added: [], changed: [], missing: [] }
  const report = emptyReport(part)
  for (const row of wanted) {
    const key = keyOf(row)
    const found = byKey.get(key)
    byKey.delete(key)
    if (found === undefined) {
      if (!saysTheSame(memory.said.get(key), row)) {
        changes.added.push(row)
        report.added.push(key)
      } else if (isOver?.(row) === true) report.unchanged += 1
      else if (memory.overwrite) {
        changes.added.push(row)
        report.added.push(key)
      } else report.kept.push({ key, before: {}, after: {} })
      continue
    }
    const there = asWanted(found)
    const { merged, kept, isOverwriting } = mergedRow(key, there, row, memory)
    if (kept.length > 0) report.kept.push({ key, ...valuesOf(kept, there, row) })
    if (isDeepStrictEqual(there, merged)) report.unchanged += 1
    else {
      changes.changed.push({ wanted: merged, known: found })
      report.changed.push(key)
      report.differences.push({ key, ...differingFields(there, merged), isOverwriting })
    }
  }
  for (const [key, row] of byKey) if (memory.said.has(key)) changes.missing.push(row)
  return { changes, report }
}

const saysTheSame = (said: Said | undefined, row: object) =>
  said !== undefined &&
  (typeof said === 'string' ? said === rowDigest(row) : isDeepStrictEqual(said, fieldDigests(row)))

/** The row of the files, with the fields of the shop's that were set there since the files were read. */
function mergedRow<Row extends object>(
  key: string,
  there: Row,
  row: Row,
  { said, overwrite }: Memory,
): { merged: Row; kept: string[]; isOverwriting: boolean } {
  const last = said.get(key)
  const differing = namesOfDifferences(there, row)
  // Before the first import of a part, and of rows a version without digests wrote, nothing is known.
  if (said.size === 0 || last === '') return { merged: row, kept: [], isOverwriting: false }
  const is = (one: Row, name: string) => last !== undefined && says(last, one, name)
  const kept = overwrite ? [] : differing.filter((name) => is(row, name))
  const isOverwriting = differing.some((name) => !kept.includes(name) && !is(there, name) && !isNew(last, name))
  const fields = there as Record<string, unknown>
  const merged = kept.length === 0 ? row : { ...row, ...Object.fromEntries(kept.map((name) => [name, fields[name]])) }
  return { merged, kept, isOverwriting }
}

/** Whether a row has a field as the files had it. */
function says(last: Said, row: object, name: string): boolean {
  if (typeof last === 'string') return last === rowDigest(row)
  return last[name] === fieldDigests(row)[name]
}

/** A field the files did not have before. */
const isNew = (last: Said | undefined, name: string) => typeof last === 'object' && last[name] === undefined

function namesOfDifferences(there: object, row: object): string[] {
  const [before, after] = [there, row] as [Record<string, unknown>, Record<string, unknown>]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

function valuesOf(names: readonly string[], there: object, row: object): Pick<RowDifference, 'before' | 'after'> {
  const of = (one: object) =>
    Object.fromEntries(names.map((name) => [name, (one as Record<string, unknown>)[name] ?? null]))
  return { before: of(there), after: of(row) }
}

const differingFields = (there: object, row: object) => valuesOf(namesOfDifferences(there, row), there, row)
