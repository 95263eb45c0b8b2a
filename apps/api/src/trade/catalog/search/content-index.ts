import { languages } from '@bottega/rules/text/language.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { concepts, exclusionIn, wordWithout } from '@bottega/rules/search/without/concept-table.ts'
import { contentBit, type Contents, isWithout } from '@bottega/rules/search/without/contents.ts'
import type { ContentFacts } from '@bottega/rules/diet/diet-findings.ts'
import type { Without } from '@bottega/rules/search/without/read-without.ts'
import { allowedTypos, typosBetween } from '@bottega/rules/search/word-matching.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { inflections, stemOf } from './word-forms.ts'

const stemKeys = (word: string) =>
  languages.flatMap((language) => {
    const stem = stemOf(word, language)
    return stem === undefined ? [] : [`${language} ${stem}`]
  })

/** Shorter words are in too many others to be part of a compound. */
const shortestPart = 5
/** A word in so few products may be a slip itself, and protects none from being taken for one. */
const fewProducts = 3

/** Tells which products may be shown to shoppers who want them without something. */
export interface ExclusionFilter {
  readonly passes: (product: number) => boolean
  /** The product says so itself, by its name or label. */
  readonly claims: (product: number) => boolean
  /** Its ingredients are known. */
  readonly isKnown: (product: number) => boolean
}

/** The ingredients and words left out of a search, in words of a page. */
export const exclusionPhrases = (without: Without, language: Language): string[] => [
  ...without.concepts.map((concept) => exclusionIn(language, concept)),
  ...without.words.map((word) => wordWithout(language, word)),
]

/** The sort of goods, as the department of a product says. */
export type GoodsSort = 'notFood' | 'food' | 'namedByNature'

interface ContentIndexParts {
  /** Of every product, of every concept. */
  readonly bits: Uint8Array
  readonly sorts: readonly GoodsSort[]
  /** 1 on products whose ingredients are known. */
  readonly known: Uint8Array
  readonly products: ReadonlyMap<string, Uint32Array>
  /** Words of products by their stems in each language. */
  readonly byStem: ReadonlyMap<string, readonly string[]>
}

/** The contents of products, beside the words they are found by. Products are numbers from 0. */
export class ContentIndex {
  readonly #bits: Uint8Array
  readonly #sorts: readonly GoodsSort[]
  readonly #known: Uint8Array
  readonly #products: ReadonlyMap<string, Uint32Array>
  readonly #byStem: ReadonlyMap<string, readonly string[]>

  constructor({ bits, sorts, known, products, byStem }: ContentIndexParts) {
    this.#bits = bits
    this.#sorts = sorts
    this.#known = known
    this.#products = products
    this.#byStem = byStem
  }

  /** Whether enough products hold a word that it is no slip of another. */
  has(word: string): boolean {
    return (this.#products.get(word)?.length ?? 0) > fewProducts
  }

  /** The knowledge of a product's contents, by its number. */
  factsOf(product: number): ContentFacts {
    const sort = this.#sorts[product] ?? 'food'
    return {
      bits: this.#bits.subarray(product * concepts.length, (product + 1) * concepts.length),
      isFood: sort !== 'notFood',
      isNamedByNature: sort === 'namedByNature',
    }
  }

  /** Products whose name or list has every word of a text, in any of its forms or within a compound. */
  holding(text: string): (product: number) => boolean {
    const sets = plainWords(text)
      .split(' ')
      .map((word) => {
        const meant = this.#formsOf(word, [...this.#products.keys()], false)
        return new Set(meant.flatMap((one) => Array.from(this.#products.get(one) ?? [])))
      })
    return (product) => sets.every((set) => set.has(product))
  }

  filter(without: Without): ExclusionFilter {
    const holding = new Set<number>()
    for (const [place, word] of without.words.entries()) {
      const isBeginning = without.isBeginning && place === without.words.length - 1
      for (const held of this.#wordsFor(word, isBeginning))
        for (const product of this.#products.get(held) ?? []) holding.add(product)
    }
    const bitsOf = (product: number, concept: number) =>
      this.#bits[product * concepts.length + concept] ?? contentBit.unknown
    return {
      passes: (product) =>
        !holding.has(product) && without.concepts.every((concept) => isWithout(bitsOf(product, concept))),
      claims: (product) =>
        without.concepts.length > 0 &&
        without.concepts.every((concept) => (bitsOf(product, concept) & contentBit.claimed) !== 0),
      isKnown: (product) => this.#known[product] === 1,
    }
  }

  /** Words of products that an excluded one means: its forms and compounds, or what it was mistyped for. */
  #wordsFor(typed: string, isBeginning: boolean): string[] {
    const words = [...this.#products.keys()]
    const expanded = this.#formsOf(typed, words, isBeginning)
    if (expanded.length > 0) return expanded
    const limit = allowedTypos(typed)
    // Every letter more or less counts at least a half, so words of another length need no comparing.
    return words.filter(
      (word) => Math.abs(word.length - typed.length) <= 2 * limit && typosBetween(typed, word, limit) <= limit,
    )
  }

  #formsOf(typed: string, words: readonly string[], isBeginning: boolean): string[] {
    const forms = [typed, ...inflections(typed)].filter((word) => this.#products.has(word))
    const ofStem = stemKeys(typed).flatMap((key) => this.#byStem.get(key) ?? [])
    const holding = words.filter(
      (word) => (isBeginning && word.startsWith(typed)) || (typed.length >= shortestPart && word.includes(typed)),
    )
    return [...new Set([...forms, ...ofStem, ...holding])]
  }
}

/** Collects contents while products arrive in the order of their numbers. */
export class ContentIndexBuilder {
  readonly #bits: Uint8Array[] = []
  readonly #sorts: GoodsSort[] = []
  readonly #known: number[] = []
  readonly #products = new Map<string, number[]>()
  readonly #byStem = new Map<string, string[]>()

  add({ bits, words, isKnown }: Contents, sort: GoodsSort): void {
    const product = this.#bits.length
    for (const word of words) {
      const products = this.#products.get(word)
      if (products === undefined) this.#addWord(word, product)
      else products.push(product)
    }
    this.#bits.push(bits)
    this.#sorts.push(sort)
    this.#known.push(Number(isKnown))
  }

  #addWord(word: string, product: number): void {
    this.#products.set(word, [product])
    for (const key of stemKeys(word)) {
      const words = this.#byStem.get(key)
      if (words === undefined) this.#byStem.set(key, [word])
      else words.push(word)
    }
  }

  build(): ContentIndex {
    const bits = new Uint8Array(this.#bits.length * concepts.length)
    for (const [product, own] of this.#bits.entries()) bits.set(own, product * concepts.length)
    const products = new Map(Array.from(this.#products, ([word, numbers]) => [word, Uint32Array.from(numbers)]))
    return new ContentIndex({
      bits,
      sorts: this.#sorts,
      known: Uint8Array.from(this.#known),
      products,
      byStem: this.#byStem,
    })
  }
}
