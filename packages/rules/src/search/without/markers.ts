import { typosBetween } from '../word-matching.ts'

/** The words before the thing that is left out, by its first word, the longer phrases first. */
const before = Map.groupBy(
  `che non contiene, che non contengono, does not contain, doesn t contain, kein zusatz von, non contenente, non contenenti,
  senza l aggiunta di, senza aggiunta di, senza tracce di, privo di, priva di, privi di, prive di, priv di, frei von, free from,
  free of, non contiene, non contengono, esente da, esenti da, libero da, libera da, liberi da, libere da, che non ha, che non hanno, assenza di, con zero, with no, contains no, nicht mit, enthalt kein, enthalt keine,
  ohne zusatz von, senza, ohne, without, w o, kein, keine, keinen, keinerlei, nicht, sans, sin`
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/)),
  ([first = '']) => first,
)
/** These mean it only before what a table knows, or where a word follows that is no number. */
const beforeKnown = new Set(
  `zero 0 not allergia allergie allergico allergica allergici allergisch allergic intolleranza intolleranze intollerante
  intolleranti intolerant`.split(/\s+/),
)
const beforeAny = new Set(['no', 'non', 'nessun', 'nessuna', 'niente'])
/** "Farina 0 di grano" is a grade of flour. */
const graded = new Set(['farina', 'tipo', 'mehl', 'flour', 'type'])
/** Words that are often mistyped so that the rule of slips does not reach them. */
const slips = new Set(['ohn', 'onhe', 'snza', 'sena', 'whitout', 'wihtout', 'wthout', 'fri', 'fre', 'fee'])
const spelled = ['senza', 'ohne', 'without'] as const
const privative = ['privo', 'priva', 'privi', 'prive'] as const
/** Words of their own that are near to one. */
const noSlips = new Set(['bohne', 'sohne', 'lohne', 'tree'])

/** Things people leave out whose words are near to another: a stone is no hazelnut. */
export const ownThings: ReadonlySet<string> = new Set('nocciolo noccioli pelle pelli semi seme kerne steine'.split(' '))

/** The certainty of a marker: a mistyped one counts only before a word that a table knows. */
type MarkerSort = 'sure' | 'before-known' | 'mistyped'

export interface Marker {
  readonly length: number
  readonly sort: MarkerSort
}

/** The marker at a place of a text in plain words; with `isExact` only one that is spelled right. */
export function markerAt(words: readonly string[], at: number, isExact: boolean): Marker | undefined {
  const word = words[at] ?? ''
  const phrase = before.get(word)?.find((one) => one.every((part, index) => words[at + index] === part))
  if (phrase !== undefined) return { length: phrase.length, sort: 'sure' }
  if (beforeAny.has(word)) return { length: 1, sort: 'sure' }
  if (beforeKnown.has(word)) return graded.has(words[at - 1] ?? '') ? undefined : { length: 1, sort: 'before-known' }
  return isExact || noSlips.has(word) ? undefined : mistypedAt(words, at)
}

function mistypedAt(words: readonly string[], at: number): Marker | undefined {
  const word = words[at] ?? ''
  if (slips.has(word)) return { length: 1, sort: 'mistyped' }
  if (word.length < 4) return undefined
  // "Primo sale" is a cheese: what is near to "privo" needs its "di".
  if (words[at + 1] === 'di' && privative.some((one) => typosBetween(word, one, 1) <= 1)) {
    return { length: 2, sort: 'mistyped' }
  }
  const isNear = spelled.some((one) => typosBetween(word, one, one.length < 7 ? 1 : 2) <= (one.length < 7 ? 1 : 2))
  return isNear ? { length: 1, sort: 'mistyped' } : undefined
}

/** Words between a marker and its thing, and after it, that say nothing of their own. */
export const skipped: ReadonlySet<string> = new Set(
  `di del della dell dello dei degli delle d l il lo la i gli le un una uno alcun alcuna traccia tracce aggiunta aggiunto aggiunti
  derivati da von vom der die das dem den ein eine einen zusatz zugesetzten zugesetzter zugesetztem spuren of any the a an
  traces added al alla allo alle agli ai a to gegen`.split(/\s+/),
)
export const skippedAfter: ReadonlySet<string> = new Set(
  'aggiunti aggiunto aggiunta aggiunte added zusatz prodotti products product zugesetzt'.split(' '),
)
/** After the joint of a list these begin what is in it: "senza glutine e al latte". */
export const withAfterJoint: ReadonlySet<string> = new Set('al alla allo alle agli ai a to con mit with'.split(' '))
/** The words that go on with a list. */
export const joints: ReadonlySet<string> = new Set(', e ed o od ne und oder noch sowie and or nor'.split(' '))

/** "Free range" is no exclusion, and "free from" says first that something is missing. */
const afterFree = new Set(['range', 'from', 'of'])

/** "Nut free", "Gluten frei"; not "free range". */
export function isFreeAfter(
  words: readonly string[],
  at: number,
  { isTyping, isExact }: { isTyping: boolean; isExact: boolean },
): boolean {
  const word = words[at] ?? ''
  if (word === 'allergy' || word === 'intolerance') return true
  if (word === 'free') return !afterFree.has(words[at + 1] ?? '')
  if (/^frei(?:e|er|es|en|em)?$/.test(word)) return words[at + 1] !== 'von'
  if (isTyping && at === words.length - 1 && /^fr(?:e|ee)?$/.test(word)) return true
  if (isExact || noSlips.has(word)) return false
  return (slips.has(word) || word.length > 3) && typosBetween(word, 'free', 1) <= 1
}

/** Written without the blank: "senzalattosio". */
export const stemAfterMarker = (word: string) => /^(?:senza|ohne|without)(.{3,})$/.exec(word)?.[1]

const suffix = /^(.{2,}?)(?:s?frei(?:e|er|es|en|em)?|free|los(?:e|er|es|en|em)?|less)$/
const porridge = /brei$/

/** The exclusion a word names by itself: "nussfrei", "sugarfree". `isSure` where its ending is spelled right. */
export function stemsOfFree(
  word: string,
  { isTyping, isExact }: { isTyping: boolean; isExact: boolean },
): { stems: readonly string[]; isSure: boolean } | undefined {
  const stem = suffix.exec(word)?.[1]
  if (stem !== undefined) {
    // "Reis" ends in an "s" of its own, "Weizens" does not.
    const whole = /^(.+s)frei/.exec(word)?.[1]
    return { stems: whole === undefined ? [stem] : [whole, stem], isSure: /frei(?:e|er|es|en|em)?$|free$/.test(word) }
  }
  if (isTyping && /^.{3,}fre?$/.test(word)) return { stems: [word.replace(/fre?$/, '')], isSure: false }
  if (isExact || word.length < 7 || porridge.test(word)) return undefined
  const stems = [3, 4, 5, 6].flatMap((length) => {
    const ending = word.slice(-length)
    const isNear = ['frei', 'freie', 'freies', 'free'].some((right) => typosBetween(ending, right, 1) <= 1)
    return isNear ? [word.slice(0, -length)] : []
  })
  return stems.length === 0 ? undefined : { stems, isSure: false }
}
