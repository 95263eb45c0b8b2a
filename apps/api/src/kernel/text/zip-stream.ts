import { ZipWriter } from '@zip.js/zip.js'
import { Readable } from 'node:stream'

/** A zip that is written while it is sent, so that no more of it is in memory than its reader has not taken yet. */
export function zipStream(write: (zip: ZipWriter<unknown>) => Promise<unknown>, now: Date): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writeAll = async () => {
    const zip = new ZipWriter(writable, { useWebWorkers: false, lastModDate: now })
    await write(zip)
    await zip.close()
  }
  // The reader gets the error, and ends the answer.
  writeAll().catch((error: unknown) => writable.abort(error))
  return Readable.fromWeb(readable)
}
