import { withoutAccents } from '../../text/plain-words.ts'
import {
  concepts,
  conceptNumbers,
  conceptsByEvidence,
  conceptsByPresumption,
  conceptsByRoot,
  longestPhraseFrom,
} from './concept-table.ts'
import { readWithout } from './read-without.ts'
import { joint } from './words-of.ts'

export interface ContentTexts {
  /** In any language; markup is taken for nothing. */
  readonly names: readonly string[]
  readonly ingredients: readonly string[]
  readonly allergens: readonly string[]
  /** Unintended traces, where the label has them in a field of their own. */
  readonly traces?: readonly string[]
  /** Names of classes and what the label says of the product. */
  readonly labels: readonly string[]
  readonly alcoholPercent?: number
  /** Grams in 100 g or ml; undefined where the label does not say. */
  readonly sugars?: number | undefined
  readonly salt?: number | undefined
}

/**
 * The knowledge of one concept in a product, as bits. `traced`: it may be in it by accident. `unnamed`: the label
 * emphasises something as an allergen that no table knows, so that it may be any of them.
 */
export const contentBit = { presumed: 1, proved: 2, claimed: 4, unknown: 8, traced: 16, unnamed: 32 } as const

export interface Contents {
  /** Bits by the numbers of concepts. */
  readonly bits: Uint8Array
  /** Words of its names and ingredients, without those it says it has none of. */
  readonly words: ReadonlySet<string>
  readonly isKnown: boolean
}

/** Sugar-free and salt-free by Regulation 1924/2006, in grams of 100; alcohol-free by custom, in percent. */
const free = { sugars: 0.5, salt: 0.12, alcohol: 1.2 } as const
/** "Low sugars" and "low sodium/salt" by the annex of the same regulation, in grams of 100. */
const low = { sugars: 5, salt: 0.3 } as const

const peanutMark = 'erdnu_ss'

/** Names that hold the word of an allergen and none of it, with what they say instead. */
const otherThings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:latte|latti) (?:di|d) (?=soia|avena|riso|mandorl|cocco|nocciol|farro|canapa|anacard|piselli|miglio)/g, ''],
  [/\bburro (?:di|d) (?=cacao|arachid|karite|mandorl|nocciol|anacard|pistacch)/g, ''],
  [/\bpanna (?:di|d) (?=soia|avena|riso|cocco)/g, ''],
  [/\b(coconut|oat|soy|soya|rice|almond|hazelnut|cashew|pea|hemp) (?:milk|cream)\b/g, '$1'],
  [/\b(cocoa|peanut|shea|almond|hazelnut|cashew|nut) butter\b/g, '$1'],
  [/(kokos|mandel|soja|hafer|reis|haselnuss|dinkel)(?:milch|sahne)\w*/g, '$1'],
  [/(kakao|shea|erdnuss|mandel|nuss|karite)butter/g, '$1'],
  [/\b(?:butternut|butternuss)\w*|\bcream of tartar\b|\bcremor tartaro\b|\bmilchsaure\w*|\bfermenti lattici\b/g, ''],
  [/\bnoc[ei] moscat[ae]\b|\bmuskatnuss\w*|\bnutmeg\b|\bkokosnuss\w*|\bnoc[ei] di cocco\b|\bwater chestnuts?\b/g, ''],
  [/\bnoce di (?:vitello|manzo|bovino|vitellone|prosciutto|maiale|suino|burro)\b/g, ''],
  // Of peanuts the German word ends in that for nuts.
  [/erdnuss/g, peanutMark],
  [/\bgrano saraceno\b|buchweizen\w*|\bbuckwheat\b/g, ''],
  [/zuckerkulor|zucker(?:mais|erbsen|melone|schoten|hut)\w*|\bpan di zucchero\b/g, ''],
  [/fruchtfleisch|\bcarne di jackfruit\b/g, ''],
  [/\bcaglio (?:vegetale|microbico)\b|\b(?:vegetable|microbial|vegetarian) rennet\b|mikrobielles lab\b/g, ''],
  [/\bte alle erbe\b|\bherbal tea\b|\b(?:krauter|fruchte|kamillen|pfefferminz|ingwer zitronen)\s?tee\b/g, ''],
]

/** Words with commas between what the text parts: "oat, milk" is no oat milk. */
function plain(text: string): string {
  const words = withoutAccents(text)
    .replaceAll(/[^\p{L}\p{N},]+/gu, ' ')
    .replaceAll(',', ` ${joint} `)
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return otherThings.reduce((known, [shape, instead]) => known.replaceAll(shape, instead), words)
}

/**
 * A tag inside a word joins what it parts: "Hart<strong>weizen</strong>grieß". A sign before a figure is no tag, and hides
 * nothing of the list: "fat < 3 %, milk, salt > 1 %". Nor does a word between such signs: "<milk>".
 */
const withoutMarkup = (text: string) =>
  text.replaceAll(/<\/?(?:strong|b|em|i|u|br|p|span|div|[uo]l|li|su[bp]|small|font|h[1-6]|a)(?:\s[^<>]*)?\/?>/gi, '')

