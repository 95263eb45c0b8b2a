import type { Language } from '@bottega/rules/text/language.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { isFiller } from '../../trade/catalog/search/search-query.ts'
import { inflections, stemOf } from '../../trade/catalog/search/word-forms.ts'

/** A typed word expanded to the words of the texts it stands for, or to all that begin with it where they lack it. */
export type ExpandedWord = { readonly words: readonly string[] } | { readonly beginning: string }

/** The words of a search over texts. Single letters decide nothing, nor do words such as "with" beside others. */
export function typedWords(query: string): string[] {
  const words = [...new Set(plainWords(query).split(' '))].filter((word) => word.length >= 2)
  const telling = words.filter((word) => !isFiller(word))
  return telling.length > 0 ? telling : words
}

/** Forms of a word differ in its last letters, of short ones only as their inflections say. */
const differingLetters = 2
const shortestKept = 3

/** Asks for every word of the texts that a typed one may stand for. */
export const candidatesOf = (typed: string): string =>
  [...inflections(typed), `${typed.slice(0, Math.max(shortestKept, typed.length - differingLetters))}:*`].join(' | ')

/** A stem is only shared by forms of about the same length, and those of shorter words are too near: Rinde is not Rinder. */
const mostLengthened = 1
const shortestStemmed: Readonly<Record<Language, number>> = { it: 6, de: 7, en: 6 }
/** At least so many letters are beside a word in a German compound: an ending is no second word. */
const shortestPart = 3
const shortestInCompound = 4

/**
 * Of a word the texts have in some form, its forms alone are meant, and in German the compounds that begin with it:
 * pumpkin (zucca) is no sugar (zucchero). A word they do not have is taken for the beginning of one.
 */
export function expandWord(typed: string, ofTexts: readonly string[], language: Language): ExpandedWord {
  const isForm = formTest(typed, language)
  const forms = ofTexts.filter(isForm)
  if (forms.length === 0) return { beginning: typed }
  const isCompounding = language === 'de' && typed.length >= shortestInCompound
  return { words: isCompounding ? [...forms, ...compoundsOf(typed, ofTexts, isForm)] : forms }
}

function formTest(typed: string, language: Language): (word: string) => boolean {
  const inflected = new Set([typed, ...inflections(typed)])
  const stem = stemIn(language, typed)
  const hasSameStem = (word: string) =>
    stem !== undefined && stemIn(language, word) === stem && Math.abs(word.length - typed.length) <= mostLengthened
  // Short German words only lose their endings, so that the longer form knows the shorter one: Brote, Brot.
  const isLengthened = (word: string) => language !== 'it' && inflections(word).includes(typed)
  return (word) => inflected.has(word) || isLengthened(word) || hasSameStem(word)
}

const stemIn = (language: Language, word: string) =>
  word.length < shortestStemmed[language] ? undefined : stemOf(word, language)

/** Words that go on after a typed one, unless they go on after another: roast beef (Rinderbraten) has no rind (Rinde). */
function compoundsOf(typed: string, ofTexts: readonly string[], isForm: (word: string) => boolean): string[] {
  const longer = ofTexts.filter((word) => word.startsWith(typed) && !isForm(word))
  const isCompound = (word: string) => word.length >= typed.length + shortestPart
  const others = longer.filter((word) => !isCompound(word))
  return longer.filter((word) => isCompound(word) && !others.some((other) => word.startsWith(other)))
}

/** A search of the texts for all words, each in one of the forms it stands for. */
export const textQuery = (expanded: readonly ExpandedWord[]): string =>
  expanded.map((one) => ('words' in one ? `(${one.words.join(' | ')})` : `${one.beginning}:*`)).join(' & ')

/** Whether a word of a text is one that was searched for. */
export const isSearchedFor = (expanded: readonly ExpandedWord[], word: string): boolean =>
  expanded.some((one) => ('words' in one ? one.words.includes(word) : word.startsWith(one.beginning)))
