import type { Vocabulary, WordMatch } from './vocabulary.ts'
import { WordFamilies, type Postings } from './word-families.ts'

/** A word found in so few products may be a slip of one found in many more. */
const fewProducts = 3
const manyTimesMore = 10
/** A word no further off than a letter that is hardly heard. */
const hardlyHeard = 75
const mostOffered = 2

interface WordSlipsParts {
  readonly vocabulary: Vocabulary
  readonly postings: readonly Uint32Array[]
  readonly families: Postings
}

/** The facts a near word needs beside the rest of its query. */
export interface Surroundings {
  /** Whether another term found a product already. */
  readonly isFound: (posting: number) => boolean
  /** The department most of what was found lies in; undefined where nothing was. */
  readonly family: number | undefined
  /** Whether the word makes the query one that editors name. */
  readonly isPhrase: (word: string) => boolean
}

/** Finds the words that typed ones may be slips of. */
export class WordSlips {
  readonly #vocabulary: Vocabulary
  readonly #postings: readonly Uint32Array[]
  readonly #families: WordFamilies

  constructor({ vocabulary, postings, families }: WordSlipsParts) {
    this.#vocabulary = vocabulary
    this.#postings = postings
    this.#families = new WordFamilies(families)
  }

  /**
   * Of words near one that was not found, those that may stand for it: of one family, and of what the rest of the query
   * found, standing with it in a product or at least lying where it does.
   */
  chosen(near: readonly WordMatch[], { isFound, family, isPhrase }: Surroundings): WordMatch[] {
    if (family === undefined) return this.#families.ofOneFamily(near)
    const together = near.filter(
      ({ word }) => isPhrase(this.#text(word)) || this.#postings[word]?.some(isFound) === true,
    )
    const supported =
      together.length > 0 ? together : near.filter(({ word }) => this.#families.familyOf(word) === family)
    return this.#families.ofOneFamily(supported)
  }

  /** Whether more products have a word than would for a slip. */
  isCommon(word: string): boolean {
    const place = this.#vocabulary.placeOf(word)
    return place !== undefined && this.#productsOf(place) > fewProducts
  }

  /** Words one slip away from a rare one that are so much commoner, and akin to it, that it was hardly meant. */
  likelierThan(typed: string): number[] {
    const known = this.#vocabulary.placeOf(typed)
    if (known === undefined || this.#productsOf(known) > fewProducts) return []
    const wanted = Math.max(1, this.#productsOf(known)) * manyTimesMore
    return this.#vocabulary
      .neighbours(typed, { areCorrections: true })
      .filter(({ word, quality }) => quality >= hardlyHeard || this.#families.areAkin(known, word))
      .flatMap(({ word }) => (this.#productsOf(word) >= wanted ? [word] : []))
  }

  /** Offered and not taken: what a rare word may be a slip of, and for a word that finds nothing what is near to it. */
  otherWords(typed: string, findsNothing: boolean): string[] {
    const near = findsNothing ? this.#vocabulary.neighbours(typed, { areCorrections: false }) : []
    const offered = [...this.likelierThan(typed), ...this.#families.ofOneFamily(near).map(({ word }) => word)]
    return offered.slice(0, mostOffered).map((word) => this.#text(word))
  }

  likeliest(matches: readonly WordMatch[]): string | null {
    const ranked = matches.toSorted(
      (a, b) => b.quality - a.quality || this.#productsOf(b.word) - this.#productsOf(a.word),
    )
    const [first] = ranked
    return first === undefined ? null : this.#text(first.word)
  }

  #text = (word: number) => this.#vocabulary.words[word] ?? ''
  #productsOf = (word: number) => this.#postings[word]?.length ?? 0
}
