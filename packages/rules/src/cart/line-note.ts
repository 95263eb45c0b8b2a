import { plainLine } from '../text/plain-line.ts'

/** Characters of the note on a line at most: what a picker reads at a glance, beside the goods. (decision 860) */
export const lineNoteMaximum = 80

/** The key of a line's infos of its customer’s note to the picker. */
export const lineNoteKey = 'line_note'

type Infos = Readonly<Record<string, string>>

/** The note a customer wrote to the picker about a line; undefined where they wrote none. */
export const lineNote = (infos: Infos): string | undefined => infos[lineNoteKey]

/** The infos of a line with this note, on one line and without signs nobody sees; an empty note takes it back. */
export function withLineNote(infos: Infos, note: string): Record<string, string> {
  const { [lineNoteKey]: _before, ...others } = infos
  const cleaned = plainLine(note)
  return cleaned === '' ? others : { ...others, [lineNoteKey]: cleaned }
}

/** The infos of a line that another is counted to: its own note stands, else it takes over that of the other. */
export const withNoteOf = (infos: Infos, other: Infos): Record<string, string> =>
  withLineNote(infos, lineNote(infos) ?? lineNote(other) ?? '')
