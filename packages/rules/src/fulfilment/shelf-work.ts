/**
 * Work of staff on the goods of a shelf; `set` says what can be sold without a count, `transferBack` takes back goods that
 * were sent and that nobody has received.
 */
export const staffMovementKinds = ['goodsIn', 'waste', 'count', 'set', 'transfer', 'transferBack'] as const
export type StaffMovementKind = (typeof staffMovementKinds)[number]

/** Why goods are thrown away. */
export const wasteReasons = ['expired', 'damaged', 'stolen', 'other'] as const
export type WasteReason = (typeof wasteReasons)[number]

/** Why other goods arrive than another store has sent. */
export const transferDifferences = ['missing', 'damaged', 'miscounted', 'other'] as const
export type TransferDifference = (typeof transferDifferences)[number]

/** Days whose sales say how fast goods go: whole weeks, because a Saturday sells more than a Tuesday. */
export const coverWindowDays = 28

/**
 * The part of counted goods that can be sold, thousandths. Goods of orders that nobody has picked yet still
 * lie there, and are sold. Where they are more than what was found, nothing is left to sell.
 */
export const sellableOf = (counted: number, promised: number): number => Math.max(0, counted - promised)

/** A shelf from its count until now; thousandths. */
export interface SinceCount {
  /** The part that could be sold when it was counted, and now. */
  readonly availableThen: number
  readonly available: number
  /** The sum of the movements in between. */
  readonly moved: number
  /** Somebody has said in between what lies there: a count, "set the stock", a picker who found the shelf empty. */
  readonly isSaidAnew: boolean
}

/**
 * The part that can be sold after a count is applied, thousandths: what it found more or less than it should have is added to what
 * can be sold now, so that sales, pickings and deliveries since stay counted. Undefined where somebody or a file of stock
 * has said since what lies there: theirs is the newer word.
 */
export function availableAfterCount(
  { counted, expected }: { readonly counted: number; readonly expected: number },
  { availableThen, available, moved, isSaidAnew }: SinceCount,
): number | undefined {
  if (isSaidAnew || availableThen + moved !== available) return undefined
  return Math.max(0, available + counted - expected)
}
