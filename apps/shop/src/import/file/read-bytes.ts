import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ImportError } from '../import-error.ts'

/** Bytes read to detect the format: enough for all or most of a header line. */
const looked = 1024

type Bytes = AsyncIterable<Buffer>

/**
 * The bytes of a file as UTF-8 or Windows-1252 text, chunk by chunk: gzip is unpacked and UTF-16 (with or without its
 * byte-order mark) is decoded on the way. Workbooks and archives are refused by name with an `ImportError`.
 */
export async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(path)
  try {
    const { start, bytes } = await looking(stream)
    const archive = archiveName(start)
    if (archive !== undefined) throw new ImportError(archive)
    const isPacked = start[0] === 0x1f && start[1] === 0x8b
    yield* asUtf8(isPacked ? unpacked(bytes) : bytes)
  } finally {
    stream.destroy()
  }
}

/** The first bytes, and all bytes from the beginning all the same. */
async function looking(source: Bytes): Promise<{ start: Buffer; bytes: Bytes }> {
  const iterator = source[Symbol.asyncIterator]()
  const chunks: Buffer[] = []
  let length = 0
  while (length < looked) {
    const next = await iterator.next()
    if (next.done === true) break
    chunks.push(next.value)
    length += next.value.length
  }
  const start = Buffer.concat(chunks)
  async function* all(): AsyncGenerator<Buffer> {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { start: start.subarray(0, looked), bytes: all() }
}

function archiveName(start: Buffer): string | undefined {
  const begins = (...bytes: number[]) => start.subarray(0, bytes.length).equals(Buffer.from(bytes))
  if (begins(0x50, 0x4b, 0x03, 0x04)) {
    const isWorkbook = start.includes('[Content_Types].xml') || start.includes('xl/')
    if (isWorkbook) return 'The file is an Excel workbook (xlsx). Save it as "CSV UTF-8" and import that.'
    return 'The file is a ZIP archive. Unpack it and import the CSV file inside.'
  }
  if (begins(0xd0, 0xcf, 0x11, 0xe0))
    return 'The file is an old Excel workbook (xls). Save it as "CSV UTF-8" and import that.'
  return undefined
}

async function* unpacked(packed: Bytes): AsyncGenerator<Buffer> {
  // Piping hands an error of either side to the loop, which is where it is answered.
  const unzipped = pipeline(Readable.from(packed), createGunzip(), () => undefined)
  try {
    for await (const chunk of unzipped as Bytes) yield chunk
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (!code.startsWith('Z_')) throw error
    throw new ImportError(`The gzip file is damaged or cut short: ${message}.`)
  }
}

async function* asUtf8(source: Bytes): AsyncGenerator<Buffer> {
  const { start, bytes } = await looking(source)
  const encoding = utf16Of(start)
  if (encoding === undefined) {
    yield* bytes
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

/** By its mark, or because every other byte of what must be a line of plain letters is zero. */
function utf16Of(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zerosAt = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const most = start.length / 4
  if (start.length < 4 || zerosAt(0) + zerosAt(1) <= most) return undefined
  return zerosAt(1) > zerosAt(0) ? 'utf-16le' : 'utf-16be'
}
