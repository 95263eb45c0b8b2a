import type { Language } from '@bottega/contract/texts/text-of.ts'
import { exclusionIn, wordWithout } from '@bottega/rules/search/without/concept-table.ts'
import { readWithout, type Without } from '@bottega/rules/search/without/read-without.ts'
import type { ContentIndex, ExclusionFilter } from './content-index.ts'
import { readQuery, type SearchTerm, type SearchWay, type SynonymTable } from './search-query.ts'
import { languageBit, type Vocabulary } from './vocabulary.ts'

/** Of a posting: the product's number stands before them, its weight in them. */
export const weightBits = 8
const weightMask = 2 ** weightBits - 1
/** Before the weight, a bit for each language whose words say so. */
export const languageBits = 3
const numberShift = weightBits + languageBits
/** What a word counts that only stands in other languages than the page's. */
const otherLanguageQuality = 0.8
/** Up to this much more for the department that most of what was found lies in. */
const departmentShare = 0.35
/** More for what the first word of the query calls the thing itself: in Italian that is what is meant. */
const firstWord = 1.12

/** Scores nearer to each other than this are equal: there the best-selling comes first. */
const scoreStep = 400
/** What a word counts that a rare one was mistyped for. */
const slipQuality = 80
/** What answers to what is preferred gains this much. */
const preferredQuality = 1.25
/** Of the best answer to a term; what is worse than that is found by chance. */
const leastOfBest = 0.2
/** A format is worth this much of a word. */
const formatQuality = 30
/** A word found in so few products may be a slip of one found in many more. */
const fewProducts = 3
const manyTimesMore = 10
/** What says itself that it is without what was excluded comes before what only has none of it. */
const claimedQuality = 1.6

export interface SearchResult {
  /** The best first, the best-selling first among equals. */
  readonly numbers: Uint32Array
  /** The query in words of the catalogue, where what was typed was not among them. */
  readonly corrected: string | null
  /** Other words that may have been meant. */
  readonly otherWords: readonly string[]
  /** What is left out, in words of the page: "senza glutine"; empty where nothing is. */
  readonly without: readonly string[]
}

type TypedResult = Omit<SearchResult, 'without'>

export interface SearchOptions {
  /** Of the page the query was typed on. */
  readonly language?: Language
  /** The last word may be a beginning. */
  readonly isTyping?: boolean
}

/** The least score of a word that calls the thing itself. */
const headScore = 9000

interface WordIndexParts {
  readonly vocabulary: Vocabulary
  readonly postings: readonly Uint32Array[]
  /** Of every product. */
  readonly departments: Uint32Array
  readonly synonyms: SynonymTable
  readonly contents: ContentIndex
}

/** Which products carry which words. Products are numbers from 0, the best-selling first. */
export class WordIndex {
  readonly #vocabulary: Vocabulary
  readonly #postings: readonly Uint32Array[]
  readonly #synonyms: SynonymTable
  readonly #departments: Uint32Array
  readonly #contents: ContentIndex
  // Working space of a search, used again by the next one; safe because a search runs without a pause.
  readonly #best: Uint16Array
  readonly #word: Uint16Array
  readonly #score: Uint32Array
  readonly #answered: Uint8Array

  constructor({ vocabulary, postings, departments, synonyms, contents }: WordIndexParts) {
    this.#vocabulary = vocabulary
    this.#postings = postings
    this.#synonyms = synonyms
    this.#departments = departments
    this.#contents = contents
    const products = departments.length
    this.#best = new Uint16Array(products)
    this.#word = new Uint16Array(products)
    this.#score = new Uint32Array(products)
    this.#answered = new Uint8Array(products)
  }

