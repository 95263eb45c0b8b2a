import { contentBit } from '../search/without/contents.ts'
import { allNuts, type Avoidance, avoidanceOf, nutNumbers, unnamedNuts } from './avoidances.ts'
import type { AvoidedThing, DietProfile } from './diet-profile.ts'

/** The shop's knowledge of a product: bits of `contentBit` by the numbers of concepts, and what sort of goods it is. */
export interface ContentFacts {
  readonly bits: Uint8Array
  /** Not eaten: nothing is asked of it. */
  readonly isFood: boolean
  /** Fresh fruit and vegetables, which need no list: their name is all that is in them. (1169/2011, article 19) */
  readonly isNamedByNature: boolean
}

/**
 * The knowledge of one thing in a product, the worst first. `likely`: its name says so and no list. `unknown`: the shop
 * has no list to read, which is never taken for a no.
 */
export const findingLevels = ['contains', 'likely', 'traces', 'unknown'] as const
export type FindingLevel = (typeof findingLevels)[number]

export interface DietFinding {
  /** Empty for the customer. */
  readonly person: string
  readonly key: string
  readonly kind: Avoidance['kind']
  readonly level: FindingLevel
  /** Of the household's own, where it is no thing of the tables. */
  readonly word?: string
}

/** A word of the household's own that a product has in its name or list. It harms nobody, and nothing is asked. */
export const findingOfWord = (word: string): DietFinding => ({
  person: '',
  key: `word ${word}`,
  kind: 'dislike',
  level: 'contains',
  word,
})

/** Everything a profile has against a product, the worst first; none means that its label is read and suits all persons. */
export function findingsFor({ persons }: DietProfile, facts: ContentFacts): DietFinding[] {
  if (!facts.isFood) return []
  const found = persons.flatMap(({ name, avoids }) =>
    avoids.flatMap((thing) => {
      const avoidance = avoidanceOf(thing.key)
      const level = avoidance && levelFor(avoidance, thing, facts)
      return avoidance === undefined || level === undefined
        ? []
        : [{ person: name, key: avoidance.key, kind: avoidance.kind, level }]
    }),
  )
  const rank = ({ level }: DietFinding) => findingLevels.indexOf(level)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

function levelFor(avoidance: Avoidance, { alsoTraces }: AvoidedThing, facts: ContentFacts): FindingLevel | undefined {
  const level = avoidance.kind === 'nut' ? levelOfNut(avoidance, facts) : levelOf(avoidance, facts)
  if (level === 'traces' && !alsoTraces) return undefined
  // A disliked thing harms nobody.
  return level === 'unknown' && avoidance.kind === 'dislike' ? undefined : level
}

function levelOf({ concepts, unsureWith }: Avoidance, facts: ContentFacts): FindingLevel | undefined {
  const levels = new Set(concepts.map((number) => levelOfBits(facts.bits[number] ?? contentBit.unknown, facts)))
  const worst = findingLevels.find((level) => levels.has(level))
  if (worst !== undefined) return worst
  const shown = contentBit.proved | contentBit.presumed
  return unsureWith.some((number) => ((facts.bits[number] ?? 0) & shown) !== 0) ? 'unknown' : undefined
}

function levelOfBits(bits: number, { isNamedByNature }: ContentFacts): FindingLevel | undefined {
  const has = (bit: number) => (bits & bit) !== 0
  if (has(contentBit.proved)) return 'contains'
  if (has(contentBit.claimed)) return has(contentBit.traced) ? 'traces' : undefined
  if (has(contentBit.presumed)) return 'likely'
  if (has(contentBit.traced)) return 'traces'
  return has(contentBit.unnamed) || (has(contentBit.unknown) && !isNamedByNature) ? 'unknown' : undefined
}

/** A label that says "nuts" and names none may mean each of them; what it says of all nuts it says of each. */
function levelOfNut({ concepts: [own = -1] }: Avoidance, facts: ContentFacts): FindingLevel | undefined {
  const { bits } = facts
  const bitsOf = (number: number) => bits[number] ?? contentBit.unknown
  const namesOne = (bit: number) => nutNumbers.some((number) => (bitsOf(number) & bit) !== 0)
  const meant = [contentBit.proved, contentBit.presumed, contentBit.traced].filter((bit) => !namesOne(bit))
  const ofUnnamed = meant.reduce((known, bit) => known | (bitsOf(unnamedNuts) & bit), 0)
  const ofAll = bitsOf(allNuts) & (contentBit.claimed | contentBit.unnamed)
  return levelOfBits(bitsOf(own) | ofUnnamed | ofAll, facts)
}

const kindsToAsk: ReadonlySet<Avoidance['kind']> = new Set(['allergen', 'nut', 'intolerance'])

/** Findings for which a product is put in a cart only after a yes: it holds, or may hold, what makes somebody ill. */
export const findingsToAsk = (findings: readonly DietFinding[]): DietFinding[] =>
  findings.filter(({ kind, level }) => kindsToAsk.has(kind) && level !== 'unknown')
