import { chunksOf } from '../../kernel/database/chunks.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { compare, type Comparison, type PartReport, type RowDifference } from './changes.ts'
import type { ManagedKeys } from './managed-keys.ts'
import { fieldDigests } from './row-digest.ts'

/** The tools every part is written with, inside the one transaction of an import. */
export interface Writing {
  readonly tx: Tx
  readonly now: Date
  /** A day of the shop's calendar. */
  readonly today: string
  readonly managed: ManagedKeys
  /** The files have the last word where staff have set something since they were read. */
  readonly overwrite: boolean
  readonly reports: PartReport[]
}

export type Overwritten = Pick<RowDifference, 'before' | 'after'>

/** How the rows of a part reach the database. */
export interface PartWriter<Wanted, Known> extends Comparison<Wanted, Known> {
  readonly insert: (rows: Wanted[]) => Promise<unknown>
  readonly update: (wanted: Wanted, known: Known) => Promise<unknown>
  /**
   * The values that staff have set apart from the row and that its change overwrites: as they are, and as they will be.
   */
  readonly alsoOverwrites?: (wanted: Wanted, known: Known) => Promise<Overwritten | undefined>
  /** Takes a row out of use. It may be deleted only where nothing can refer to it. */
  readonly close: (row: Known) => Promise<unknown>
}

/** Adds, changes and closes what differs from the shop, and tells it. Answers the keys of rows kept as the shop has them. */
export async function writePart<Wanted extends object, Known>(
  { managed, overwrite, reports }: Writing,
  writer: PartWriter<Wanted, Known>,
  wanted: readonly Wanted[],
  known: readonly Known[],
): Promise<ReadonlySet<string>> {
  const { changes, report } = compare(writer, wanted, known, {
    said: managed.of(writer.part),
    overwrite,
  })
  for (const chunk of chunksOf(changes.added)) await writer.insert(chunk)
  for (const [index, { wanted: row, known: there }] of changes.changed.entries()) {
    const more = await writer.alsoOverwrites?.(row, there)
    const difference = report.differences[index]
    if (more !== undefined && difference !== undefined)
      report.differences[index] = {
        ...difference,
        before: { ...difference.before, ...more.before },
        after: { ...difference.after, ...more.after },
        isOverwriting: true,
      }
    await writer.update(row, there)
  }
  for (const row of changes.missing) {
    await writer.close(row)
    report.closed.push(writer.keyOfKnown(row))
  }
  managed.set(writer.part, new Map(wanted.map((row) => [writer.keyOf(row), fieldDigests(row)])))
  reports.push(report)
  return new Set(report.kept.map(({ key }) => key))
}
