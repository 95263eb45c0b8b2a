/** Letters a typed word may be off by: none in short words, where every other word is near. */
export function allowedTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Letters a word may be off by to be taken for a typed one in its place, which asks for more than being near it. */
function allowedCorrection(typed: string): number {
  if (typed.length < 4) return 0
  if (typed.length < 6) return slip
  return typed.length < 9 ? 1 : 2
}

/**
 * Typos by which a word may stand for a typed one; undefined where it is another word. Of four or five letters any
 * other letter makes another word ("Milka" is no milk): only a doubled letter, an "h" or two swapped ones are taken for
 * slips.
 */
export function correctionTypos(typed: string, word: string): number | undefined {
  const limit = allowedCorrection(typed)
  if (limit === 0) return undefined
  const typos = typosBetween(typed, word, Math.max(limit, 1))
  const isAllowed = typos <= limit || (typos <= 1 && sameLetters(typed, word))
  return isAllowed ? typos : undefined
}

const sameLetters = (one: string, other: string) =>
  one.length === other.length && one.split('').toSorted().join('') === other.split('').toSorted().join('')

/** Letters people leave out or write once too often, because they hardly hear them. */
const slip = 0.5

/**
 * Edits (a letter more, less, other, or two swapped) between a typed word and another, or with `toBeginning` its
 * nearest beginning, so that "mozar" is near "mozzarella" while it is being typed. A doubled letter or an "h" counts
 * half. Answers more than `limit` for anything further away.
 */
export function typosBetween(typed: string, word: string, limit: number, toBeginning = false): number {
  let older: number[] = []
  let previous: number[] = [0]
  for (let column = 1; column <= word.length; column++)
    previous.push(at(previous, column - 1) + costOf(word, column - 1))
  for (let row = 1; row <= typed.length; row++) {
    const removal = costOf(typed, row - 1)
    const current = [at(previous, 0) + removal]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      let least = Math.min(
        at(previous, column) + removal,
        at(current, column - 1) + costOf(word, column - 1),
        at(previous, column - 1) + (same ? 0 : 1),
      )
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) least = Math.min(least, at(older, column - 2) + 1)
      current.push(least)
    }
    if (Math.min(...current) > limit) return limit + 1
    older = previous
    previous = current
  }
  return Math.min(limit + 1, toBeginning ? Math.min(...previous) : at(previous, word.length))
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY

/** The cost of leaving out or adding the letter at a place. */
const costOf = (word: string, place: number) =>
  word[place] === 'h' || (place > 0 && word[place] === word[place - 1]) ? slip : 1

/** Runs of three letters, the beginning of the word counting as a letter. */
export function trigrams(word: string): string[] {
  const padded = ` ${word}`
  return [
    ...new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, start) => padded.slice(start, start + 3))),
  ]
}