/** Most lists say nothing of what is not in them, and need no reading for it. */
const maySayWithout =
  /\b(?:no|non|not|zero|0|sin|sans|w\/o)\b|\b(?:senza|priv[oaie]|ohne|kein|nicht|without|nessun)|free|frei|los|less|esent|assenza|delatt|deglut|analc|dealc|entalk|decaf|detein|entkof|unge|unsal|unsw|vegan|vegetar/i

function withoutClaims(text: string): string {
  const unmarked = withoutMarkup(text)
  return maySayWithout.test(unmarked)
    ? readWithout(unmarked, { isExact: true }).rest
    : unmarked.replaceAll(/[;+&/.():]/g, joint)
}

/** The concepts a product has and has not, by its texts; read once for all searches. */
export function contentsOf(texts: ContentTexts): Contents {
  const bits = new Uint8Array(concepts.length)
  const words = new Set<string>()
  const raise = (numbers: readonly number[], bit: number) => {
    for (const number of numbers) bits[number] = (bits[number] ?? 0) | bit
  }
  const presume = (numbers: readonly number[]) => raise(numbers, contentBit.presumed)
  const label = (text: string) => {
    const { concepts: claimed, rest } = readWithout(withoutMarkup(text), { isExact: true })
    raise(claimed, contentBit.claimed)
    return rest
  }
  for (const text of texts.labels) label(text)
  for (const text of texts.names) {
    const rest = plain(label(text))
    readEvidence(rest, presume, presume)
    for (const word of rest.split(' ')) words.add(word)
  }
  const prove = (numbers: readonly number[]) => raise(numbers, contentBit.proved)
  const trace = (numbers: readonly number[]) => raise(numbers, contentBit.traced)
  const read = (text: string, shows: typeof prove, suggests: typeof prove) => {
    const rest = plain(withoutClaims(text))
    readEvidence(rest, shows, suggests)
    for (const word of rest.split(' ')) words.add(word)
  }
  const traces = texts.traces ?? []
  const declared = [...texts.ingredients, ...texts.allergens]
  for (const text of declared)
    for (const sentence of sentencesOf(text)) {
      if (sentence.isTraces) read(sentence.text, trace, trace)
      else read(sentence.text, prove, presume)
    }
  for (const text of traces) read(text, trace, trace)
  if ([...declared, ...traces].some(emphasisesUnknown)) raise(allergenNumbers, contentBit.unnamed)
  raiseFigures(texts, raise)
  const isListed = texts.ingredients.some((text) => text.trim() !== '')
  const isDeclared = isListed || texts.allergens.some((text) => text.trim() !== '')
  for (const [number, concept] of concepts.entries()) {
    const isRead = concept.isFigure === true || (concept.isAllergen === true ? isDeclared : isListed)
    if (!isRead) raise([number], contentBit.unknown)
    inherit(number, bits)
  }
  words.delete('')
  words.delete(joint)
  return { bits, words, isKnown: isListed }
}

const allergenNumbers = concepts.flatMap(({ isAllergen }, number) => (isAllergen === true ? [number] : []))

const madeWhere =
  '(?:uno? |una |lo |il )?(?:stabiliment|laboratori|impiant|ambient|sit[oi] |repart|line[ae])|an? (?:factory|facility|plant|environment|site|line)'
/** A place alone says nothing of traces: "made in Parma with milk" says what is in it. */
const whatElseIsThere = String.raw`(?:con presenza|(?:che|dove|in cui|nel quale|that|which|where) (?:\S+ ){0,3}(?:lavor|utilizz|us[aei]|tratta|produc|impieg|manipol|presen|confezion|trasform|handl|process|pack|contain))`
const tracesWords = String.raw`(?:può|puo'?|possono) (?:contenere|presentare)|possibil[ei] (?:presenza|tracce)|eventuali tracce|tracce di|(?:kann|können) [^.]*(?:spuren|enthalten)|spuren von|may contain|may be present|traces of|(?:prodotto|lavorato|confezionato|produced|made|packed) in (?:${madeWhere})[^.]* ${whatElseIsThere}`
const saysTraces = new RegExp(tracesWords, 'iu')
const beginsWithTraces = new RegExp(String.raw`^\s*(?:${tracesWords})`, 'iu')
/** Words of a sentence that goes on to say what is in it. */
const saysContents =
  /(?<!\p{L})(?:contiene|contengono|enthält|contains|ingredienti|zutaten|ingredients|prodotto con|hergestellt aus|made with)(?!\p{L})/iu

/** A figure is no end of a sentence, "0.5 %"; a space that was forgotten is no joint, "soia.Farina". */
const betweenSentences = /(?<=[.!?])(?:\s+|(?=[\p{Lu}<]))|\n+/u

interface Sentence {
  text: string
  /** It says only what may be in the food by accident. In doubt it says what is in it, which is never told as a trace. */
  isTraces: boolean
}

/** Sentences of a label. Most labels say nothing of traces, and are one. */
function sentencesOf(label: string): Sentence[] {
  if (!saysTraces.test(withoutMarkup(label))) return [{ text: label, isTraces: false }]
  return label.split(betweenSentences).map((text) => {
    const words = withoutMarkup(text)
    return { text, isTraces: beginsWithTraces.test(words) && !saysContents.test(words) }
  })
}

