import type { WordMatch } from './vocabulary.ts'

/** A word that weighs less in every name only says something beside the thing: "Bier in der Dose" is no tin. */
const leastNaming = 75
/** A word has a family where this much of what it names lies in one department. */
const leastShare = 0.5

interface Naming {
  /** The weight of all that it names, in all departments. */
  readonly total: number
  /** The department most of that lies in, unless it lies everywhere. */
  readonly family: number | undefined
}

/** In which products a word stands, and where those lie. */
export interface Postings {
  readonly productsOf: (word: number) => Iterable<{ product: number; weight: number }>
  readonly departmentOf: (product: number) => number
}

/**
 * Finds the department of the things that a word of the catalogue names, to tell which other words it may stand for.
 */
export class WordFamilies {
  readonly #postings: Postings
  readonly #known = new Map<number, Naming>()

  constructor(postings: Postings) {
    this.#postings = postings
  }

  /** Words that may stand for one that was not found: they name things, and things of one family. */
  ofOneFamily<Match extends Pick<WordMatch, 'word' | 'quality'>>(near: readonly Match[]): Match[] {
    const naming = near.filter(({ word }) => this.#namingOf(word).total > 0)
    const [best] = naming.toSorted(
      (a, b) => b.quality - a.quality || this.#namingOf(b.word).total - this.#namingOf(a.word).total,
    )
    if (best === undefined) return []
    const { family } = this.#namingOf(best.word)
    return naming.filter((one) => one === best || (family !== undefined && this.#namingOf(one.word).family === family))
  }

  /** Whether two words name things of one family; a word that names things everywhere is akin to every other. */
  areAkin(one: number, other: number): boolean {
    const [own, others] = [this.familyOf(one), this.familyOf(other)]
    return own === undefined || others === undefined || own === others
  }

  familyOf(word: number): number | undefined {
    return this.#namingOf(word).family
  }

  #namingOf(word: number): Naming {
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const sums = new Map<number, number>()
    let total = 0
    for (const { product, weight } of this.#postings.productsOf(word)) {
      if (weight < leastNaming) continue
      const department = this.#postings.departmentOf(product)
      sums.set(department, (sums.get(department) ?? 0) + weight)
      total += weight
    }
    const family = [...sums].find(([, sum]) => sum > total * leastShare)?.[0]
    const naming = { total, family }
    this.#known.set(word, naming)
    return naming
  }
}
