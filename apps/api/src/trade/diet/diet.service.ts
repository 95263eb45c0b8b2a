import { type ContentFacts, type DietFinding, findingOfWord, findingsFor } from '@bottega/rules/diet/diet-findings.ts'
import { type DietProfile, dietConsentVersion } from '@bottega/rules/diet/diet-profile.ts'
import type { Shop } from '../../kernel/shop.ts'
import { isActedFor, type SessionUser } from '../../kernel/visitor.ts'
import type { CatalogueSnapshot } from '../catalog/snapshot/snapshot.ts'
import { findDiet, findDiets } from './diet.repository.ts'
import type { Seal } from './seal.ts'

declare module '../../kernel/shop.ts' {
  interface Shop {
    /** Encrypts what customers tell of their health. */
    seal: Seal
  }
}

export type OpenedDiet = DietProfile | 'unreadable' | undefined

/** The profile of a customer, opened; a text that cannot be opened is named and never taken for none. */
export function openDiet({ seal, log }: Pick<Shop, 'seal' | 'log'>, sealed: string | null, userId: number): OpenedDiet {
  if (sealed === null) return undefined
  const text = seal.open(sealed, userId)
  if (text !== undefined) return JSON.parse(text) as DietProfile
  log.error(
    { userId },
    'a profile of food cannot be opened: PRIVATE_DATA_KEY is another, or the file of the key is gone',
  )
  return 'unreadable'
}

/** The stored profile of a customer, for a copy of all their data. */
export async function readDiet(shop: Pick<Shop, 'db' | 'seal' | 'log'>, userId: number): Promise<OpenedDiet> {
  return openDiet(shop, (await findDiet(shop.db, userId))?.sealed ?? null, userId)
}

/** Tells what a customer's profile has against products, from the catalogue as it was when it was made. */
export interface DietGuard {
  readonly isReadable: boolean
  /** Staff act for the customer: they are told that a product does not suit, and never why. */
  readonly isWithheld: boolean
  /** The worst first. A product the catalogue does not have is unknown. */
  readonly findingsOf: (productId: number) => DietFinding[]
  /** Words of the household's own that a product has; they are marked, and asked or warned of nowhere. */
  readonly dislikedIn: (productIds: readonly number[]) => ReadonlyMap<number, DietFinding[]>
}

const nothingKnown: ContentFacts = { bits: new Uint8Array(), isFood: true, isNamedByNature: false }

const factsOf = ({ numberOf, words }: CatalogueSnapshot, productId: number): ContentFacts => {
  const number = numberOf.get(productId)
  return number === undefined ? nothingKnown : words.contentFactsOf(number)
}

/**
 * Undefined for whoever has no profile. Made before the transaction that needs it, because the catalogue may have to
 * ask the database on a connection of its own.
 */
export async function dietGuardOf(shop: Shop, user: SessionUser | undefined): Promise<DietGuard | undefined> {
  const diet = user && openDiet(shop, user.sealedDiet, user.userId)
  if (user === undefined || diet === undefined) return undefined
  return guardOf(diet, isActedFor(user), () => shop.catalogue.current())
}

async function guardOf(
  diet: DietProfile | 'unreadable',
  isWithheld: boolean,
  catalogue: () => Promise<CatalogueSnapshot>,
): Promise<DietGuard> {
  if (diet === 'unreadable') return { isReadable: false, isWithheld, findingsOf: () => [], dislikedIn: () => new Map() }
  const snapshot = await catalogue()
  return {
    isReadable: true,
    isWithheld,
    findingsOf: (productId) => findingsFor(diet, factsOf(snapshot, productId)),
    dislikedIn: (productIds) => dislikedIn(diet, snapshot, productIds),
  }
}

function dislikedIn({ words = [] }: DietProfile, snapshot: CatalogueSnapshot, productIds: readonly number[]) {
  const tests = words.map((word) => ({ word, isIn: snapshot.words.holding(word) }))
  return new Map(
    productIds.map((productId): [number, DietFinding[]] => {
      const number = snapshot.numberOf.get(productId)
      const held = number === undefined ? [] : tests.filter(({ isIn }) => isIn(number))
      return [productId, held.map(({ word }) => findingOfWord(word))]
    }),
  )
}

/** The guard of a customer over what others put into their bags. */
export interface PackingGuard extends DietGuard {
  /** The instant the profile was saved as it is. */
  readonly savedAt: Date
}

/**
 * By customer; those without a profile are missing, and those who agreed to a text that did not speak of substitutes.
 * Made before a transaction, as `dietGuardOf`.
 */
export async function packingGuardsOf(shop: Shop, userIds: readonly number[]): Promise<Map<number, PackingGuard>> {
  const stored = userIds.length === 0 ? [] : await findDiets(shop.db, userIds, dietConsentVersion)
  const guards = new Map<number, PackingGuard>()
  for (const { userId, sealed, consentedAt: savedAt } of stored) {
    const diet = openDiet(shop, sealed, userId)
    if (diet !== undefined)
      guards.set(userId, { ...(await guardOf(diet, true, () => shop.catalogue.current())), savedAt })
  }
  return guards
}