  /**
   * Products that answer as much of the query as any product does: "latte di capra biologico" finds goat's milk even where
   * none is organic. With `isTyping` its last word may be a beginning. What the query excludes is never among them, however
   * little is left.
   */
  search(text: string, options: SearchOptions = {}): SearchResult {
    const { isTyping = false, language = 'it' } = options
    const without = readWithout(text, { isTyping, isKnown: this.#isKnown })
    if (without.concepts.length === 0 && without.words.length === 0) {
      return { ...this.#searchMeant(text, options), without: [] }
    }
    const excluding = this.#contents.filter(without)
    const phrases = phrasesOf(without, language)
    const isLastLeft = isTyping && without.rest !== '' && text.trim().toLowerCase().endsWith(without.rest)
    const result = this.#searchMeant(without.rest, { language, isTyping: isLastLeft }, excluding)
    // Words that were meant are offered with the exclusion, never instead of it.
    const kept = (words: string) => [words, ...phrases.filter((phrase) => !words.includes(phrase))].join(' ').trim()
    const corrected = result.corrected ?? (without.isCorrected && result.numbers.length > 0 ? without.rest : null)
    return {
      numbers: result.numbers,
      corrected: corrected === null ? null : kept(corrected),
      otherWords: result.otherWords.map(kept),
      without: phrases,
    }
  }

  #isKnown = (word: string) => {
    const place = this.#vocabulary.placeOf(word)
    return this.#contents.has(word) || (place !== undefined && this.#productsOf(place) > fewProducts)
  }

  #searchMeant(text: string, options: SearchOptions, excluding?: ExclusionFilter): TypedResult {
    const typed = this.#searchAsTyped(text, options, excluding)
    if (typed.corrected === null) return typed
    // The words that were meant have synonyms and phrases of their own.
    const meant = this.#searchAsTyped(typed.corrected, options, excluding)
    return { ...(meant.numbers.length > 0 ? meant : typed), corrected: typed.corrected }
  }

  #searchAsTyped(
    text: string,
    { language = 'it', isTyping = false }: SearchOptions,
    excluding?: ExclusionFilter,
  ): TypedResult {
    const has = (word: string) => this.#vocabulary.placeOf(word) !== undefined
    const { terms, formats } = readQuery(text, { has, synonyms: this.#synonyms }, isTyping)
    const found: number[] = []
    const corrections = new Map<string, string>()
    for (const [place, term] of terms.entries()) {
      const { products, corrected } = this.#scoreTerm(term, language)
      if (corrected !== null) corrections.set(term.typed, corrected)
      this.#count(products, found, place === 0 && terms.length > 1)
    }
    if (terms.length === 0) this.#count(this.#withFormat(formats), found, false)
    else this.#raiseFormats(formats)
    if (excluding !== undefined) this.#exclude(found, excluding, terms, formats)
    const most = found.reduce((largest, product) => Math.max(largest, this.#answered[product] ?? 0), 0)
    const numbers = this.#ranked(
      found.filter((product) => this.#answered[product] === most),
      Math.max(1, terms.length),
    )
    for (const product of found) {
      this.#answered[product] = 0
      this.#score[product] = 0
    }
    return {
      numbers,
      corrected: corrections.size === 0 || numbers.length === 0 ? null : correctedText(terms, corrections),
      otherWords: this.#otherWords(terms, corrections),
    }
  }

  /** Leaves out what the query excludes; where it says nothing else, everything that is left is found. */
  #exclude(
    found: number[],
    { passes, claims, isKnown }: ExclusionFilter,
    terms: readonly SearchTerm[],
    formats: readonly string[],
  ): void {
    const onlyExcludes = formats.length === 0 && terms.every(({ typed }) => typed.startsWith('senza '))
    if (onlyExcludes && found.length === 0)
      for (const product of this.#departments.keys())
        if (claims(product) || isKnown(product)) {
          found.push(product)
          this.#answered[product] = 1
          this.#score[product] = headScore
        }
    const left = found.filter((product) => {
      if (passes(product)) {
        if (claims(product)) this.#score[product] = (this.#score[product] ?? 0) * claimedQuality
        return true
      }
      this.#answered[product] = 0
      this.#score[product] = 0
      return false
    })
    found.splice(0, found.length, ...left)
  }

  #count(products: readonly number[], found: number[], isFirst: boolean): void {
    for (const product of products) {
      const best = this.#best[product] ?? 0
      if (this.#answered[product] === 0) found.push(product)
      this.#answered[product] = (this.#answered[product] ?? 0) + 1
      this.#score[product] = (this.#score[product] ?? 0) + (isFirst && best >= headScore ? best * firstWord : best)
      this.#best[product] = 0
    }
  }

  /** Leaves the best score of a term for each product in `#best` and names the products. */
  #scoreTerm({ ways, isTyping }: SearchTerm, language: Language): { products: number[]; corrected: string | null } {
    const touched: number[] = []
    let corrected: string | null = null
    const inOrder = ways.toSorted((a, b) => Number(a.preferred) - Number(b.preferred))
    const typos = inOrder.map((way) => this.#scoreWay(way, { isTyping, language }, touched))
    if (ways.length === 1) corrected = typos[0] ?? null
    return { products: this.#answering(touched), corrected }
  }

  /** Leaves out what answers so much worse than the best that it is not what was meant. */
  #answering(products: number[]): number[] {
    const best = products.reduce((most, product) => Math.max(most, this.#best[product] ?? 0), 0)
    const least = best * leastOfBest
    return products.filter((product) => {
      const answers = (this.#best[product] ?? 0) >= least
      if (!answers) this.#best[product] = 0
      return answers
    })
  }

  #scoreWay(
    { words, quality, preferred, isOther }: SearchWay,
    { isTyping, language }: Required<SearchOptions>,
    touched: number[],
  ): string | null {
    const offer = (product: number, score: number) => {
      const best = this.#best[product] ?? 0
      if (best === 0) touched.push(product)
      this.#best[product] = preferred ? Math.max(score, best) * preferredQuality : Math.max(score, best)
    }
    const [only, ...further] = words
    // Most ways are one word, which needs no adding up.
    if (only !== undefined && further.length === 0) {
      const one = this.#scoreWord(only, { isTyping: isTyping && !isOther, language, isExact: isOther })
      for (const product of one.products) {
        offer(product, Math.round(((this.#word[product] ?? 0) * quality) / 100))
        this.#word[product] = 0
      }
      return one.corrected
    }
    let products: number[] | undefined
    let corrected: string | null = null
    const totals = new Map<number, number>()
    for (const word of words) {
      const scored = this.#scoreWord(word, { isTyping: isTyping && !isOther, language, isExact: isOther })
      corrected = scored.corrected ?? corrected
      products = products === undefined ? scored.products : scored.products.filter((product) => totals.has(product))
      for (const product of products) totals.set(product, (totals.get(product) ?? 0) + (this.#word[product] ?? 0))
      for (const product of totals.keys()) if (this.#word[product] === 0) totals.delete(product)
      for (const product of scored.products) this.#word[product] = 0
    }
    for (const [product, total] of totals) offer(product, Math.round(((total / words.length) * quality) / 100))
    return corrected
  }

  /** Leaves the best score of a word for each product in `#word`. */
  #scoreWord(
    typed: string,
    { isExact, ...options }: Required<SearchOptions> & { isExact: boolean },
  ): { products: number[]; corrected: string | null } {
    const products: number[] = []
    const { matches, corrected } = this.#vocabulary.matches(typed, options)
    if (corrected && isExact) return { products, corrected: null }
    const alsoMeant = isExact ? [] : this.#likelierThan(typed).map((word) => ({ word, quality: slipQuality }))
    for (const { word, quality } of [...matches, ...alsoMeant]) {
      for (const posting of this.#postings[word] ?? []) {
        const product = posting >>> numberShift
        const isOwn = ((posting >>> weightBits) & languageBit[options.language]) !== 0
        const score = quality * (posting & weightMask) * (isOwn ? 1 : otherLanguageQuality)
        const best = this.#word[product] ?? 0
        if (best === 0) products.push(product)
        if (score > best) this.#word[product] = score
      }
    }
    return { products, corrected: corrected ? this.#likeliest(matches) : null }
  }

  /** Words one slip away from a rare one that are so much commoner that it was hardly meant. */
  #likelierThan(typed: string): number[] {
    const known = this.#vocabulary.placeOf(typed)
    if (known === undefined || this.#productsOf(known) > fewProducts) return []
    const wanted = Math.max(1, this.#productsOf(known)) * manyTimesMore
    return this.#vocabulary.neighbours(typed).filter((word) => this.#productsOf(word) >= wanted)
  }

  #likeliest(matches: readonly { word: number; quality: number }[]): string | null {
    const ranked = matches.toSorted(
      (a, b) => b.quality - a.quality || this.#productsOf(b.word) - this.#productsOf(a.word),
    )
    const [first] = ranked
    return first === undefined ? null : (this.#vocabulary.words[first.word] ?? null)
  }

  #productsOf = (word: number) => this.#postings[word]?.length ?? 0

  #postingsOf(name: string): Uint32Array | undefined {
    const place = this.#vocabulary.placeOf(name)
    return place === undefined ? undefined : this.#postings[place]
  }

  /** Of formats alone: the products that have one of them. */
  #withFormat(formats: readonly string[]): number[] {
    const products: number[] = []
    for (const name of formats)
      for (const posting of this.#postingsOf(name) ?? []) {
        const product = posting >>> numberShift
        if (this.#best[product] === 0) products.push(product)
        this.#best[product] = Math.max(this.#best[product] ?? 0, posting & weightMask)
      }
    return products
  }

  #raiseFormats(formats: readonly string[]): void {
    const raised = new Set<number>()
    for (const name of formats)
      for (const posting of this.#postingsOf(name) ?? []) {
        const product = posting >>> numberShift
        if (this.#answered[product] === 0 || raised.has(product)) continue
        raised.add(product)
        this.#score[product] = (this.#score[product] ?? 0) + formatQuality * (posting & weightMask)
      }
  }

  #otherWords(terms: readonly SearchTerm[], corrections: ReadonlyMap<string, string>): string[] {
    if (terms.length > 3 || corrections.size > 0) return []
    const texts = terms.map(({ typed }) => typed)
    return terms.flatMap(({ typed }, place) =>
      this.#likelierThan(typed)
        .slice(0, 2)
        .map((word) => texts.with(place, this.#vocabulary.words[word] ?? '').join(' ')),
    )
  }

  /** How much of what was found lies in each department. */
  #departmentShares(products: readonly number[]): Map<number, number> {
    const sums = new Map<number, number>()
    let total = 0
    for (const product of products) {
      const score = this.#score[product] ?? 0
      const department = this.#departments[product] ?? 0
      sums.set(department, (sums.get(department) ?? 0) + score)
      total += score
    }
    return new Map(Array.from(sums, ([department, sum]) => [department, sum / total]))
  }

  #ranked(products: readonly number[], terms: number): Uint32Array {
    const shares = this.#departmentShares(products)
    const byScore = new Map<number, number[]>()
    for (const product of products) {
      const inDepartment = 1 + departmentShare * (shares.get(this.#departments[product] ?? 0) ?? 0)
      const score = Math.round(((this.#score[product] ?? 0) * inDepartment) / terms / scoreStep)
      const equals = byScore.get(score)
      if (equals === undefined) byScore.set(score, [product])
      else equals.push(product)
    }
    const scores = [...byScore.keys()].toSorted((a, b) => b - a)
    return Uint32Array.from(scores.flatMap((score) => (byScore.get(score) ?? []).toSorted((a, b) => a - b)))
  }
}

const correctedText = (terms: readonly SearchTerm[], corrections: ReadonlyMap<string, string>) =>
  terms.map(({ typed }) => corrections.get(typed) ?? typed).join(' ')

const phrasesOf = ({ concepts, words }: Without, language: Language) => [
  ...concepts.map((concept) => exclusionIn(language, concept)),
  ...words.map((word) => wordWithout(language, word)),
]
