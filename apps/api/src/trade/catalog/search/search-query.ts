import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { formatNames, readFormats } from '@bottega/rules/search/formats.ts'
import type { Synonym } from '@bottega/rules/search/synonyms.ts'
import { inflections } from './word-forms.ts'

/** Other names of a phrase of plain words, by the phrase. */
export type SynonymTable = ReadonlyMap<string, readonly Pick<Synonym, 'found' | 'preferred'>[]>

/** The weight of another name of a thing beside the one that was typed, in hundredths. */
const otherQuality = 88

/** One way to say a thing: words that belong together. */
export interface SearchWay {
  readonly words: readonly string[]
  /** In hundredths. */
  readonly quality: number
  /** Products that answer to this way come before those that only answer to the others. */
  readonly preferred: boolean
  /** Not as typed but another name, which is not looked for by beginnings or typos. */
  readonly isOther: boolean
}

/** One thing a query asks for, in any of the ways it can be said. */
export interface SearchTerm {
  readonly typed: string
  readonly ways: readonly SearchWay[]
  /** The last word of a text that is being typed may be a beginning. */
  readonly isTyping: boolean
  /** Editors name it, or the catalogue does as one: it is no slip of anything. */
  readonly isNamed: boolean
}

export interface SearchQuery {
  readonly terms: readonly SearchTerm[]
  /** Names of the formats asked for, the best first: they decide between products and leave none out. */
  readonly formats: readonly string[]
}

/** Words without a meaning for the search. */
const fillers = new Set(
  'a ai al all alla alle allo agli and con d da dal dalla de dei degli del dell della delle dello di e ed for from fur gli i il im in l la le lo mit of ohne per senza the to un una und uno vom von with without zum zur'.split(
    ' ',
  ),
)
const mostTerms = 12
const longestPhrase = 4
/** Variant spellings that no rule finds. */
const spellings: ReadonlyMap<string, string> = new Map([['the', 'te']])
const without = new Set(['senza', 'ohne', 'without', 'no'])

const asTyped = (words: readonly string[]): SearchWay => ({ words, quality: 100, preferred: false, isOther: false })
const other = (words: readonly string[], quality: number, preferred = false): SearchWay => ({
  words,
  quality,
  preferred,
  isOther: true,
})

export const isFiller = (word: string) => fillers.has(word)

/** Codes and barcodes are looked up whole, where they would be most of the vocabulary and never half typed. */
export const isCode = (text: string) => /^\d{5,}$/.test(text)

export function synonymTable(synonyms: readonly Synonym[]): SynonymTable {
  const table = new Map<string, Pick<Synonym, 'found' | 'preferred'>[]>()
  for (const synonym of synonyms) table.set(synonym.typed, [...(table.get(synonym.typed) ?? []), synonym])
  // "Cocacola" is "coca cola".
  for (const [typed, found] of table) {
    const joined = typed.replaceAll(' ', '')
    if (!table.has(joined)) table.set(joined, found)
  }
  return table
}

interface Known {
  /** Whether the catalogue has the word, which may be several joined by `_`. */
  readonly has: (word: string) => boolean
  /** Whether it has the word in any form. */
  readonly knows: (word: string) => boolean
  readonly synonyms: SynonymTable
}

/** Takes a query apart: formats, phrases the catalogue or the synonyms know, what is not wanted, words. */
export function readQuery(text: string, known: Known, isTyping = false): SearchQuery {
  const { rest, formats } = readFormats(text)
  const words = plainWords(rest)
    .split(' ')
    .filter(Boolean)
    .map((word) => spelledAsKnown(word, known))
  const terms: SearchTerm[] = []
  for (let from = 0; from < words.length && terms.length < mostTerms;) {
    const { term, length } = termAt(words, from, known)
    if (term !== undefined && !terms.some(({ typed }) => typed === term.typed)) {
      const isLast = from + length === words.length && formats.length === 0
      terms.push({ ...term, isTyping: isTyping && isLast && length === 1 })
    }
    from += length
  }
  const names = formats.flatMap((format) => namesOf(formatNames(format)))
  if (terms.length === 0 && names.length === 0 && words.length > 0) return onlyFillers(words, isTyping)
  return { terms, formats: names }
}

/** The format itself, then the same amount in one piece. */
const namesOf = ({ exact, parts }: { exact: string; parts: readonly string[] }) => [exact, ...parts.slice(0, 1)]

const onlyFillers = (words: readonly string[], isTyping: boolean): SearchQuery => ({
  terms: words.slice(0, mostTerms).map((typed) => ({ typed, ways: [asTyped([typed])], isTyping, isNamed: false })),
  formats: [],
})

