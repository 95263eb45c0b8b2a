type Word = string | number | boolean

/** Values a client wrote as JSON, as the texts they are stored and compared as: `-1` and `"-1"` are the same answer. */
export const wordsOf = (written: Readonly<Record<string, Word>>): Record<string, string> =>
  Object.fromEntries(Object.entries(written).map(([key, value]) => [key, String(value)]))
