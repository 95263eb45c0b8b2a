import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as germanStem } from '@orama/stemmers/german'
import { stemmer as italianStem } from '@orama/stemmers/italian'
import type { Language } from '@bottega/rules/text/language.ts'

/**
 * Endings of German and English plurals that may be left off, with the letters that must be left: a curd (Topfen) is not
 * in the pot (Topf) that "-en" leaves of it.
 */
const droppedEndings: readonly (readonly [ending: string, leaving: number])[] = [
  ['s', 4],
  ['n', 4],
  ['e', 4],
  ['en', 5],
  ['es', 5],
  ['er', 4],
]
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
 * Other forms of a word with the same meaning: mela mele, formaggio formaggi, acciuga acciughe, apples apple. Short nouns
 * go by these rules, because a stemmer takes cream (panna) for a cloth (panno) and a peach for a fish.
 */
export function inflections(word: string): string[] {
  if (word.length < 3) return []
  const shortened = droppedEndings
    .filter(([ending, leaving]) => word.endsWith(ending) && word.length - ending.length >= leaving)
    .map(([ending]) => word.slice(0, -ending.length))
  const lengthened = word.length >= 5 ? droppedEndings.map(([ending]) => word + ending) : [`${word}s`, `${word}n`]
  return [...new Set([...shortened, ...lengthened, ...italianForms(word)])].filter((form) => form !== word)
}

function italianForms(word: string): string[] {
  const [ending = '', others = []] = italianEndings.find(([one]) => word.endsWith(one)) ?? []
  return others.map((other) => word.slice(0, word.length - ending.length) + other)
}

/** Shorter words have too many neighbours of the same stem: they go by `inflections` alone. */
const shortestStemmed: Readonly<Record<Language, number>> = { it: 6, de: 5, en: 5 }
const stems: Readonly<Record<Language, (word: string) => string>> = {
  it: italianStem,
  de: germanStem,
  en: englishStem,
}

/**
 * The stem that the forms of a longer word have in common in a language: biologico, biologica and biologiche. Undefined
 * for a word too short for it. A hard and a soft consonant make two stems of one: "pesche" are not "pesce".
 */
export function stemOf(word: string, language: Language): string | undefined {
  if (word.length < shortestStemmed[language]) return undefined
  const stem = stems[language](word)
  if (language !== 'it' || !/[cg]$/.test(stem)) return stem
  return word.slice(stem.length).startsWith('e') ? `${stem}'` : stem
}
