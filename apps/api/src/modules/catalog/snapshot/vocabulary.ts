import { allowedTypos, inflections, trigrams, typosToBeginning } from './word-matching.ts'

/** How well a word of the catalogue answers a typed one. */
const matchQuality = { exact: 10, inflection: 9, beginning: 6, inside: 5, typo: 4 } as const

export interface WordMatch {
  /** Position in the vocabulary. */
  word: number
  quality: number
}

/** Candidates with the most letters in common that are compared letter by letter. */
const comparedForTypos = 200

/** Every word of the catalogue once, sorted, with the ways to find one from typed text. */
export class Vocabulary {
  readonly #words: readonly string[]
  readonly #places: ReadonlyMap<string, number>
  readonly #byTrigram = new Map<string, number[]>()
  readonly #shared: Uint8Array

  constructor(words: Iterable<string>) {
    this.#words = [...words].toSorted()
    this.#places = new Map(this.#words.map((word, place) => [word, place]))
    this.#shared = new Uint8Array(this.#words.length)
    for (const [place, word] of this.#words.entries()) {
      if (isNumber(word)) continue
      for (const trigram of trigrams(word)) {
        const places = this.#byTrigram.get(trigram)
        if (places === undefined) this.#byTrigram.set(trigram, [place])
        else places.push(place)
      }
    }
  }

  get words(): readonly string[] {
    return this.#words
  }

  /**
   * The words meant by a typed one, in plain letters. Numbers and single letters are taken at their word; typos are
   * looked for only when nothing else answers, so that a right word is never drowned by its neighbours.
   */
  matches(typed: string): WordMatch[] {
    const found = new Map<number, number>()
    const add = (word: number | undefined, quality: number) => {
      if (word !== undefined && !found.has(word)) found.set(word, quality)
    }
    add(this.#places.get(typed), matchQuality.exact)
    if (!isNumber(typed) && typed.length > 1) {
      for (const form of inflections(typed)) add(this.#places.get(form), matchQuality.inflection)
      for (const word of this.#beginningWith(typed)) add(word, matchQuality.beginning)
      for (const word of this.#containing(typed)) add(word, matchQuality.inside)
      if (found.size === 0) for (const word of this.#near(typed)) add(word, matchQuality.typo)
    }
    return [...found].map(([word, quality]) => ({ word, quality }))
  }

  *#beginningWith(typed: string): Generator<number> {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#words[middle] ?? '') < typed) low = middle + 1
      else high = middle
    }
    while (this.#words[low]?.startsWith(typed) === true) yield low++
  }

  /** German joins its words: "Milch" is in "Vollmilch". */
  #containing(typed: string): number[] {
    if (typed.length < 4) return []
    const inside = trigrams(typed).filter((trigram) => !trigram.startsWith(' '))
    const rarest = inside
      .map((trigram) => this.#byTrigram.get(trigram) ?? [])
      .reduce((fewest, places) => (places.length < fewest.length ? places : fewest))
    return rarest.filter((place) => this.#words[place]?.includes(typed))
  }

  #near(typed: string): number[] {
    const limit = allowedTypos(typed)
    if (limit === 0) return []
    const compared = this.#mostShared(trigrams(typed)).slice(0, comparedForTypos)
    const distances = compared.map((place) => ({
      place,
      typos: typosToBeginning(typed, (this.#words[place] ?? '').slice(0, typed.length + limit), limit),
    }))
    const fewest = Math.min(limit, ...distances.map(({ typos }) => typos))
    return distances.filter(({ typos }) => typos <= fewest).map(({ place }) => place)
  }

  /** Words sharing at least one run of three letters, those sharing most first. */
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
      .map((place) => ({ place, count: this.#shared[place] ?? 0 }))
      .toSorted((a, b) => b.count - a.count)
    for (const place of touched) this.#shared[place] = 0
    return ranked.map(({ place }) => place)
  }
}

const isNumber = (word: string) => /^\d+$/.test(word)
