type Word = string | number | boolean

/** What a client wrote as JSON in the text it is kept and compared as: `-1` and `"-1"` are the same answer. */
export const wordsOf = (written: Readonly<Record<string, Word>>): Record<string, string> =>
  Object.fromEntries(Object.entries(written).map(([key, value]) => [key, String(value)]))
