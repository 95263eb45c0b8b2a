import { type Language, languages, type Localized } from '@bottega/rules/text/language.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { formatNames, readFormats } from '@bottega/rules/search/formats.ts'
import { type NameRole, namePartsOf, negations } from '@bottega/rules/search/name-parts.ts'
import { contentsOf } from '@bottega/rules/search/without/contents.ts'
import { ContentIndexBuilder, type GoodsSort } from './content-index.ts'
import type { SynonymTable } from './search-query.ts'
import { isCode, isFiller } from './search-query.ts'
import { languageBit, Vocabulary } from './vocabulary.ts'
import { inflections, stemOf } from './word-forms.ts'
import { languageBits, WordIndex, weightBits } from './word-index.ts'

/** The weight of a word by its role in a name; what a product is without is no reason to find it. */
const roleWeight: Readonly<Record<NameRole, number>> = { head: 100, kind: 85, of: 75, detail: 45, without: 0 }
/** Added where the shelf is called by the word too: it is what the thing is. From the leaf up. */
const shelfBonus = [40, 30, 15] as const
/** The weight of a word in a shelf's name for the goods that lie there. From the leaf up. */
const shelfWeight = [90, 85, 55] as const
/** A shelf of several things says little about one of them. */
const shareOfList = 0.4
const weight = { brand: 80, attribute: 90, attributeWord: 30, pack: 20, format: 100, partOfFormat: 70 } as const

export interface IndexedProduct {
  readonly name: Localized
  readonly brand: string
  readonly pack: Localized
  /** Names of its categories, from the department down. */
  readonly shelves: readonly Localized[]
  /** The category below which it lies: search terms mostly mean things of one. */
  readonly departmentId: number
  /** Names of what it is or has: organic, gluten-free. */
  readonly attributes: readonly Localized[]
  /** The contents its label states; without them nothing is known of what is in it. */
  readonly contents?: IndexedContents
  /** Food where nothing else is said. */
  readonly sort?: GoodsSort
}

export interface IndexedContents {
  readonly ingredients?: Localized | null
  readonly allergens?: Localized | null
  readonly traces?: Localized | null
  readonly features?: Localized | null
  readonly alcoholPercent?: number | null
  readonly sugars?: number | null
  readonly salt?: number | null
}

interface ShelfWords {
  readonly weights: ReadonlyMap<string, { share: number; language?: Language }>
  /** The words and their other forms, which the name of a product may have. */
  readonly forms: ReadonlySet<string>
}

const everyLanguage = languageBit.it | languageBit.de | languageBit.en
const textsOf = (name: Localized): [Language, string][] =>
  languages.flatMap((language) => {
    const text = name[language]
    return text === undefined ? [] : [[language, text] as [Language, string]]
  })

/** Collects words while products arrive in the order of their numbers. */
export class WordIndexBuilder {
  readonly #postings = new Map<string, number[]>()
  readonly #languages = new Map<string, number>()
  readonly #groups: number[] = []
  readonly #shelves = new WeakMap<Localized, ShelfWords>()
  readonly #synonyms: SynonymTable
  readonly #contents = new ContentIndexBuilder()
  #count = 0

  constructor(synonyms: SynonymTable = new Map()) {
    this.#synonyms = synonyms
  }

  add(product: IndexedProduct): void {
    for (const [word, weighs] of this.#weigh(product)) {
      const posting = this.#count * 2 ** (weightBits + languageBits) + weighs
      const postings = this.#postings.get(word)
      if (postings === undefined) this.#postings.set(word, [posting])
      else postings.push(posting)
    }
    this.#groups.push(product.departmentId)
    this.#contents.add(contentsIn(product), product.sort ?? 'food')
    this.#count += 1
  }

