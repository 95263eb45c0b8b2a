import { setTimeout as pause } from 'node:timers/promises'
import { findingText } from '@bottega/contract/staff-content/findings.ts'
import type { Db, Tx } from '../database/database.ts'
import { readContentFolder } from './content-folder.ts'
import type { ContentKind, LoadedFile } from './content-kind.ts'
import { findStaffChanges } from './staff-changes.ts'
import { tryLockContent } from './publish.repository.ts'
import { readDocuments } from './read-documents.ts'
import { nothingWritten, writeContent, type WriteResult } from './write-content.ts'

export interface ImportOptions {
  /** Stored beside what is published and shown in previews only. */
  readonly draft?: boolean
  /** Does everything and undoes it. */
  readonly dryRun?: boolean
  /** Removes published documents the folder does not have. */
  readonly prune?: boolean
  /** Takes the files also where staff have changed their documents in the back office since. */
  readonly overwrite?: boolean
}

export type ImportResult = WriteResult

/** Another import of content runs; the message is for the editor. */
export class ContentBusyError extends Error {}

/** Thrown to undo what was written; never leaves this module. */
class Undone extends Error {}

/**
 * Changes content as one transaction, one change at a time in all processes. What was written is undone when the result
 * has errors, or with `dryRun`. Throws `ContentBusyError` while another change is under way.
 */
export async function changeContent<Result extends WriteResult>(
  db: Db,
  change: (tx: Tx) => Promise<Result>,
  { dryRun = false }: { readonly dryRun?: boolean | undefined } = {},
): Promise<Result> {
  let result: Result | undefined
  try {
    await db.transaction(async (tx) => {
      if (!(await tryLockContent(tx)))
        throw new ContentBusyError('Another import of content is running. Wait for its end and start again.')
      result = await change(tx)
      if (dryRun || result.errors.length > 0) throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  if (result === undefined) throw new Error('the change of content ended without a result')
  return result
}

/**
 * Imports a content folder into the shop as one transaction. With one error nothing is written, and what was published
 * stays. The same folder a second time changes nothing. Every process of the shop shows the changes within seconds.
 */
export async function importContent(
  db: Db,
  kinds: readonly ContentKind[],
  folder: string,
  { draft = false, dryRun, prune = false, overwrite = false }: ImportOptions = {},
): Promise<ImportResult> {
  const read = await readDocuments(kinds, await readContentFolder(folder))
  if (read.findings.errors.length > 0) return { ...read.findings, ...nothingWritten }
  return changeContent(
    db,
    async (tx) => {
      if (draft || overwrite) return writeContent(tx, kinds, read, { draft, prune: prune && !draft })
      const { errors, notes, stays } = await findStaffChanges(tx, read.documents, prune)
      if (errors.length > 0) return { errors, notes, ...nothingWritten }
      const findings = { ...read.findings, notes: [...read.findings.notes, ...notes] }
      return writeContent(tx, kinds, { ...read, findings }, { prune, stays })
    },
    { dryRun },
  )
}

/** Milliseconds between two tries; a change of content takes seconds at most. */
const busyPause = 500

/**
 * The same as soon as no other change of content is under way, for whoever follows a folder: of two processes that see
 * one change, the second waits. `undefined` where `signal` ends the waiting.
 */
export async function importContentWhenFree(
  db: Db,
  kinds: readonly ContentKind[],
  folder: string,
  signal: AbortSignal,
): Promise<ImportResult | undefined> {
  while (!signal.aborted) {
    try {
      return await importContent(db, kinds, folder)
    } catch (error) {
      if (!(error instanceof ContentBusyError)) throw error
    }
    await pause(busyPause)
  }
  return undefined
}

/**
 * The same inside a transaction of the caller, for a folder known to be right: of the demo, with files made from its
 * catalogue. Throws what is wrong.
 */
export async function seedContent(
  tx: Tx,
  kinds: readonly ContentKind[],
  folder: string,
  more: readonly LoadedFile[] = [],
): Promise<void> {
  const read = await readDocuments(kinds, [...(await readContentFolder(folder)), ...more])
  const { errors } = read.findings.errors.length > 0 ? read.findings : await writeContent(tx, kinds, read, {})
  const [first] = errors
  if (first !== undefined) throw new Error(`${first.file}:${first.line} ${first.field} ${findingText(first, 'en')}`)
}
