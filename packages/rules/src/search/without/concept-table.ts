import type { Language } from '../../text/language.ts'
import { allergenConcepts } from './allergen-concepts.ts'
import type { Concept } from './concept.ts'
import { nutConcepts } from './nut-concepts.ts'
import { otherConcepts } from './other-concepts.ts'

/** Diets of little of something, read from figures; nobody excludes them in a search. */
const figureConcepts: readonly Concept[] = [
  { key: 'lowSalt', shown: { it: 'poco sale', de: 'Wenig Salz', en: 'low salt' }, names: '', isFigure: true },
  {
    key: 'lowSugars',
    shown: { it: 'pochi zuccheri', de: 'Wenig Zucker', en: 'low sugars' },
    names: '',
    isFigure: true,
  },
]

export const concepts: readonly Concept[] = [...allergenConcepts, ...otherConcepts, ...nutConcepts, ...figureConcepts]

const numberOf = new Map(concepts.map(({ key }, number) => [key, number]))

/** Numbers of concepts by their keys, as columns of products are numbered. */
export const conceptNumbers = (keys: readonly string[] = []): number[] => keys.flatMap((key) => numberOf.get(key) ?? [])

const listed = (words = '') =>
  words
    .split(',')
    .map((word) => word.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

/** The number of a concept that the tables have. Throws for another key: a slip in a table of ours. */
export function conceptNumber(key: string): number {
  const number = numberOf.get(key)
  if (number === undefined) throw new Error(`no concept is called ${key}`)
  return number
}

function byWord(wordsOf: (concept: Concept) => readonly string[]): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, number[]>()
  for (const [number, concept] of concepts.entries())
    for (const word of wordsOf(concept)) table.set(word, [...(table.get(word) ?? []), number])
  return table
}

/** Concepts by what is said of them, a phrase of plain words each. */
export const conceptsByName = byWord(({ names, isDiet }) => (isDiet === true ? [] : listed(names)))
export const dietsByName = byWord(({ names, isDiet }) => (isDiet === true ? listed(names) : []))
export const conceptsByEvidence = byWord(({ names, evidence, isDiet }) => [
  ...(isDiet === true ? [] : listed(names)),
  ...listed(evidence),
])
export const conceptsByPresumption = byWord(({ presumed }) => listed(presumed))

/** The longest phrase of any table, in words. */
export const longestPhrase = 4

const phraseLengths = new Map<string, number>()
for (const phrase of [...conceptsByEvidence.keys(), ...conceptsByPresumption.keys()]) {
  const [first = '', ...more] = phrase.split(' ')
  phraseLengths.set(first, Math.max(phraseLengths.get(first) ?? 1, more.length + 1))
}
/** The length, in words, of the longest phrase of evidence that begins with a word. */
export const longestPhraseFrom = (word: string): number => phraseLengths.get(word) ?? 1

const roots = concepts.flatMap((concept, number) => listed(concept.roots).map((root) => ({ root, number })))
const claims = concepts.flatMap((concept, number) => listed(concept.claims).map((claim) => ({ claim, number })))
const byRoot = new Map<string, readonly number[]>()
const byClaim = new Map<string, readonly number[]>()
/** Words remembered, so that a catalogue full of slips does not fill the memory. */
const mostRemembered = 50_000

function remembered(known: Map<string, readonly number[]>, word: string, find: () => readonly number[]) {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= mostRemembered) known.clear()
  const found = [...new Set(find())]
  known.set(word, found)
  return found
}

/** Concepts a compound of German says: "Weizenmehl". */
export const conceptsByRoot = (word: string): readonly number[] =>
  remembered(byRoot, word, () => roots.flatMap(({ root, number }) => (word.includes(root) ? [number] : [])))

/** Concepts a word says a thing is without: "analcolica". */
export const conceptsByClaim = (word: string): readonly number[] =>
  remembered(byClaim, word, () =>
    claims.flatMap(({ claim, number }) =>
      (claim.endsWith('*') ? word.startsWith(claim.slice(0, -1)) : word === claim) ? [number] : [],
    ),
  )

/** Of an allergen every word that proves it means all of it where it is excluded: who avoids almonds avoids nuts. */
export function allergensProvedBy(word: string): readonly number[] {
  const said = [
    ...(conceptsByEvidence.get(word) ?? []),
    ...(conceptsByPresumption.get(word) ?? []),
    ...conceptsByRoot(word),
  ]
  return [...new Set(said)].filter((number) => concepts[number]?.isAllergen === true)
}

const shownWithout = { it: 'senza', de: 'ohne', en: 'without' } as const
const shownDiet = { it: 'di ', de: '', en: '' } as const

/** The name of an exclusion on a page: "senza glutine", "di vegano". */
export function exclusionIn(language: Language, number: number): string {
  const concept = concepts[number]
  if (concept === undefined) return ''
  const { shown, isDiet } = concept
  return isDiet === true ? `${shownDiet[language]}${shown[language]}` : wordWithout(language, shown[language])
}

export const wordWithout = (language: Language, word: string) => `${shownWithout[language]} ${word}`
