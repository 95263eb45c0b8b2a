import { allowedTypos, typosBetween } from '../word-matching.ts'
import {
  allergensProvedBy,
  conceptsByClaim,
  conceptsByEvidence,
  conceptsByName,
  concepts,
  dietsByName,
  longestPhrase,
} from './concept-table.ts'
import {
  isFreeAfter,
  joints,
  markerAt,
  ownThings,
  skipped,
  skippedAfter,
  stemAfterMarker,
  stemsOfFree,
  withAfterJoint,
} from './markers.ts'
import { joint, type Token, tokensOf } from './words-of.ts'

/** A text taken apart into what it says and what it says there is none of. */
export interface Without {
  /** The rest of the query to look for, as it was written. */
  readonly rest: string
  /** Numbers of concepts that are excluded, or asked for as diets. */
  readonly concepts: readonly number[]
  /** Words that are excluded and in no table. */
  readonly words: readonly string[]
  /** A word of it was mistyped. */
  readonly isCorrected: boolean
  /** The last excluded word may be a beginning. */
  readonly isBeginning: boolean
}

interface ReadOptions {
  /** A word the catalogue has is no slip of another. */
  readonly isKnown?: (word: string) => boolean
  readonly isTyping?: boolean
  /**
   * Of a label, where a claim counts only as it is written and of what it names: "senza burro" says nothing of milk,
   * and a comma ends it.
   */
  readonly isExact?: boolean
}

/** A food, diet or other concept that a query names, or a word of no table. */
interface Mention {
  readonly concepts: readonly number[]
  readonly word?: string
  readonly length: number
  readonly isCorrected?: boolean
}

/** The words of a query beside its exclusion that mean no thing. */
const anything = new Set(
  'prodotti prodotto cibo cibi alimenti alimento qualcosa tutto produkte produkt lebensmittel etwas alles products product food foods something everything'.split(
    ' ',
  ),
)

/**
 * Reads exclusions and diets in three languages: "senza glutine e lattosio", "nussfrei", "free from eggs", "vegano". An
 * unclear spelling is read as the exclusion, since a product too few harms nobody.
 */
export function readWithout(text: string, options: ReadOptions = {}): Without {
  return new Reader(tokensOf(text), options).read()
}

class Reader {
  readonly #tokens: readonly Token[]
  readonly #plain: readonly string[]
  readonly #isKnown: (word: string) => boolean
  readonly #isTyping: boolean
  readonly #isExact: boolean
  readonly #concepts = new Set<number>()
  readonly #words: string[] = []
  readonly #rest: string[] = []
  #isCorrected = false
  #isBeginning = false

  constructor(tokens: readonly Token[], { isKnown = () => false, isTyping = false, isExact = false }: ReadOptions) {
    this.#tokens = tokens
    this.#plain = tokens.map(({ plain }) => plain)
    this.#isKnown = isExact ? () => true : isKnown
    this.#isTyping = isTyping
    this.#isExact = isExact
  }

  read(): Without {
    let at = 0
    while (at < this.#tokens.length) {
      const length = this.#claimAt(at) || this.#markedAt(at) || this.#joinedAt(at) || this.#freeAt(at)
      if (length === 0) this.#keep(at)
      at += Math.max(1, length)
    }
    const isAny = this.#concepts.size > 0 || this.#words.length > 0
    const rest = this.#rest.filter((word) => word !== '' && !(isAny && anything.has(word)))
    return {
      rest: rest.join(' '),
      concepts: [...this.#concepts],
      words: this.#words,
      isCorrected: this.#isCorrected,
      isBeginning: this.#isBeginning,
    }
  }

  /** A comma of a label stays: what it parts is no phrase. */
  #keep(at: number): void {
    const { raw = '', plain = '' } = this.#tokens[at] ?? {}
    this.#rest.push(plain === joint && this.#isExact ? joint : raw)
  }

