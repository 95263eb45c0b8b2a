import { plainWords } from '@bottega/rules/catalog/plain-words.ts'
import type { SearchableName } from '@bottega/rules/catalog/search-text.ts'
import { Vocabulary } from './vocabulary.ts'

/**
 * What a word counts by where it stands in a product. A name's word that its shelf is called by too says what the thing
 * is: "mele" are apples before they are an apple cake. A shelf called by one word says as much as a name, one called by
 * three a third of it.
 */
const weight = { name: 9, firstOfName: 1, alsoOnShelf: 4, brand: 6, elsewhere: 3 } as const
const weightBits = 4

export interface IndexedProduct {
  readonly name: SearchableName
  readonly brand: string
  /** Names of its categories. */
  readonly shelves: readonly SearchableName[]
  /** Every word the product is found by, plain and joined by spaces. */
  readonly searchText: string
}

/** Words without a meaning for the search. */
const fillers = new Set(
  'a al alla con da de dei del della delle di e ed for fur il in la le lo mit of per un una und von'.split(' '),
)
const mostTerms = 12
/** Variant spellings that no rule finds. */
const spellings: ReadonlyMap<string, string> = new Map([['the', 'te']])

/** The words of a query that say something; of nothing but fillers, all of them. */
export function searchTerms(query: string): string[] {
  const typed = plainWords(query).split(' ').filter(Boolean)
  const words = [...new Set(typed.map((word) => spellings.get(word) ?? word))].slice(0, mostTerms)
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}

const texts = ({ it, de, en }: SearchableName) => [it, de, en].filter((text) => text !== undefined)

const raise = (weights: Map<string, number>, word: string, weighs: number) =>
  weights.set(word, Math.max(weighs, weights.get(word) ?? 0))

/** Codes and barcodes are looked up whole, where they would be most of the vocabulary and never half typed. */
export const isCode = (text: string) => /^\d{5,}$/.test(text)

/** Collects words while products arrive in the order of their numbers. */
export class WordIndexBuilder {
  readonly #postings = new Map<string, number[]>()
  readonly #shelves = new WeakMap<SearchableName, Map<string, number>>()
  #count = 0

  add(product: IndexedProduct): void {
    for (const [word, weighs] of this.#weigh(product)) {
      const posting = this.#count * 2 ** weightBits + weighs
      const postings = this.#postings.get(word)
      if (postings === undefined) this.#postings.set(word, [posting])
      else postings.push(posting)
    }
    this.#count += 1
  }

  #weigh({ name, brand, shelves, searchText }: IndexedProduct): Map<string, number> {
    const weights = new Map<string, number>()
    const onShelf = new Map<string, number>()
    for (const shelf of shelves) for (const [word, weighs] of this.#shelfWeights(shelf)) raise(onShelf, word, weighs)
    for (const word of searchText.split(' ')) if (!isCode(word)) raise(weights, word, weight.elsewhere)
    for (const word of plainWords(brand).split(' ')) raise(weights, word, weight.brand)
    for (const [word, weighs] of onShelf) raise(weights, word, weighs)
    for (const text of texts(name))
      for (const [index, word] of plainWords(text).split(' ').entries()) {
        const bonus = (index === 0 ? weight.firstOfName : 0) + (onShelf.has(word) ? weight.alsoOnShelf : 0)
        raise(weights, word, weight.name + bonus)
      }
    weights.delete('')
    return weights
  }

  /** Shelves come again with every product, so their names are taken apart once. */
  #shelfWeights(shelf: SearchableName): Map<string, number> {
    const known = this.#shelves.get(shelf)
    if (known !== undefined) return known
    const weights = new Map<string, number>()
    for (const text of texts(shelf)) {
      const words = searchTerms(text)
      for (const word of words) raise(weights, word, Math.max(weight.elsewhere, Math.round(weight.name / words.length)))
    }
    this.#shelves.set(shelf, weights)
    return weights
  }

  build(): WordIndex {
    const vocabulary = new Vocabulary(this.#postings.keys())
    const postings = vocabulary.words.map((word) => Uint32Array.from(this.#postings.get(word) ?? []))
    return new WordIndex(vocabulary, postings, this.#count)
  }
}

/** Which products carry which words. Products are numbers from 0, the best-selling first. */
export class WordIndex {
  readonly #vocabulary: Vocabulary
  readonly #postings: readonly Uint32Array[]
  // Working space of a search, used again by the next one; safe because a search runs without a pause.
  readonly #best: Uint8Array
  readonly #score: Uint16Array
  readonly #answered: Uint8Array

  constructor(vocabulary: Vocabulary, postings: readonly Uint32Array[], products: number) {
    this.#vocabulary = vocabulary
    this.#postings = postings
    this.#best = new Uint8Array(products)
    this.#score = new Uint16Array(products)
    this.#answered = new Uint8Array(products)
  }

  /**
   * Products that answer as many of the query's words as any product does, the best match first, the best-selling first
   * among equals. "latte di capra biologico" finds goat's milk even where none is organic.
   */
  search(query: string): Uint32Array {
    const found: number[] = []
    for (const term of searchTerms(query)) {
      for (const product of this.#scoreTerm(term)) {
        if (this.#answered[product] === 0) found.push(product)
        this.#answered[product] = (this.#answered[product] ?? 0) + 1
        this.#score[product] = (this.#score[product] ?? 0) + (this.#best[product] ?? 0)
        this.#best[product] = 0
      }
    }
    const most = found.reduce((largest, product) => Math.max(largest, this.#answered[product] ?? 0), 0)
    const ranked = this.#ranked(found.filter((product) => this.#answered[product] === most))
    for (const product of found) {
      this.#answered[product] = 0
      this.#score[product] = 0
    }
    return ranked
  }

  /** Leaves the best score of a term for each product in `#best` and names the products. */
  #scoreTerm(term: string): number[] {
    const touched: number[] = []
    for (const { word, quality } of this.#vocabulary.matches(term)) {
      for (const posting of this.#postings[word] ?? []) {
        const product = posting >>> weightBits
        const score = quality * (posting & (2 ** weightBits - 1))
        const best = this.#best[product] ?? 0
        if (best === 0) touched.push(product)
        if (score > best) this.#best[product] = score
      }
    }
    return touched
  }

  #ranked(products: readonly number[]): Uint32Array {
    const byScore = new Map<number, number[]>()
    for (const product of products) {
      const score = this.#score[product] ?? 0
      const equals = byScore.get(score)
      if (equals === undefined) byScore.set(score, [product])
      else equals.push(product)
    }
    const scores = [...byScore.keys()].toSorted((a, b) => b - a)
    return Uint32Array.from(scores.flatMap((score) => (byScore.get(score) ?? []).toSorted((a, b) => a - b)))
  }
}
