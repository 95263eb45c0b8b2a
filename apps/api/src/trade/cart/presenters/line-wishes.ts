import { addedBy } from '@bottega/rules/cart/added-by.ts'
import { piecesOf } from '@bottega/rules/quantity/asked-pieces.ts'
import { lineNote } from '@bottega/rules/cart/line-note.ts'

/** On the wire: absent where the customer wrote nothing to the picker. */
export function presentNote({ infos }: { infos: Readonly<Record<string, string>> }): { lineNote?: string } {
  const note = lineNote(infos)
  return note === undefined ? {} : { lineNote: note }
}

/** On the wire: absent where the line was asked for by weight. */
export function presentPieces({ infos }: { infos: Readonly<Record<string, string>> }): { pieces?: number } {
  const pieces = piecesOf(infos)
  return pieces === undefined ? {} : { pieces }
}

/** On the wire: absent where the customer alone put it in the cart. */
export function presentAddedBy({ infos }: { infos: Readonly<Record<string, string>> }): { addedBy?: string } {
  const names = addedBy(infos)
  return names === undefined ? {} : { addedBy: names }
}