  #weigh({ name, brand, pack, shelves, attributes }: IndexedProduct): Map<string, number> {
    const weights = new Map<string, number>()
    const said = new Map<string, number>()
    const raise = (word: string, weighs: number, language?: Language) => {
      if (word === '' || isCode(word)) return
      const bits = language === undefined ? everyLanguage : languageBit[language]
      const known = weights.get(word) ?? 0
      if (weighs > known) said.set(word, bits)
      if (weighs === known) said.set(word, bits | (said.get(word) ?? 0))
      weights.set(word, Math.max(weighs, known))
      this.#languages.set(word, (this.#languages.get(word) ?? 0) | (language === undefined ? 0 : languageBit[language]))
    }
    const fromLeaf = shelves.toReversed().map((shelf) => this.#shelfWords(shelf))
    for (const [height, shelf] of fromLeaf.entries())
      for (const [word, { share, language }] of shelf.weights)
        raise(word, Math.round((shelfWeight[height] ?? 0) * share), language)
    for (const [language, text] of textsOf(name)) {
      for (const { word, role } of namePartsOf(text, language)) {
        const height = role === 'without' ? -1 : fromLeaf.findIndex(({ forms }) => forms.has(word))
        raise(word, roleWeight[role] + (height < 0 ? 0 : (shelfBonus[height] ?? 0)), language)
      }
      for (const phrase of negations(text)) raise(phrase, weight.attribute)
    }
    for (const word of plainWords(brand).split(' ')) raise(word, weight.brand)
    for (const attribute of attributes) this.#weighAttribute(attribute, raise)
    weighPack(pack, name, raise)
    return new Map(
      [...weights].flatMap(([word, weighs]) =>
        weighs === 0 || isFiller(word) ? [] : [[word, (said.get(word) ?? 0) * 2 ** weightBits + weighs] as const],
      ),
    )
  }

  #weighAttribute(attribute: Localized, raise: (word: string, weighs: number, language?: Language) => void): void {
    for (const [language, text] of textsOf(attribute)) {
      const words = plainWords(text).split(' ')
      raise(words.join('_'), weight.attribute, language)
      for (const phrase of negations(text)) raise(phrase, weight.attribute)
      if (words.length > 1 && negations(text).length === 0)
        for (const word of words) raise(word, weight.attributeWord, language)
    }
  }

  /** Shelves come again with every product, so their names are taken apart once. */
  #shelfWords(shelf: Localized): ShelfWords {
    const known = this.#shelves.get(shelf)
    if (known !== undefined) return known
    const weights = new Map<string, { share: number; language?: Language }>()
    const forms = new Set<string>()
    for (const [language, text] of textsOf(shelf)) {
      const things = text.split(/,| e(?:d)? | und | and | & /)
      for (const thing of things)
        for (const { word, role } of namePartsOf(thing, language)) {
          if (role === 'without') continue
          const share = (role === 'head' ? 1 : 0.6) * (things.length > 1 ? shareOfList : 1)
          if (share > (weights.get(word)?.share ?? 0)) weights.set(word, { share, language })
          if (role === 'head') for (const form of [word, ...inflections(word)]) forms.add(form)
          const stem = role === 'head' ? stemOf(word, language) : undefined
          if (stem !== undefined) forms.add(stem)
        }
      for (const phrase of negations(text)) weights.set(phrase, { share: 1 })
    }
    const words = { weights, forms }
    this.#shelves.set(shelf, words)
    return words
  }

  build(): WordIndex {
    const words = new Map([...this.#postings.keys()].map((word) => [word, this.#languages.get(word) ?? 0]))
    const vocabulary = new Vocabulary(words)
    const postings = vocabulary.words.map((word) => Uint32Array.from(this.#postings.get(word) ?? []))
    return new WordIndex({
      vocabulary,
      postings,
      departments: Uint32Array.from(this.#groups),
      synonyms: this.#synonyms,
      contents: this.#contents.build(),
    })
  }
}

const allTexts = (name: Localized | null | undefined) =>
  name === null || name === undefined ? [] : textsOf(name).map(([, text]) => text)

function contentsIn({ name, attributes, contents = {} }: IndexedProduct) {
  return contentsOf({
    names: allTexts(name),
    ingredients: allTexts(contents.ingredients),
    allergens: allTexts(contents.allergens),
    traces: allTexts(contents.traces),
    labels: [...attributes, contents.features].flatMap(allTexts),
    alcoholPercent: contents.alcoholPercent ?? 0,
    sugars: contents.sugars ?? undefined,
    salt: contents.salt ?? undefined,
  })
}

/** Its format by name, and words like "busta" or "bottle". */
function weighPack(
  pack: Localized,
  name: Localized,
  raise: (word: string, weighs: number, language?: Language) => void,
): void {
  for (const format of [...readFormats(pack.it).formats, ...readFormats(name.it).formats]) {
    const { exact, parts } = formatNames(format)
    raise(exact, weight.format)
    for (const part of parts) raise(part, weight.partOfFormat)
  }
  for (const [language, text] of textsOf(pack))
    for (const word of plainWords(readFormats(text).rest).split(' '))
      if (!/^\d+$/.test(word)) raise(word, weight.pack, language)
}
