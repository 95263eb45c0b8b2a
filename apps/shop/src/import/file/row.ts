import type { Reason } from '../reasons.ts'

/** One line of a file by column name (lower case). A column the line lacks reads as empty. */
export interface Row {
  kind: 'row'
  line: number
  values: ReadonlyMap<string, string>
  notes: Reason[]
}

/** A line nothing can be made of. */
export interface UnreadableLine {
  kind: 'unreadable'
  line: number
  reason: Reason
  value: string
}

export type FileRow = Row | UnreadableLine

export function unreadable(line: number, reason: Reason, value = ''): UnreadableLine {
  return { kind: 'unreadable', line, reason, value }
}
