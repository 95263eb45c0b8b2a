import type { SellingMode } from '@bottega/api/kernel/database/schema/catalog.ts'
import type { EmblemName } from '@bottega/packs/emblems/emblem-names.ts'
import type { ClassKey } from './classes.ts'
import type { OptionSet } from './options.ts'
import type { StorageKey } from './texts.ts'

/** "Italian | German | English"; one text alone serves all three (proper names). */
export type Trilingual = string

/** kJ, fat, saturated, carbohydrates, sugars, fibre, proteins, salt: per 100 g or 100 ml. */
export type NutritionRow = readonly [number, number, number, number, number, number, number, number]

/** What a variant may say otherwise than its family. */
export interface Variant extends Partial<
  Pick<
    Family,
    | 'price'
    | 'picture'
    | 'ingredients'
    | 'nutrition'
    | 'origin'
    | 'classes'
    | 'alcohol'
    | 'loose'
    | 'formats'
    | 'brands'
    | 'shelf'
    | 'options'
  >
> {
  name: Trilingual
}

/** Sold by weight: grams of the first portion and of each step, and of one piece when it is counted by eye. */
export interface LooseTerms {
  first: number
  step: number
  piece?: number
  /** Where it is weighed: by the shopper's taste from the crate, at the counter, or in a tray already made up. */
  from?: 'crate' | 'counter' | 'tray'
}

/** A record others look up by name: slug and code stay the same whatever the catalogue's size. */
export interface Sentinel {
  slug: string
  code: string
  /** Thousandths left in every warehouse. */
  stock?: number
  brokenPicture?: boolean
  /** Always in a promotion the shopper must choose. */
  selectablePromotion?: boolean
}

/** One thing a grocer would put on one shelf label, times its variants, brands and formats. */
export interface Family {
  /** Last part of the slug of the category it stands in. */
  shelf: string
  /** The variant's name takes the place of `{}`. */
  name: Trilingual
  variants?: readonly (Trilingual | Variant)[]
  brands: readonly string[]
  /** As printed: "bottiglia 75 cl", "6 × 1,5 l", "10 rotoli", "10 pezzi · 330 g". Left out for loose goods. */
  formats?: readonly string[]
  loose?: LooseTerms
  /** Euro for the first format of an average brand; for loose goods per kilogram. */
  price: number
  picture: EmblemName
  vat: 4 | 10 | 22
  /** Pieces in the full pack a product is sold by. */
  packOf?: number
  /** Grams one piece usually has, of goods sold by the piece and weighed when they are picked; without formats. */
  usualPiece?: number
  ingredients?: string
  nutrition?: NutritionRow
  storage: StorageKey
  origin?: Trilingual
  features?: Trilingual
  classes?: readonly ClassKey[]
  alcohol?: number
  leadTimeHours?: number
  dayLock?: string
  lockCutoff?: string
  lockerLevel?: string
  options?: OptionSet
  infantFormula?: boolean
  minimumPieces?: number
  maximumPieces?: number
  /** Not food: no meal vouchers. */
  household?: boolean
  sentinel?: Sentinel
}

/** What is not food and wants no care in storing. */
export const household = { vat: 22, storage: 'home', household: true } as const

/** Families of one shelf or one trade share what they have in common. */
export function shelf<Shared extends Partial<Family>>(
  shared: Shared,
  families: readonly (Omit<Family, keyof Shared> & Partial<Family>)[],
): Family[] {
  return families.map((family) => ({ ...shared, ...family }) as unknown as Family)
}

export function sellingModeOf(family: Pick<Family, 'loose' | 'packOf'>): SellingMode {
  if (family.loose) return 'loose'
  return family.packOf ? 'pack' : 'piece'
}