  #isFreeAt = (at: number, isTyping = this.#isTyping) =>
    isFreeAfter(this.#plain, at, { isTyping, isExact: this.#isExact })

  /** One word that says it all, or a diet. */
  #claimAt(at: number): number {
    const word = this.#plain[at] ?? ''
    const claimed = conceptsByClaim(word)
    if (claimed.length > 0) return this.#exclude({ concepts: claimed, length: 1 })
    const diet = this.#phraseAt(at, dietsByName)
    if (diet !== undefined) return this.#exclude(diet)
    if (word.length < 5 || this.#isKnown(word)) return 0
    const near = nearest(word, dietsByName)
    return near.length === 0 ? 0 : this.#exclude({ concepts: near, length: 1, isCorrected: true })
  }

  #markedAt(at: number): number {
    const marker = markerAt(this.#plain, at, this.#isExact)
    if (marker === undefined) return 0
    const from = this.#skip(at + marker.length, skipped)
    const mention = this.#mentionAt(from, marker.sort === 'sure')
    if (mention === undefined) return 0
    // "Non stick" is also what a thing is called.
    this.#exclude(mention, this.#plain[at] === 'non' ? 'non' : 'senza')
    if (marker.sort === 'mistyped') this.#isCorrected = true
    return this.#listFrom(this.#skip(from + mention.length, skippedAfter), mention) - at
  }

  /** "Senzalattosio"; "glutine zero", where "latte zero" and "yogurt zero" are milk and yogurt. */
  #joinedAt(at: number): number {
    const stem = stemAfterMarker(this.#plain[at] ?? '')
    const joined = stem === undefined ? undefined : this.#knownWord(stem, true)
    if (joined !== undefined) return this.#exclude(joined)
    const mention = this.#phraseAt(at, conceptsByName)
    const isZero =
      mention !== undefined && at + mention.length + 1 === this.#plain.length && this.#plain.at(-1) === 'zero'
    const isAvoided = mention?.concepts.every((number) => !isFoodAllergen(number)) === true
    return isZero && isAvoided ? this.#exclude(mention) + 1 : 0
  }

  /** Further things of a list, up to its end. */
  #listFrom(from: number, first: Mention): number {
    let at = from
    let before = first
    for (;;) {
      const next = this.#nextOfList(at, before)
      if (next === undefined) return at
      this.#exclude(next.mention)
      at = this.#skip(next.from + next.mention.length, skippedAfter)
      before = next.mention
    }
  }

