import type { Language } from '@bottega/rules/text/language.ts'
import type { ContentFacts } from '@bottega/rules/diet/diet-findings.ts'
import { readWithout } from '@bottega/rules/search/without/read-without.ts'
import { type ContentIndex, type ExclusionFilter, exclusionPhrases } from './content-index.ts'
import { readQuery, type SearchTerm, type SearchWay, type SynonymTable } from './search-query.ts'
import { languageBit, type Vocabulary, type WordMatch } from './vocabulary.ts'
import { WordSlips } from './word-slips.ts'

/** Of a posting: the product's number stands before them, its weight in them. */
export const weightBits = 8
const weightMask = 2 ** weightBits - 1
/** Before the weight, a bit for each language whose words say so. */
export const languageBits = 3
const numberShift = weightBits + languageBits
/** The factor for a word that only stands in other languages than the page's. */
const otherLanguageQuality = 0.8
/** Up to this much more for the department that most of what was found lies in. */
const departmentShare = 0.35
/** More for what the first word of the query calls the thing itself: in Italian that is what is meant. */
const firstWord = 1.12

/** Scores nearer to each other than this are equal: there the best-selling comes first. */
const scoreStep = 400
/** The quality, in hundredths, of a word for which a rare one was mistyped. */
const slipQuality = 80
/** Products that answer to a preferred way gain this much. */
const preferredQuality = 1.25
/** Of the best answer to a term; what is worse than that is found by chance. */
const leastOfBest = 0.2
/** A format is worth this much of a word. */
const formatQuality = 30
/** Of more words it is unlikely that one was mistyped alone. */
const mostTermsOffered = 3
/** Products that say themselves that they are without what was excluded come before those that only have none of it. */
const claimedQuality = 1.6

export interface SearchResult {
  /** The best first, the best-selling first among equals. */
  readonly numbers: Uint32Array
  /** The query in words of the catalogue, where what was typed was not among them. */
  readonly corrected: string | null
  /** Other words that may have been meant. */
  readonly otherWords: readonly string[]
  /** The ingredients and words left out, in words of the page: "senza glutine"; empty where nothing is left out. */
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

type Choose = (near: readonly WordMatch[]) => readonly WordMatch[]

interface WordOptions extends Required<SearchOptions> {
  /** Chooses the words that may stand for one that is unknown; without it none may. */
  readonly choose: Choose | undefined
}

interface ScoredWords {
  readonly products: number[]
  /** The word taken for the typed one. */
  readonly corrected: string | null
}

const nothingFound: ScoredWords = { products: [], corrected: null }

interface WordIndexParts {
  readonly vocabulary: Vocabulary
  readonly postings: readonly Uint32Array[]
  /** Of every product. */
  readonly departments: Uint32Array
  readonly synonyms: SynonymTable
  readonly contents: ContentIndex
}

/** The products that carry each word. Products are numbers from 0, the best-selling first. */
export class WordIndex {
  readonly #vocabulary: Vocabulary
  readonly #postings: readonly Uint32Array[]
  readonly #synonyms: SynonymTable
  readonly #departments: Uint32Array
  readonly #contents: ContentIndex
  readonly #slips: WordSlips
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
    const families = {
      productsOf: (word: number) => Array.from(postings[word] ?? [], readPosting),
      departmentOf: (product: number) => departments[product] ?? 0,
    }
    this.#slips = new WordSlips({ vocabulary, postings, families })
    const products = departments.length
    this.#best = new Uint16Array(products)
    this.#word = new Uint16Array(products)
    this.#score = new Uint32Array(products)
    this.#answered = new Uint8Array(products)
  }

  /** Tells whether a product has every word of a text in its name or list; products by their numbers. */
  holding(text: string): (product: number) => boolean {
    return this.#contents.holding(text)
  }

  /** The knowledge of a product's contents, by its number. */
  contentFactsOf(product: number): ContentFacts {
    return this.#contents.factsOf(product)
  }

