import { plainWords } from '../text/plain-words.ts'

/** A search for `typed` also finds `found`, before anything else where it is `preferred`. Plain words with spaces. */
export interface Synonym {
  readonly typed: string
  readonly found: string
  readonly preferred: boolean
}

export interface SynonymProblem {
  readonly line: number
  readonly text: string
  readonly reason: 'one-word' | 'empty-word' | 'two-arrows' | 'too-long'
}

const longestWord = 80

/**
 * Reads a file of synonyms, a line each. `pannolini = pampers` find each other; with `coca => cola` only who types the
 * left side finds the right one too; with `latte > latte fresco` it comes first. `#` begins a remark.
 */
export function readSynonyms(file: string): { synonyms: Synonym[]; problems: SynonymProblem[] } {
  const synonyms: Synonym[] = []
  const problems: SynonymProblem[] = []
  for (const [index, written] of file.split(/\r?\n/).entries()) {
    const text = written.replace(/#.*$/, '').trim()
    if (text === '') continue
    const read = readLine(text)
    if (typeof read === 'string') problems.push({ line: index + 1, text, reason: read })
    else synonyms.push(...read)
  }
  return { synonyms, problems }
}

function readLine(text: string): Synonym[] | SynonymProblem['reason'] {
  const [left = '', right, ...more] = text.split(/=?>/)
  if (more.length > 0) return 'two-arrows'
  const typed = left.split('=').map(plainWords)
  const found = right === undefined ? typed : right.split('=').map(plainWords)
  if ([...typed, ...found].includes('')) return 'empty-word'
  if ([...typed, ...found].some((word) => word.length > longestWord)) return 'too-long'
  if (right === undefined && typed.length < 2) return 'one-word'
  const preferred = right !== undefined && !text.includes('=>')
  return typed.flatMap((one) =>
    found.filter((other) => other !== one).map((other) => ({ typed: one, found: other, preferred })),
  )
}
