import type { Thousandths } from '../quantity/selling-terms.ts'

/** The reason a product is sold no more: staff took it off sale, or its maker or an authority recalls it. */
export const offSaleReasons = ['offSale', 'recalled'] as const
export type OffSaleReason = (typeof offSaleReasons)[number]

/** The facts that decide on showing and selling a product in a store, on one day. */
export interface ShelfFacts {
  readonly offSale: OffSaleReason | null
  /** False also for an imported product that never had a price. */
  readonly isPublished: boolean
  /** The shop keeps from sale what does not say what the law asks for, and this does not. */
  readonly isKeptByLaw: boolean
  readonly isCategoryListed: boolean
  readonly hasPriceAnywhere: boolean
  /** This store has or had a price for it, or will have one. */
  readonly hasPriceHere: boolean
  readonly hasPriceToday: boolean
  /** Null is not counted. */
  readonly available: Thousandths | null
  readonly smallestPurchase: Thousandths
  /** The lowest limit of its classes; null without one. */
  readonly classMaximum: Thousandths | null
}

/** In the order in which staff clear them: each is the answer while those before it are not true. */
export const unavailabilityReasons = [
  'recalled',
  'offSale',
  'neverPriced',
  'lawDataMissing',
  'unpublished',
  'notInStore',
  'noPriceToday',
  'classLimit',
  'soldOut',
  'tooLittleLeft',
  'categoryHidden',
] as const
export type UnavailabilityReason = (typeof unavailabilityReasons)[number]

/** Everything that keeps a product from being found and bought; empty where nothing does. */
export function findUnavailabilityReasons(facts: ShelfFacts): UnavailabilityReason[] {
  const { offSale, available, smallestPurchase, classMaximum } = facts
  const isTrue: Readonly<Record<UnavailabilityReason, boolean>> = {
    recalled: offSale === 'recalled',
    offSale: offSale === 'offSale',
    neverPriced: !facts.hasPriceAnywhere,
    lawDataMissing: facts.isKeptByLaw && !facts.isPublished && offSale === null,
    unpublished: !facts.isPublished && offSale === null && facts.hasPriceAnywhere && !facts.isKeptByLaw,
    notInStore: facts.hasPriceAnywhere && !facts.hasPriceHere,
    noPriceToday: facts.hasPriceHere && !facts.hasPriceToday,
    classLimit: classMaximum !== null && classMaximum < smallestPurchase,
    soldOut: available === 0,
    tooLittleLeft: available !== null && available > 0 && available < smallestPurchase,
    categoryHidden: !facts.isCategoryListed,
  }
  return unavailabilityReasons.filter((reason) => isTrue[reason])
}
