import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { BackupError, readManifest, type BackupManifest } from './backup-manifest.ts'

/** One file of a backup: the manifest, some rows of one table as lines of JSON, or a picture. */
export interface ArchiveEntry {
  name: string
  content: Buffer
}

/** Personal data: readable by the account that made it alone. */
const fileMode = 0o600

/** Writes a gzipped tar entry by entry; memory holds one entry. */
export async function writeArchive(file: string, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const archive = pack()
  const add = ({ name, content }: ArchiveEntry) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: fileMode }, content, (error) => (error ? reject(error) : resolve()))
    })
  const fill = async () => {
    for await (const entry of entries) await add(entry)
    archive.finalize()
  }
  const filled = fill().catch((error: unknown) => {
    archive.destroy(error as Error)
    throw error
  })
  await Promise.all([filled, pipeline(archive, createGzip(), createWriteStream(file, { mode: fileMode }))])
}

export interface OpenedArchive {
  manifest: BackupManifest
  /** The entries after the manifest. */
  entries: AsyncIterable<ArchiveEntry>
}

/** Opens a backup. Throws `BackupError` for a file that is none, and while it is read for one that is damaged. */
export async function openArchive(file: string): Promise<OpenedArchive> {
  const entries = entriesIn(file)
  const { value: first } = await entries.next().catch((error: unknown) => {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new BackupError(missing ? `There is no file ${file}.` : `${file} is no backup.`)
  })
  if (first?.name !== 'manifest.json') throw new BackupError(`${file} is no backup.`)
  return { manifest: readManifest(first.content.toString()), entries: untilDamaged(entries) }
}

async function* entriesIn(file: string): AsyncGenerator<ArchiveEntry, undefined> {
  const archive = extract()
  // The reader of the entries gets the error; here it would be reported twice.
  pipeline(createReadStream(file), createGunzip(), archive).catch((error: unknown) => archive.destroy(error as Error))
  for await (const entry of archive) yield { name: entry.header.name, content: await buffer(entry) }
  return undefined
}

async function* untilDamaged(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<ArchiveEntry> {
  try {
    yield* entries
  } catch (error) {
    throw new BackupError('The backup is damaged: it cannot be read to its end.', { cause: error })
  }
}
