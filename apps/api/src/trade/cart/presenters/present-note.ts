import { lineNote } from '@bottega/rules/cart/line-note.ts'

/** On the wire: absent where the customer wrote nothing to the picker. */
export function presentNote({ infos }: { infos: Readonly<Record<string, string>> }): { lineNote?: string } {
  const note = lineNote(infos)
  return note === undefined ? {} : { lineNote: note }
}
