import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@bottega/api/kernel/database/database.ts'
import { liveFile } from '@bottega/api/staff/live-figures/live-files.tables.ts'

/** Milliseconds without a word after which a process is taken to have ended. */
export const abandonedFor = 60_000

/** Another process has taken the file up; this one writes nothing more of it. */
export class FileLostError extends Error {
  override readonly name = 'FileLostError'
}

export interface ClaimedFile {
  readonly rowsTaken: number
  readonly rowsChanged: number
}

/** The file is this process's from now on, with how far it is; undefined where it is another's. */
export async function claimFile(db: Db, name: string): Promise<ClaimedFile | undefined> {
  const [claimed] = await db
    .insert(liveFile)
    .values({ name })
    .onConflictDoUpdate({
      target: liveFile.name,
      set: { touchedAt: sql`now()` },
      setWhere: sql`${liveFile.touchedAt} < now() - ${abandonedFor}::int * interval '1 millisecond'`,
    })
    .returning({ rowsTaken: liveFile.rowsTaken, rowsChanged: liveFile.rowsChanged })
  return claimed
}

export async function touchFile(db: Db, name: string): Promise<void> {
  await db
    .update(liveFile)
    .set({ touchedAt: sql`now()` })
    .where(eq(liveFile.name, name))
}

/** Counts a batch in its own transaction. Throws `FileLostError` where the file is not where this process left it. */
export async function recordBatch(
  tx: Tx,
  name: string,
  taken: number,
  { rows, changed }: { rows: number; changed: number },
): Promise<void> {
  const { rowCount } = await tx
    .update(liveFile)
    .set({ rowsTaken: taken + rows, rowsChanged: sql`${liveFile.rowsChanged} + ${changed}`, touchedAt: sql`now()` })
    .where(and(eq(liveFile.name, name), eq(liveFile.rowsTaken, taken)))
  if (rowCount !== 1) throw new FileLostError(name)
}

/** After the file was moved away. */
export async function endFile(db: Db, name: string): Promise<void> {
  await db.delete(liveFile).where(eq(liveFile.name, name))
}
