import { BlobReader, type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { openAsBlob } from 'node:fs'
import type { Readable } from 'node:stream'
import { contentUploads } from '@bottega/rules/content/content-uploads.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { zipStream } from '../../kernel/text/zip-stream.ts'
import { hashOf, mostFiles } from '../../kernel/publishing/content-folder.ts'
import type { LoadedFile } from '../../kernel/publishing/content-kind.ts'

/** The bytes and files that one upload may still bring; each file takes its part of them. */
export interface Room {
  bytes: number
  files: number
}

/** Counted unpacked, all zips of an upload together: they are in memory at once, and a small zip may stand for gigabytes. */
const most = { megabytes: 2 * contentUploads.megabytes, files: mostFiles }

export const roomOfUpload = (): Room => ({ bytes: most.megabytes * 2 ** 20, files: most.files })

const isFull = ({ bytes, files }: Room) => bytes < 0 || files < 0
const tooMuch = () => new ShopError('error.content.tooMuch', most)

/**
 * Returns the files of a zip, but for those that systems add to one by themselves. Throws `error.content.zip` for a
 * file that is no zip, and `error.content.tooMuch` for more than there is room for.
 */
export async function filesOfZip(path: string, name: string, room: Room): Promise<LoadedFile[]> {
  const files: LoadedFile[] = []
  try {
    const zip = new ZipReader(new BlobReader(await openAsBlob(path)), { useWebWorkers: false })
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory || isOfSystem(entry.filename)) continue
      room.files -= 1
      if (isFull(room)) throw tooMuch()
      const content = await contentOf(entry, room)
      files.push({ path: entry.filename, content, hash: hashOf(content) })
    }
  } catch (error) {
    // A refusal that is thrown while an entry is unpacked comes out as an error of the library.
    if (isFull(room)) throw tooMuch()
    throw new ShopError('error.content.zip', { name }, String(error))
  }
  return files
}

const isOfSystem = (path: string) => path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')

/** Counted while it is unpacked: the size a zip names for an entry may be any. */
async function contentOf(entry: FileEntry, room: Room): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const collecting = new WritableStream<Uint8Array>({
    write: (chunk) => {
      room.bytes -= chunk.length
      if (isFull(room)) throw tooMuch()
      chunks.push(chunk)
    },
  })
  await entry.getData(collecting, { checkSignature: true })
  return Buffer.concat(chunks)
}

/** Files as a zip, of which one file at a time is in memory. */
export const zipOf = (
  paths: readonly string[],
  contentOfPath: (path: string) => Promise<Buffer>,
  now: Date,
): Readable =>
  zipStream(async (zip) => {
    for (const path of paths) await zip.add(path, new Uint8ArrayReader(await contentOfPath(path)))
  }, now)
