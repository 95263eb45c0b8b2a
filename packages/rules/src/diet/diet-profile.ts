import { plainWords } from '../text/plain-words.ts'
import { avoidanceOf } from './avoidances.ts'

/** Persons of a household; the first is the customer. */
export const mostPersons = 8
export const longestPersonName = 40

/** Things nobody likes, in words of the household's own. */
export const mostDislikedWords = 10
export const longestDislikedWord = 30

/** Of the text of the form by which these data are agreed to; another text asks again. */
export const dietConsentVersion = '2026-12-01'

/** One thing that a person does not eat, by its key in `avoidances`. */
export interface AvoidedThing {
  readonly key: string
  /** Products that may hold it by accident are named too. */
  readonly alsoTraces: boolean
}

export interface DietPerson {
  /** Empty for the customer. */
  readonly name: string
  readonly avoids: readonly AvoidedThing[]
}

/** Health data (GDPR, article 9): asked consent, encrypted where it is stored, on no log. (Safety, 25a) */
export interface DietProfile {
  readonly persons: readonly DietPerson[]
  /** Products with one of these in their name or list are marked, and go in the cart unasked; absent without any. */
  readonly words?: readonly string[]
}

export type ProfileFault = 'too-many' | 'no-name' | 'two-names' | 'unknown-key'

/** Why a profile cannot be stored as it was sent; undefined when it can. */
export function profileFault({ persons }: Pick<DietProfile, 'persons'>): ProfileFault | undefined {
  if (persons.length > mostPersons) return 'too-many'
  const [, ...others] = persons
  if (others.some(({ name }) => name.trim() === '')) return 'no-name'
  const names = others.map(({ name }) => name.trim().toLowerCase())
  if (new Set(names).size < names.length) return 'two-names'
  if (persons.some(({ avoids }) => avoids.some(({ key }) => avoidanceOf(key) === undefined))) return 'unknown-key'
  return undefined
}

/** A profile as it is stored: names trimmed, each thing once with the stricter answer, nobody who avoids nothing but the customer. */
export function tidied({ persons, words = [] }: DietProfile): DietProfile {
  const disliked = [...new Map(words.map((word) => [plainWords(word), word.trim()]))]
    .filter(([plain]) => plain !== '')
    .map(([, word]) => word)
  return {
    persons: persons
      .map(({ name, avoids }, place) => ({ name: place === 0 ? '' : name.trim(), avoids: eachOnce(avoids) }))
      .filter(({ avoids }, place) => place === 0 || avoids.length > 0),
    ...(disliked.length > 0 && { words: disliked }),
  }
}

function eachOnce(avoids: readonly AvoidedThing[]): AvoidedThing[] {
  const known = new Map<string, AvoidedThing>()
  for (const { key, alsoTraces } of avoids)
    known.set(key, { key, alsoTraces: alsoTraces || known.get(key)?.alsoTraces === true })
  return [...known.values()]
}

export const isEmptyProfile = ({ persons, words = [] }: DietProfile): boolean =>
  words.length === 0 && persons.every(({ avoids }) => avoids.length === 0)
