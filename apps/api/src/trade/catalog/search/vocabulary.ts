import { languages } from '@bottega/rules/text/language.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { allowedTypos, correctionTypos, trigrams, typosBetween } from '@bottega/rules/search/word-matching.ts'
import { inflections, stemOf } from './word-forms.ts'

/** The quality with which a word of the catalogue answers a typed one, in hundredths. */
const matchQuality = { exact: 100, inflection: 97, stem: 90, compoundHead: 80, compoundPart: 45 } as const
/** The more of a word is typed, the likelier it is meant. */
const beginningQuality = { least: 45, most: 85 } as const
const typoQuality = { whole: 80, beginning: 55, perTypo: 10 } as const

export interface WordMatch {
  /** Position in the vocabulary. */
  readonly word: number
  readonly quality: number
}

export interface WordMatches {
  readonly matches: readonly WordMatch[]
  /** The words are not what was typed but near it. */
  readonly corrected: boolean
}

/** A bit for each language a word comes from. */
export const languageBit: Readonly<Record<Language, number>> = { it: 1, de: 2, en: 4 }

/** A stem is only shared by forms of about the same length: an orangeade (aranciata) is no orange (arancia). */
const mostLengthened = 1
/** Of less, every other word has a beginning near to it. */
const shortestBeginning = 5

/** Candidates with the most letters in common that are compared letter by letter. */
const comparedForTypos = 200

interface MatchOptions {
  readonly isTyping: boolean
  /** Of the page: a word known in it is taken for one of it. */
  readonly language: Language
  /** Chooses the words near an unknown one that may stand for it; without it none may. */
  readonly choose?: ((near: readonly WordMatch[]) => readonly WordMatch[]) | undefined
}

/** Every word of the catalogue once, sorted, with the ways to find one from typed text. */
export class Vocabulary {
  readonly #words: readonly string[]
  readonly #places: ReadonlyMap<string, number>
  readonly #languages: Uint8Array
  readonly #byTrigram = new Map<string, number[]>()
  readonly #byStem = new Map<string, number[]>()
  readonly #shared: Uint8Array

