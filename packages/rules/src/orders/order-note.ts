/** Characters of the note on an order at most. (Account and after-sales, sections 5 and 9) */
export const noteLength = 250
