import { type FileEntry, Uint8ArrayReader, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { contentUploads } from '@bottega/rules/content/content-uploads.ts'
import { ShopError } from '../../shop-error.ts'
import { hashOf, mostFiles } from '../publishing/content-folder.ts'
import type { LoadedFile } from '../publishing/content-kind.ts'

/** Bytes of all files of a zip: a small one may stand for gigabytes. */
const mostBytes = 3 * contentUploads.megabytes * 2 ** 20

const tooLarge = () => new ShopError('error.request.fileTooLarge', { megabytes: mostBytes / 2 ** 20 })

/** What a zip holds, but for what systems add to one by themselves. Throws `error.content.zip` for what is no zip. */
export async function filesOfZip(path: string, name: string): Promise<LoadedFile[]> {
  const files: LoadedFile[] = []
  let room = mostBytes
  try {
    const zip = new ZipReader(new Uint8ArrayReader(await readFile(path)), { useWebWorkers: false })
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory || isOfSystem(entry.filename)) continue
      if (files.length === mostFiles) throw tooLarge()
      const content = await contentOf(entry, room)
      room -= content.length
      files.push({ path: entry.filename, content, hash: hashOf(content) })
    }
  } catch (error) {
    if (error instanceof ShopError) throw error
    throw new ShopError('error.content.zip', { name }, String(error))
  }
  return files
}

const isOfSystem = (path: string) => path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')

/** Counted while it is unpacked: the size a zip names for an entry may be any. */
async function contentOf(entry: FileEntry, room: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const collecting = new WritableStream<Uint8Array>({
    write: (chunk) => {
      size += chunk.length
      if (size > room) throw tooLarge()
      chunks.push(chunk)
    },
  })
  await entry.getData(collecting, { checkSignature: true })
  return Buffer.concat(chunks)
}

/** Files as a zip that is written while it is sent, so that one file at a time is in memory. */
export function zipOf(paths: readonly string[], contentOfPath: (path: string) => Promise<Buffer>, now: Date): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const write = async () => {
    const zip = new ZipWriter(writable, { useWebWorkers: false, lastModDate: now })
    for (const path of paths) await zip.add(path, new Uint8ArrayReader(await contentOfPath(path)))
    await zip.close()
  }
  // The reader gets the error, and ends the answer.
  write().catch((error: unknown) => writable.abort(error))
  return Readable.fromWeb(readable)
}
