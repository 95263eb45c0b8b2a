/** Characters of the note on an order at most. (Account and after-sales, sections 5 and 9) */
export const noteLength = 250
/** Characters of a note that a call takes, to refuse the whole of it as too long and not as unreadable. */
export const receivedNoteLength = 10_000