  /** Words with the bits of their languages. */
  constructor(words: ReadonlyMap<string, number>) {
    this.#words = [...words.keys()].toSorted()
    this.#places = new Map(this.#words.map((word, place) => [word, place]))
    this.#languages = Uint8Array.from(this.#words, (word) => words.get(word) ?? 0)
    this.#shared = new Uint8Array(this.#words.length)
    for (const [place, word] of this.#words.entries()) {
      if (!isSpelled(word)) continue
      for (const trigram of trigrams(word)) add(this.#byTrigram, trigram, place)
      for (const key of this.#stemKeys(word, this.#languages[place] ?? 0)) add(this.#byStem, key, place)
    }
  }

  get words(): readonly string[] {
    return this.#words
  }

  /** Position of a word taken as it is. */
  placeOf(word: string): number | undefined {
    return this.#places.get(word)
  }

  /**
   * The words meant by a typed one, in plain letters. Numbers and single letters are taken at their word. Of a whole
   * word only its forms and compounds are meant; beginnings while it is being typed, or when the catalogue does not
   * know it. Words only spelled nearly so are meant where nothing else is found, and then nothing else is.
   */
  matches(typed: string, { isTyping, language, choose }: MatchOptions): WordMatches {
    const found = this.#formsOf(typed, language)
    if (!isSpelled(typed)) return answer(found, false)
    const isKnown = found.size > 0
    const isLong = typed.length >= shortestBeginning
    if (isTyping || (!isKnown && isLong)) this.#addBeginnings(typed, found)
    if (found.size > 0) return answer(found, false)
    const chosen = choose?.(this.#near(typed, isTyping)) ?? []
    if (chosen.length > 0) return { matches: chosen, corrected: true }
    if (!isLong) this.#addBeginnings(typed, found)
    return answer(found, false)
  }

  /** Whether the catalogue has a word in any of its forms. */
  knows(typed: string): boolean {
    return this.#formsOf(typed, 'de').size > 0
  }

  /** The word itself, its forms, and compounds it is a part of. */
  #formsOf(typed: string, language: Language): Map<number, number> {
    const found = new Map<number, number>()
    const known = this.#places.get(typed)
    const spoken = (known === undefined ? 0 : this.#languages[known]) || allLanguages
    const offer = (word: number | undefined, quality: number) => {
      if (word !== undefined && quality > (found.get(word) ?? 0)) found.set(word, quality)
    }
    // A form of a known word is of the same language: cooked (cotto) is not cotton.
    const offerForm = (word: number | undefined, quality: number) => {
      if (word !== undefined && (((this.#languages[word] ?? 0) || allLanguages) & spoken) !== 0) offer(word, quality)
    }
    offer(known, matchQuality.exact)
    if (!isSpelled(typed)) return found
    for (const form of inflections(typed)) offerForm(this.#places.get(form), matchQuality.inflection)
    for (const key of this.#stemKeys(typed, spoken))
      for (const word of this.#byStem.get(key) ?? [])
        if (Math.abs((this.#words[word]?.length ?? 0) - typed.length) <= mostLengthened)
          offerForm(word, matchQuality.stem)
    for (const word of this.#compoundsOf(typed, language))
      offer(word, this.#words[word]?.endsWith(typed) === true ? matchQuality.compoundHead : matchQuality.compoundPart)
    return found
  }

  #addBeginnings(typed: string, found: Map<number, number>): void {
    for (const word of this.#beginningWith(typed))
      found.set(word, Math.max(this.#beginning(typed, word), found.get(word) ?? 0))
  }

  /** Words near a typed one, which may have been meant instead, the nearest alone. */
  neighbours(typed: string, { areCorrections }: { areCorrections: boolean }): WordMatch[] {
    if (!isSpelled(typed) || typed.length < 4) return []
    const limit = allowedTypos(typed)
    const typosOf = areCorrections
      ? (word: string) => correctionTypos(typed, word)
      : (word: string) => within(limit, typosBetween(typed, word, limit))
    return this.#nearest(this.#compared(typed), typed, typosOf, typoQuality.whole)
  }

  #beginning(typed: string, word: number): number {
    const share = typed.length / (this.#words[word]?.length ?? typed.length)
    return Math.round(beginningQuality.least + (beginningQuality.most - beginningQuality.least) * share)
  }

  #stemKeys(word: string, among: number): string[] {
    return languages.flatMap((language) => {
      const stem = (among & languageBit[language]) === 0 ? undefined : stemOf(word, language)
      return stem === undefined ? [] : [`${language} ${stem}`]
    })
  }

  *#beginningWith(typed: string): Generator<number> {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#words[middle] ?? '') < typed) low = middle + 1
      else high = middle
    }
    for (; this.#words[low]?.startsWith(typed) === true; low++) if (isSpelled(this.#words[low] ?? '')) yield low
  }

  /** German joins its words: "Milch" is in "Vollmilch". A word of another language is no part of one. */
  #compoundsOf(typed: string, language: Language): number[] {
    const known = this.#places.get(typed)
    // Four letters that are no known word are likelier mistyped than a part of a compound.
    if (typed.length < (known === undefined ? 5 : 4)) return []
    const ofKnown = known === undefined ? languageBit.de : (this.#languages[known] ?? 0)
    if ((ofKnown & languageBit.de) === 0) return []
    if (language !== 'de' && (ofKnown & languageBit[language]) !== 0) return []
    const inside = trigrams(typed).filter((trigram) => !trigram.startsWith(' '))
    const rarest = inside
      .map((trigram) => this.#byTrigram.get(trigram) ?? [])
      .reduce((fewest, places) => (places.length < fewest.length ? places : fewest))
    return rarest.filter((place) => {
      const word = this.#words[place] ?? ''
      // At least three letters beside it: "Eis" with an ending is no compound of "Ei".
      const isGerman = this.#languages[place] === languageBit.de
      return isGerman && word.length >= typed.length + 3 && (word.endsWith(typed) || word.startsWith(typed))
    })
  }

  /** Whole words first; beginnings only while a word is being typed, and where no whole word is near. */
  #near(typed: string, isTyping: boolean): WordMatch[] {
    const limit = allowedTypos(typed)
    if (limit === 0) return []
    const compared = this.#compared(typed)
    const whole = this.#nearest(compared, typed, (word) => correctionTypos(typed, word), typoQuality.whole)
    if (whole.length > 0 || !isTyping || typed.length < shortestBeginning) return whole
    const toBeginning = (word: string) =>
      within(limit, typosBetween(typed, word.slice(0, typed.length + limit + 1), limit, true))
    return this.#nearest(compared, typed, toBeginning, typoQuality.beginning)
  }

  #compared = (typed: string) => this.#mostShared(trigrams(typed)).slice(0, comparedForTypos)

  #nearest(
    compared: readonly number[],
    typed: string,
    typosOf: (word: string) => number | undefined,
    quality: number,
  ): WordMatch[] {
    const near = compared.flatMap((word) => {
      const text = this.#words[word] ?? ''
      const typos = text === typed ? undefined : typosOf(text)
      return typos === undefined ? [] : [{ word, typos }]
    })
    const fewest = near.reduce((least, { typos }) => Math.min(least, typos), Number.POSITIVE_INFINITY)
    return near
      .filter(({ typos }) => typos === fewest)
      .map(({ word, typos }) => ({ word, quality: Math.round(quality - typos * typoQuality.perTypo) }))
  }

  /** Words sharing at least one run of three letters, those sharing most for their length first. */
  #mostShared(typed: readonly string[]): number[] {
    const touched: number[] = []
    for (const trigram of typed) {
      for (const place of this.#byTrigram.get(trigram) ?? []) {
        const count = this.#shared[place] ?? 0
        if (count === 0) touched.push(place)
        this.#shared[place] = count + 1
      }
    }
    const ranked = touched
      .map((place) => ({ place, count: (this.#shared[place] ?? 0) * 100 - (this.#words[place]?.length ?? 0) }))
      .toSorted((a, b) => b.count - a.count)
    for (const place of touched) this.#shared[place] = 0
    return ranked.map(({ place }) => place)
  }
}

const within = (limit: number, typos: number) => (typos > limit ? undefined : typos)

const allLanguages = languageBit.it | languageBit.de | languageBit.en

function answer(found: ReadonlyMap<number, number>, corrected: boolean): WordMatches {
  return { matches: Array.from(found, ([word, quality]) => ({ word, quality })), corrected }
}

function add(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [place])
  else list.push(place)
}

/** Numbers, formats ("#1000ml") and phrases ("senza_glutine") are looked up whole. */
const isSpelled = (word: string) => word.length > 1 && !/^\d+$/.test(word) && !/[_#]/.test(word)
