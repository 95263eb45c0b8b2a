/** Line breaks and other controls; and what turns the direction of all that stands after it on the same line. */
const controls = /\p{Cc}+/gu
const turns = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A name or a field of an address as typed, on one line that shows its letters in the order they are in, on labels, in
 * mails and on the screens of staff, its accents in one character with their letters. Letters of every language stay, also those written from the right.
 */
export function plainLine(text: string): string {
  return text.normalize('NFC').replaceAll(turns, '').replaceAll(controls, ' ').replaceAll(/\s+/g, ' ').trim()
}
