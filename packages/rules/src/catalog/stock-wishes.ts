import { smallestQuantity } from '../quantity/stepping.ts'
import type { SellingTerms, Thousandths } from '../quantity/selling-terms.ts'

/** Most stock wishes of one customer that wait. */
export const mostStockWishes = 50

/** How long customers who were told come before those who still wait, where they have not bought. */
export const firstChance = 24 * 3_600_000

const day = 86_400_000

/** How long a stock wish waits before it is deleted unfulfilled. */
export const stockWishWaits = 90 * day

/** How long a stock wish that was told is stored: its mail may still wait for the mail server. */
export const toldWishStays = 7 * day

export interface WaitingWish {
  readonly wishId: number
  readonly since: Date
}

export interface ToldWish {
  readonly toldAt: Date
  /** The customer has ordered the product since. */
  readonly hasBought: boolean
}

/** One product in one store, which is for sale. */
export interface WishedProduct {
  /** Thousandths the store can still sell; null is not limited. */
  readonly available: Thousandths | null
  readonly terms: SellingTerms
  readonly waiting: readonly WaitingWish[]
  readonly told: readonly ToldWish[]
}

/**
 * The wishes to tell, the oldest first: no more than the stock can serve with the smallest purchase each, less those who
 * were told within the last 24 hours and have not bought.
 */
export function wishesToTell({ available, terms, waiting, told }: WishedProduct, now: Date): number[] {
  const inOrder = waiting.toSorted(
    (one, other) => one.since.getTime() - other.since.getTime() || one.wishId - other.wishId,
  )
  const expected = told.filter(
    ({ toldAt, hasBought }) => !hasBought && now.getTime() - toldAt.getTime() < firstChance,
  ).length
  const places =
    available === null ? inOrder.length : Math.max(0, Math.floor(available / smallestQuantity(terms)) - expected)
  return inOrder.slice(0, places).map(({ wishId }) => wishId)
}
