import { readBytes } from './read-bytes.ts'

/**
 * Longest line taken, in bytes, and longest record over several lines. Nothing of a file beyond this is held in memory.
 */
export const longestRecord = 256 * 1024

export interface Line {
  /** Counted from 1, as an editor shows it. */
  number: number
  /** Without line end; undefined when the line is longer than `longestRecord`. */
  bytes: Buffer | undefined
}

const newline = 0x0a
const carriageReturn = 0x0d
const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])

/** The lines of a file, one at a time, whatever its size, without a byte-order mark at the start. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let number = 1
  let pending: Buffer[] = []
  let pendingLength = 0
  const take = (end: Buffer): Line => {
    const isTooLong = pendingLength + end.length > longestRecord
    const bytes = isTooLong ? undefined : withoutEnds(Buffer.concat([...pending, end]), number)
    const line = { number, bytes }
    number += 1
    pending = []
    pendingLength = 0
    return line
  }
  for await (const chunk of readBytes(path)) {
    let start = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield take(chunk.subarray(start, end))
      start = end + 1
    }
    const rest = chunk.subarray(start)
    pendingLength += rest.length
    if (pendingLength <= longestRecord) pending.push(rest)
    else pending = []
  }
  if (pendingLength > 0) yield take(Buffer.alloc(0))
}

function withoutEnds(bytes: Buffer, number: number): Buffer {
  const end = bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length
  if (number > 1) return bytes.subarray(0, end)
  return bytes.subarray(bytes.subarray(0, 3).equals(utf8Mark) ? 3 : 0, end)
}