const knownEmphasis = new Map<string, boolean>()
/** Words remembered; labels emphasise the same few again and again. */
const mostEmphasis = 5000

/** Whether an emphasised word names an allergen of the tables. */
function isNamedAllergen(word: string): boolean {
  const before = knownEmphasis.get(word)
  if (before !== undefined) return before
  let isKnown = false
  const know = (numbers: readonly number[]) => {
    if (numbers.some((number) => concepts[number]?.isAllergen === true)) isKnown = true
  }
  readEvidence(plain(word), know, know)
  if (knownEmphasis.size >= mostEmphasis) knownEmphasis.clear()
  knownEmphasis.set(word, isKnown)
  return isKnown
}

/** Whether a label emphasises a word that names no allergen of the tables. (Regulation (EU) 1169/2011, article 21) */
const emphasisesUnknown = (text: string): boolean =>
  Array.from(text.matchAll(/<strong>(.*?)<\/strong>/g)).some(([, word = '']) => !isNamedAllergen(word))

function raiseFigures(texts: ContentTexts, raise: (numbers: readonly number[], bit: number) => void): void {
  const percent = texts.alcoholPercent ?? 0
  if (percent > 0) raise(conceptNumbers(['alcohol']), percent > free.alcohol ? contentBit.proved : contentBit.presumed)
  if ((texts.sugars ?? 0) > free.sugars) raise(conceptNumbers(['sugar']), contentBit.presumed)
  if ((texts.salt ?? 0) > free.salt) raise(conceptNumbers(['salt']), contentBit.presumed)
  raiseFigure('lowSugars', texts.sugars, low.sugars, raise)
  raiseFigure('lowSalt', texts.salt, low.salt, raise)
}

/** A diet of little of something: more than that is against it, and no figure is no knowledge. */
function raiseFigure(
  key: string,
  grams: number | undefined,
  most: number,
  raise: (numbers: readonly number[], bit: number) => void,
): void {
  if (grams === undefined) raise(conceptNumbers([key]), contentBit.unknown)
  else if (grams > most) raise(conceptNumbers([key]), contentBit.proved)
}

const inherited = concepts.map(({ holds, presumes, claimedBy, unlikelyWith }) => ({
  holds: conceptNumbers(holds),
  presumes: conceptNumbers(presumes),
  claimedBy: conceptNumbers(claimedBy),
  unlikelyWith: conceptNumbers(unlikelyWith),
}))

/** A concept has what those it holds have; tables name them before it, but for claims. */
function inherit(number: number, bits: Uint8Array): void {
  const from = inherited[number]
  if (from === undefined) return
  const has = (other: number, bit: number) => ((bits[other] ?? 0) & bit) !== 0
  let own = bits[number] ?? 0
  if (from.unlikelyWith.some((other) => has(other, contentBit.claimed))) own &= ~contentBit.presumed
  for (const other of from.holds)
    own |= (bits[other] ?? 0) & (contentBit.presumed | contentBit.proved | contentBit.traced)
  const shown = contentBit.presumed | contentBit.proved | contentBit.traced
  if (from.presumes.some((other) => has(other, shown))) own |= contentBit.presumed
  if (from.claimedBy.some((other) => has(other, contentBit.claimed))) own |= contentBit.claimed
  bits[number] = own
}

/** Hands over the concepts that a text in plain words proves, and those it only makes likely. */
function readEvidence(text: string, proves: (numbers: readonly number[]) => void, suggests: typeof proves): void {
  const words = text.split(' ')
  for (const [at, word] of words.entries()) {
    if (word === joint || word === '') continue
    proves(conceptsByRoot(word))
    const longest = Math.min(longestPhraseFrom(word), words.length - at)
    for (let length = 1; length <= longest; length++) {
      const phrase = length === 1 ? word : words.slice(at, at + length).join(' ')
      proves(conceptsByEvidence.get(phrase) ?? [])
      suggests(conceptsByPresumption.get(phrase) ?? [])
    }
  }
  if (text.includes(peanutMark)) proves(conceptNumbers(['peanuts']))
}

/**
 * The first clause of a label that shows a concept, as it is written and without marks; undefined where none does. A
 * clause reaches from comma to comma.
 */
export function clauseThatShows(number: number, texts: readonly string[]): string | undefined {
  for (const text of texts)
    for (const clause of withoutMarkup(text).split(/[,;.()]/)) {
      let isShown = false
      const note = (numbers: readonly number[]) => {
        if (numbers.includes(number)) isShown = true
      }
      readEvidence(plain(withoutClaims(clause)), note, note)
      if (isShown) return clause.trim()
    }
  return undefined
}

/** True when a product may be shown for an exclusion: unknown is never safe, and a proof outweighs a claim. */
export function isWithout(bits: number): boolean {
  if ((bits & (contentBit.proved | contentBit.traced)) !== 0) return false
  return (bits & contentBit.claimed) !== 0 || (bits & (contentBit.presumed | contentBit.unknown)) === 0
}