  #nextOfList(at: number, before: Mention): { mention: Mention; from: number } | undefined {
    const isJoined = joints.has(this.#plain[at] ?? '')
    if (this.#isExact && this.#plain[at] === joint) return undefined
    const afterJoint = isJoined ? this.#skip(at, joints) : at
    if (withAfterJoint.has(this.#plain[afterJoint] ?? '')) return undefined
    const from = this.#skip(afterJoint, skipped)
    if (markerAt(this.#plain, from, true)?.sort === 'sure' || this.#phraseAt(from, dietsByName) !== undefined)
      return undefined
    if (this.#isFreeAt(from + 1)) return undefined
    if (isJoined) {
      // After a food ("senza uova e funghi") the list goes on with anything; after gluten only with what a table knows.
      const isAny = isFood(before) || /^(?:o|od|ne|oder|or|nor)$/.test(this.#plain[at] ?? '')
      const mention = this.#mentionAt(from, isAny)
      return mention === undefined ? undefined : { mention, from }
    }
    const mention = this.#phraseAt(from, conceptsByName)
    const isAvoided = mention?.concepts.some((number) => concepts[number]?.isOnlyAvoided === true) ?? false
    return mention !== undefined && isAvoided ? { mention, from } : undefined
  }

  /** "Nut free", "milk and gluten free", "nussfrei". */
  #freeAt(at: number): number {
    const list = this.#listBeforeFree(at)
    if (list !== undefined) {
      for (const mention of list.mentions) this.#exclude(mention)
      if (!/^(?:free|frei|allergy|intolerance)/.test(this.#plain[at + list.length - 1] ?? '')) this.#isCorrected = true
      return list.length
    }
    const word = this.#plain[at] ?? ''
    const isLast = this.#isTyping && at === this.#plain.length - 1
    if (/^fr(?:ee|ei)$/.test(word) && this.#plain[at + 1] !== 'range') {
      const mention = this.#mentionAt(at + 1, false)
      return mention === undefined ? 0 : this.#exclude(mention) + 1
    }
    const free = stemsOfFree(word, { isTyping: isLast, isExact: this.#isExact })
    if (free === undefined) return 0
    for (const stem of free.stems) {
      const known = this.#knownWord(stem, free.isSure && !this.#isKnown(word))
      if (known === undefined) continue
      return this.#exclude({ ...known, isCorrected: known.isCorrected === true || (!free.isSure && !isLast) })
    }
    const [stem] = free.stems
    // "Carefree" is a brand.
    if (!/frei(?:e|er|es|en|em)?$/.test(word) || stem === undefined || stem.length < 3) return 0
    this.#words.push(stem)
    if (!this.#isExact) this.#rest.push(word)
    return 1
  }

  #listBeforeFree(at: number): { mentions: readonly Mention[]; length: number } | undefined {
    const mentions: Mention[] = []
    let from = at
    while (from < this.#plain.length) {
      const phrase = this.#phraseAt(from, conceptsByName)
      const isLooked = this.#isFreeAt(from + 1) || joints.has(this.#plain[from + 1] ?? '')
      const one = phrase ?? (isLooked ? this.#knownWord(this.#plain[from] ?? '', true) : undefined)
      const next = from + (one?.length ?? 1)
      if (this.#isFreeAt(next)) {
        const isSpelled = /^fr(?:ee|ei)/.test(this.#plain[next] ?? '')
        // A word of no table is left out where "free" is spelled right; before a slip of it the thing must be known.
        const mention = one ?? (isSpelled ? this.#unknownMention(from) : undefined)
        return mention === undefined ? undefined : { mentions: [...mentions, mention], length: next + 1 - at }
      }
      if (one === undefined || !joints.has(this.#plain[next] ?? '')) return undefined
      mentions.push(one)
      from = this.#skip(next, joints)
    }
    return undefined
  }

  #exclude(mention: Mention, marker = 'senza'): number {
    for (const concept of mention.concepts) this.#concepts.add(concept)
    if (mention.word !== undefined) {
      this.#words.push(mention.word)
      // Editors' synonyms and names may hold the phrase: it is looked for as one.
      if (!this.#isExact) this.#rest.push(marker, mention.word)
    }
    if (mention.isCorrected === true) this.#isCorrected = true
    return mention.length
  }

  #skip(from: number, words: ReadonlySet<string>): number {
    const rest = this.#plain.slice(from).findIndex((word) => !words.has(word))
    if (rest >= 0) return from + rest
    // "L" may be the beginning of what is being typed.
    return this.#isTyping && words === skipped ? Math.max(from, this.#plain.length - 1) : this.#plain.length
  }

  #mentionAt(at: number, isAny: boolean): Mention | undefined {
    const word = this.#plain[at]
    if (word === undefined || word === joint) return undefined
    const phrase =
      this.#phraseAt(at, conceptsByName) ?? (this.#isExact ? undefined : this.#phraseAt(at, conceptsByEvidence, true))
    const isLast = this.#isTyping && at === this.#plain.length - 1
    if (isLast) {
      const begun = beginning(word)
      if (begun.length > 0) return { concepts: [...new Set([...begun, ...(phrase?.concepts ?? [])])], length: 1 }
    }
    if (phrase !== undefined) return phrase
    const known = this.#knownWord(word, true)
    if (known !== undefined) return known
    if (isLast && isAny) this.#isBeginning = true
    return isAny && !/^\d/.test(word) ? this.#unknownMention(at) : undefined
  }

  #unknownMention(at: number): Mention | undefined {
    const word = this.#plain[at]
    return word === undefined || word === joint ? undefined : { concepts: [], word, length: 1 }
  }

  /** One word of the tables, as it is or mistyped. */
  #knownWord(word: string, isFuzzy: boolean): Mention | undefined {
    const named = conceptsByName.get(word)
    if (named !== undefined) return { concepts: named, length: 1 }
    if (this.#isExact) return undefined
    const proved = allergensProvedBy(word)
    if (proved.length > 0) return { concepts: proved, length: 1 }
    if (!isFuzzy || ownThings.has(word) || this.#isKnown(word)) return undefined
    const near = nearest(word, conceptsByName)
    const found = near.length > 0 ? near : allergensNear(word)
    return found.length === 0 ? undefined : { concepts: found, length: 1, isCorrected: true }
  }

  #phraseAt(at: number, table: ReadonlyMap<string, readonly number[]>, onlyAllergens = false): Mention | undefined {
    for (let length = Math.min(longestPhrase, this.#plain.length - at); length > 0; length--) {
      const found = table.get(this.#plain.slice(at, at + length).join(' '))
      const meant = onlyAllergens ? found?.filter((number) => concepts[number]?.isAllergen === true) : found
      if (meant !== undefined && meant.length > 0) return { concepts: meant, length }
    }
    return undefined
  }
}

const isFoodAllergen = (number: number) =>
  concepts[number]?.isAllergen === true && concepts[number].isOnlyAvoided !== true

const isFood = ({ concepts: numbers }: Mention) => !numbers.some((number) => concepts[number]?.isOnlyAvoided === true)

/** Every concept with a word that begins so: none of them is suggested while it is unclear which is meant. */
function beginning(typed: string): number[] {
  return [...conceptsByName].flatMap(([name, numbers]) => (name.startsWith(typed) ? numbers : []))
}

function nearest(typed: string, table: ReadonlyMap<string, readonly number[]>): readonly number[] {
  let limit = allowedTypos(typed)
  if (limit === 0) return []
  let found: readonly number[] = []
  for (const [word, numbers] of table) {
    if (Math.abs(word.length - typed.length) > 2 || word.length < 4) continue
    const typos = typosBetween(typed, word, limit)
    if (typos > limit) continue
    found = typos < limit ? numbers : [...found, ...numbers]
    limit = typos
  }
  return [...new Set(found)]
}

const allergensNear = (typed: string) =>
  nearest(typed, conceptsByEvidence).filter((number) => concepts[number]?.isAllergen === true)
