import { plainWords } from '@bottega/rules/catalog/plain-words.ts'
import { formatNames, readFormats } from '@bottega/rules/search/formats.ts'
import type { Synonym } from '@bottega/rules/search/synonyms.ts'
import { inflections } from './word-forms.ts'

/** What a phrase of plain words is also called, by the phrase. */
export type SynonymTable = ReadonlyMap<string, readonly Pick<Synonym, 'found' | 'preferred'>[]>

/** What another name of a thing counts beside the one that was typed, in hundredths. */
const otherQuality = 88

/** One way to say a thing: words that belong together. */
export interface SearchWay {
  readonly words: readonly string[]
  /** In hundredths. */
  readonly quality: number
  /** What answers to it comes before what only answers to the others. */
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
  return table
}

interface Known {
  /** Whether the catalogue has the word, which may be several joined by `_`. */
  readonly has: (word: string) => boolean
  readonly synonyms: SynonymTable
}

/** Takes a query apart: formats, phrases the catalogue or the synonyms know, what is not wanted, words. */
export function readQuery(text: string, known: Known, isTyping = false): SearchQuery {
  const { rest, formats } = readFormats(text)
  const words = plainWords(rest).split(' ').filter(Boolean)
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
  terms: words.slice(0, mostTerms).map((typed) => ({ typed, ways: [asTyped([typed])], isTyping })),
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
    return { term: { typed: `${word} ${next}`, ways: withoutWays(word, next, known) }, length: 2 }
  }
  if (isFiller(word) && !spellings.has(word)) return { length: 1 }
  const spelled = spellings.get(word) ?? word
  return { term: { typed: spelled, ways: [asTyped([spelled]), ...splitInTwo(spelled, known)] }, length: 1 }
}

/** The longest row of words from a place that means something together. */
function phraseAt(words: readonly string[], from: number, known: Known) {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
    const row = words.slice(from, from + length)
    const typed = row.join(' ')
    const ways = [
      ...(length > 1 && known.has(row.join('_')) ? [other([row.join('_')], 100)] : []),
      ...(length > 1 && known.has(row.join('')) && !row.some(isFiller) ? [other([row.join('')], 100)] : []),
      ...synonymsOf(typed, known).map(({ found, preferred }) => other(wayOf(found, known), otherQuality, preferred)),
    ]
    if (ways.length === 0) continue
    const itself = row.map((word) => spellings.get(word) ?? word).filter((word) => !isFiller(word))
    // What is not wanted is never looked for as a word.
    const isNegated = row.some((word) => without.has(word))
    return { term: { typed, ways: isNegated || itself.length === 0 ? ways : [asTyped(itself), ...ways] }, length }
  }
  return undefined
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
  for (let at = word.length - 4; at >= 4; at--) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (has(before) && has(after)) return [other([before, after], otherQuality)]
  }
  return []
}
