import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { type Finding, findingLine } from '../world/findings.ts'

export interface FindingsFile {
  add: (finding: Finding) => void
  addLine: (line: string) => void
  /** Waits until everything is on the disk. */
  close: () => Promise<void>
}

/** A report, a line for each finding. */
export function openFindings(path: string): FindingsFile {
  const stream = createWriteStream(path, { flags: 'w' })
  // Awaited at the end; until then a full disk must not end the process as unhandled.
  const ended = finished(stream)
  ended.catch(() => undefined)
  const addLine = (line: string) => void stream.write(`${line}\n`)
  return {
    add: (finding) => addLine(findingLine(finding)),
    addLine,
    close: () => {
      stream.end()
      return ended
    },
  }
}