  /**
   * Products that answer as much of the query as any product does: "latte di capra biologico" finds goat's milk even
   * where none is organic. With `isTyping` its last word may be a beginning. Products with anything the query excludes
   * are never among them, however little is left.
   */
  search(text: string, options: SearchOptions = {}): SearchResult {
    const { isTyping = false, language = 'it' } = options
    const without = readWithout(text, { isTyping, isKnown: this.#isKnown })
    if (without.concepts.length === 0 && without.words.length === 0) {
      return { ...this.#searchMeant(text, options), without: [] }
    }
    const excluding = this.#contents.filter(without)
    const phrases = exclusionPhrases(without, language)
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

  #isKnown = (word: string) => this.#contents.has(word) || this.#slips.isCommon(word)

  #searchMeant(text: string, options: SearchOptions, excluding?: ExclusionFilter): TypedResult {
    const typed = this.#searchAsTyped(text, options, excluding)
    if (typed.corrected === null) return typed
    // The words that were meant have synonyms and phrases of their own.
    const ofCorrected = this.#searchAsTyped(typed.corrected, options, excluding)
    return { ...(ofCorrected.numbers.length > 0 ? ofCorrected : typed), corrected: typed.corrected }
  }

  #searchAsTyped(
    text: string,
    { language = 'it', isTyping = false }: SearchOptions,
    excluding?: ExclusionFilter,
  ): TypedResult {
    const { terms, formats } = readQuery(text, { ...this.#known, synonyms: this.#synonyms }, isTyping)
    const found: number[] = []
    const { corrections, isIncomplete } = this.#scoreTerms(terms, language, found)
    if (terms.length === 0) this.#count(this.#withFormat(formats), found, false)
    else this.#raiseFormats(formats)
    if (excluding !== undefined) this.#exclude(found, excluding, terms, formats)
    const most = found.reduce((largest, product) => Math.max(largest, this.#answered[product] ?? 0), 0)
    const answering = found.filter((product) => this.#answered[product] === most)
    // "Red Bull" is nothing that is merely red: without a word the shop does not know, the others must call a thing.
    const isNothing =
      isIncomplete && !isTyping && !answering.some((product) => (this.#score[product] ?? 0) >= headScore)
    const numbers = this.#ranked(isNothing ? [] : answering, Math.max(1, terms.length))
    for (const product of found) {
      this.#answered[product] = 0
      this.#score[product] = 0
    }
    return {
      numbers,
      corrected: corrections.size === 0 || numbers.length === 0 ? null : correctedText(terms, corrections),
      otherWords: corrections.size > 0 ? [] : this.#otherWords(terms, numbers.length === 0),
    }
  }

  readonly #known = {
    has: (word: string) => this.#vocabulary.placeOf(word) !== undefined,
    knows: (word: string) => this.#vocabulary.knows(word),
  }

  /** Counts what answers to the terms: to those as they are typed, then to those the others let take for a slip. */
  #scoreTerms(
    terms: readonly SearchTerm[],
    language: Language,
    found: number[],
  ): { corrections: ReadonlyMap<string, string>; isIncomplete: boolean } {
    const corrections = new Map<string, string>()
    const count = (term: SearchTerm, products: readonly number[]) =>
      this.#count(products, found, term === terms[0] && terms.length > 1)
    const unknown = terms.filter((term) => {
      const { products } = this.#scoreTerm(term, language)
      count(term, products)
      return products.length === 0
    })
    const missing = unknown.filter((term) => {
      const surroundings = {
        isFound: (posting: number) => (this.#answered[posting >>> numberShift] ?? 0) > 0,
        family: this.#mainDepartment(found),
        isPhrase: (word: string) => this.#synonyms.has(correctedText(terms, new Map([[term.typed, word]]))),
      }
      const choose = (near: readonly WordMatch[]) => this.#slips.chosen(near, surroundings)
      const { products, corrected } = term.isNamed ? nothingFound : this.#scoreTerm(term, language, choose)
      if (corrected !== null) corrections.set(term.typed, corrected)
      count(term, products)
      return products.length === 0
    })
    return { corrections, isIncomplete: missing.length > 0 && missing.length < terms.length }
  }

  #otherWords(terms: readonly SearchTerm[], isNothing: boolean): string[] {
    if (terms.length > mostTermsOffered) return []
    const texts = terms.map(({ typed }) => typed)
    return terms.flatMap(({ typed }, place) =>
      this.#slips.otherWords(typed, isNothing && terms.length === 1).map((word) => texts.with(place, word).join(' ')),
    )
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
  #scoreTerm({ ways, isTyping }: SearchTerm, language: Language, choose?: Choose): ScoredWords {
    const touched: number[] = []
    const inOrder = ways.toSorted((a, b) => Number(a.preferred) - Number(b.preferred))
    const corrected = inOrder.map((way) => this.#scoreWay(way, { isTyping, language, choose }, touched))
    return { products: this.#answering(touched), corrected: corrected.find((words) => words !== null) ?? null }
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
    { isTyping, language, choose }: WordOptions,
    touched: number[],
  ): string | null {
    const offer = (product: number, score: number) => {
      const best = this.#best[product] ?? 0
      if (best === 0) touched.push(product)
      this.#best[product] = preferred ? Math.max(score, best) * preferredQuality : Math.max(score, best)
    }
    // Another name is not looked for by beginnings or slips.
    const options = { isTyping: isTyping && !isOther, language, choose: isOther ? undefined : choose, isExact: isOther }
    const [only, ...further] = words
    // Most ways are one word, which needs no adding up.
    if (only !== undefined && further.length === 0) {
      const one = this.#scoreWord(only, options)
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
      const scored = this.#scoreWord(word, options)
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
  #scoreWord(typed: string, { isExact, ...options }: WordOptions & { isExact: boolean }): ScoredWords {
    const products: number[] = []
    const { matches, corrected } = this.#vocabulary.matches(typed, options)
    const likelier = isExact ? [] : this.#slips.likelierThan(typed).map((word) => ({ word, quality: slipQuality }))
    for (const { word, quality } of [...matches, ...likelier]) {
      for (const posting of this.#postings[word] ?? []) {
        const product = posting >>> numberShift
        const isOwn = ((posting >>> weightBits) & languageBit[options.language]) !== 0
        const score = quality * (posting & weightMask) * (isOwn ? 1 : otherLanguageQuality)
        const best = this.#word[product] ?? 0
        if (best === 0) products.push(product)
        if (score > best) this.#word[product] = score
      }
    }
    return { products, corrected: corrected ? this.#slips.likeliest(matches) : null }
  }

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

  /** The share of the results that lies in each department. */
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

  #mainDepartment(found: readonly number[]): number | undefined {
    const [main] = [...this.#departmentShares(found)].toSorted(([, a], [, b]) => b - a)
    return main?.[0]
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

const readPosting = (posting: number) => ({ product: posting >>> numberShift, weight: posting & weightMask })

const correctedText = (terms: readonly SearchTerm[], corrections: ReadonlyMap<string, string>) =>
  terms.map(({ typed }) => corrections.get(typed) ?? typed).join(' ')
