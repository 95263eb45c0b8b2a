import type { DietChoice, DietProfileView } from '@bottega/contract/diet/diet.ts'
import { longestDislikedWord, mostDislikedWords } from '@bottega/rules/diet/diet-profile.ts'

type StoredPersons = DietProfileView['persons']

/** The order in which the form shows the kinds of choices. */
export const kinds = ['allergen', 'nut', 'intolerance', 'diet', 'dislike'] as const
export type Kind = DietChoice['kind']

/** Those whose traces can make somebody ill. */
export const asksForTraces = (kind: Kind): boolean => kind === 'allergen' || kind === 'nut' || kind === 'intolerance'

/** A person of the form. The first of a draft is the customer. */
export interface DraftPerson {
  /** Stays while the name changes and others come and go. */
  readonly id: number
  readonly name: string
  /** By the key of the choice, whether traces count too. */
  readonly chosen: ReadonlyMap<string, boolean>
}

export type Draft = readonly [DraftPerson, ...DraftPerson[]]

const nobody = { name: '', avoids: [] }

const draftPerson = ({ name, avoids }: StoredPersons[number], id: number): DraftPerson => ({
  id,
  name,
  chosen: new Map(avoids.map(({ key, alsoTraces }) => [key, alsoTraces])),
})

export function draftOf([customer = nobody, ...others]: StoredPersons): Draft {
  return [draftPerson(customer, 0), ...others.map((person, place) => draftPerson(person, place + 1))]
}

export const blankDraft = draftOf([])

/** As the shop is asked to store it. */
export const personsOf = (draft: Draft): StoredPersons =>
  draft.map(({ name, chosen }) => ({
    name: name.trim(),
    avoids: [...chosen].map(([key, alsoTraces]) => ({ key, alsoTraces })),
  }))

const ordered = (persons: StoredPersons): string =>
  JSON.stringify(
    persons.map(({ name, avoids }) => [name, avoids.map(({ key, alsoTraces }) => `${key} ${alsoTraces}`).sort()]),
  )

/** Whether the form says something else than what is stored. */
export const isChanged = (draft: Draft, stored: StoredPersons): boolean =>
  ordered(personsOf(draft)) !== ordered(personsOf(draftOf(stored)))

export function withPerson(draft: Draft): Draft {
  const id = Math.max(...draft.map((person) => person.id)) + 1
  return [...draft, { id, name: '', chosen: new Map() }]
}

export const withoutPerson = ([customer, ...others]: Draft, id: number): Draft => [
  customer,
  ...others.filter((person) => person.id !== id),
]

export function withChange([customer, ...others]: Draft, changed: DraftPerson): Draft {
  const pick = (person: DraftPerson) => (person.id === changed.id ? changed : person)
  return [pick(customer), ...others.map(pick)]
}

/** A thing that is chosen counts with its traces, where traces can make somebody ill, until that is unticked. */
export function toggled(chosen: DraftPerson['chosen'], { key, kind }: DietChoice): DraftPerson['chosen'] {
  const next = new Map(chosen)
  if (!next.delete(key)) next.set(key, asksForTraces(kind))
  return next
}

/** Of a person: no name, the name of another, nothing chosen; `empty`: nobody avoids anything. */
export type PersonFault = 'missing' | 'twice' | 'nothing' | 'empty'

/** The faults of the persons, by their ids; without one the draft can be stored. */
export function faultsOf(
  [customer, ...others]: Draft,
  words: readonly string[] = [],
): ReadonlyMap<number, PersonFault> {
  const faults = new Map<number, PersonFault>()
  if (customer.chosen.size === 0 && others.length === 0 && words.length === 0) faults.set(customer.id, 'empty')
  const names = new Set<string>()
  for (const { id, name, chosen } of others) {
    const plain = name.trim().toLowerCase()
    if (plain === '') faults.set(id, 'missing')
    else if (names.has(plain)) faults.set(id, 'twice')
    // The shop does not store a person who avoids nothing, and the name would be lost.
    else if (chosen.size === 0) faults.set(id, 'nothing')
    names.add(plain)
  }
  return faults
}

/** The words of a field in which they stand one after the other, each with a comma or on a line of its own. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Too many of them, or one that is too long; undefined where the shop takes them. */
export function wordsFault(words: readonly string[]): 'many' | 'long' | undefined {
  if (words.length > mostDislikedWords) return 'many'
  return words.some((word) => word.length > longestDislikedWord) ? 'long' : undefined
}
