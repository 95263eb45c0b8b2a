/** Letters a typed word may be off by: none in short words, where every other word is near. */
export function allowedTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Edits (a letter more, less, other, or two swapped) between a typed word and the nearest beginning of another, so that
 * "mozar" is near "mozzarella" while it is being typed. Answers `limit + 1` for anything further away.
 */
export function typosToBeginning(typed: string, word: string, limit: number): number {
  let older: number[] = []
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      let least = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
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
  return Math.min(limit + 1, ...previous)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY

/** Endings of German and English plurals that may be left off. */
const droppedEndings = ['s', 'n', 'e', 'en', 'es', 'er']
/** Singular and plural of Italian words by their ending, the first that fits: a peach (pesca) is no fish (pesce). */
const italianEndings: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['che', ['ca']],
  ['chi', ['co']],
  ['ghe', ['ga']],
  ['ghi', ['go']],
  ['cia', ['ce', 'cie']],
  ['gia', ['ge', 'gie']],
  ['cie', ['cia']],
  ['gie', ['gia']],
  ['ca', ['che']],
  ['co', ['chi', 'ci']],
  ['ga', ['ghe']],
  ['go', ['ghi', 'gi']],
  ['ce', ['cia', 'ci']],
  ['ge', ['gia', 'gi']],
  ['io', ['i']],
  ['a', ['e']],
  ['e', ['a', 'i']],
  ['i', ['o', 'e', 'io']],
  ['o', ['i', 'a']],
]

/**
 * Other forms of a word with the same meaning: mela mele, formaggio formaggi, acciuga acciughe, apples apple. Not real
 * grammar but good enough to search, since a form that does not exist finds nothing.
 */
export function inflections(word: string): string[] {
  if (word.length < 4) return []
  const shortened = droppedEndings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 4)
    .map((ending) => word.slice(0, -ending.length))
  return [...new Set([...shortened, ...italianForms(word)])].filter((form) => form !== word)
}

function italianForms(word: string): string[] {
  const [ending = '', others = []] = italianEndings.find(([one]) => word.endsWith(one)) ?? []
  return others.map((other) => word.slice(0, word.length - ending.length) + other)
}

/** Runs of three letters, the beginning of the word counting as a letter. */
export function trigrams(word: string): string[] {
  const padded = ` ${word}`
  return [
    ...new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, start) => padded.slice(start, start + 3))),
  ]
}
