/** A word searched for, how often, and when last (milliseconds). (Content and discovery, section 3) */
export interface SavedWord {
  readonly name: string
  readonly counter: number
  readonly timestamp: number
}

const dayInMs = 86_400_000
/** The most words stored; the least searched are dropped. */
const mostWords = 50

/** The time at which words are looked at, in milliseconds, and the number of days they are stored. */
interface WordsTime {
  readonly now: number
  readonly dayWordsSaved: number
}

/**
 * The words after one more search: a known word, whatever its case, counts one up. The most searched come first, and
 * words not searched for as many days as the shop sets are dropped. (Content and discovery, sections 4 and 9)
 */
export function rememberWord(words: readonly SavedWord[], name: string, time: WordsTime): readonly SavedWord[] {
  const wanted = name.trim()
  if (wanted === '') return freshWords(words, time)
  const known = words.find((word) => sameWord(word.name, wanted))
  const remembered = { name: known?.name ?? wanted, counter: (known?.counter ?? 0) + 1, timestamp: time.now }
  return freshWords([remembered, ...words.filter((word) => word !== known)], time)
}

export function freshWords(words: readonly SavedWord[], { now, dayWordsSaved }: WordsTime): readonly SavedWord[] {
  return words
    .filter(({ timestamp }) => now - timestamp <= dayWordsSaved * dayInMs)
    .toSorted((a, b) => b.counter - a.counter || b.timestamp - a.timestamp)
    .slice(0, mostWords)
}

export function forgetWord(words: readonly SavedWord[], name: string): readonly SavedWord[] {
  return words.filter((word) => !sameWord(word.name, name))
}

/** Reads what the browser stored, which may have any shape: unreadable words are dropped. */
export function readWords(found: unknown): readonly SavedWord[] {
  return Array.isArray(found) ? found.filter(isSavedWord) : []
}

function isSavedWord(value: unknown): value is SavedWord {
  if (typeof value !== 'object' || value === null) return false
  const { name, counter, timestamp } = value as Record<string, unknown>
  return typeof name === 'string' && typeof counter === 'number' && typeof timestamp === 'number'
}

function sameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