function termAt(
  words: readonly string[],
  from: number,
  known: Known,
): { term?: Omit<SearchTerm, 'isTyping'>; length: number } {
  const phrase = phraseAt(words, from, known)
  if (phrase !== undefined) return phrase
  const word = words[from] ?? ''
  const next = words[from + 1]
  if (without.has(word) && next !== undefined) {
    return { term: { typed: `${word} ${next}`, ways: withoutWays(word, next, known), isNamed: true }, length: 2 }
  }
  if (isFiller(word) && !spellings.has(word)) return { length: 1 }
  const spelled = spellings.get(word) ?? word
  const ways = [asTyped([spelled]), ...splitInTwo(spelled, known)]
  return { term: { typed: spelled, ways, isNamed: false }, length: 1 }
}

/** Vowels of German that are typed without their dots as two letters. */
const writtenOut = /([aou])e/g

/** A word with umlauts written out, or with the "e" of a name left out, where only the other spelling is known. */
function spelledAsKnown(word: string, known: Known): string {
  const isKnown = (one: string) => known.knows(one) || synonymsOf(one, known).length > 0
  if (word.length < 3 || !/[aou]/.test(word) || isKnown(word)) return word
  const folded = word.replaceAll(writtenOut, '$1')
  if (folded !== word && isKnown(folded)) return folded
  const unfolded = Array.from(
    word.matchAll(/[aou]/g),
    ({ index }) => `${word.slice(0, index + 1)}e${word.slice(index + 1)}`,
  )
  return unfolded.find((one) => known.has(one)) ?? word
}

/** The longest row of words from a place that means something together. */
function phraseAt(words: readonly string[], from: number, known: Known) {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
    const row = words.slice(from, from + length)
    const typed = row.join(' ')
    const ways = [
      ...(length > 1 && known.has(row.join('_')) ? [other([row.join('_')], 100)] : []),
      ...(length > 1 && known.has(row.join('')) && !row.some(isFiller) ? [other([row.join('')], 100)] : []),
      ...(length === 2 ? compoundOf(row, known) : []),
      ...synonymsOf(typed, known).map(({ found, preferred }) => other(wayOf(found, known), otherQuality, preferred)),
    ]
    if (ways.length === 0) continue
    const itself = row.map((word) => spellings.get(word) ?? word).filter((word) => !isFiller(word))
    // Things that are not wanted are never looked for as words.
    const isNegated = row.some((word) => without.has(word))
    const all = isNegated || itself.length === 0 ? ways : [asTyped(itself), ...ways]
    return { term: { typed, ways: all, isNamed: true }, length }
  }
  return undefined
}

/** "Grüner Tee" is "Grüntee": an adjective and what it says something of, where the catalogue joins them. */
function compoundOf([adjective = '', thing = '']: readonly string[], { has }: Known): SearchWay[] {
  const stem = adjective.replace(/e[nrsm]?$/, '')
  return stem.length >= 3 && stem !== adjective && has(stem + thing) ? [other([stem + thing], 100)] : []
}

function synonymsOf(typed: string, { synonyms }: Known): readonly Pick<Synonym, 'found' | 'preferred'>[] {
  const spelled = spellings.get(typed) ?? typed
  const exact = synonyms.get(spelled)
  if (exact !== undefined || typed.includes(' ')) return exact ?? []
  return inflections(spelled).flatMap((form) => synonyms.get(form) ?? [])
}

/** The words of a synonym, joined where the catalogue knows them as one. */
function wayOf(found: string, { has }: Known): string[] {
  const words = found.split(' ')
  const joined = words.join('_')
  return words.length > 1 && has(joined) ? [joined] : words.filter((word) => !isFiller(word) || words.length === 1)
}

function withoutWays(word: string, thing: string, { has }: Known): SearchWay[] {
  const ways = [thing, ...inflections(thing)].map((form) => `${word}_${form}`).filter(has)
  return (ways.length > 0 ? ways : [`${word}_${thing}`]).map((way) => other([way], 100))
}

/** "lattedicapra" or "Apfelsaft" where the catalogue has only its parts. */
function splitInTwo(word: string, { has }: Known): SearchWay[] {
  if (word.length < 8 || has(word)) return []
  for (let at = word.length - shortestHalf; at >= shortestHalf; at--) {
    const [before, after] = [word.slice(0, at), withoutFiller(word.slice(at))]
    const second = has(before) ? after.find(has) : undefined
    if (second !== undefined) return [other([before, second], otherQuality)]
  }
  return []
}

const shortestHalf = 4

/** The second half of a word, and what is left of it after a word that joins two. */
function withoutFiller(half: string): string[] {
  const fillersBefore = [2, 3, 4].filter(
    (length) => half.length - length >= shortestHalf && isFiller(half.slice(0, length)),
  )
  return [half, ...fillersBefore.map((length) => half.slice(length))]
}
