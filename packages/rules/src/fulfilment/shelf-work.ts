/** Work of staff on the goods of a shelf; `set` says what can be sold without a count. */
export const staffMovementKinds = ['goodsIn', 'waste', 'count', 'set', 'transfer'] as const
export type StaffMovementKind = (typeof staffMovementKinds)[number]

/** Why goods are thrown away. */
export const wasteReasons = ['expired', 'damaged', 'stolen', 'other'] as const
export type WasteReason = (typeof wasteReasons)[number]

/** Days whose sales say how fast goods go: whole weeks, because a Saturday sells more than a Tuesday. */
export const coverWindowDays = 28

/**
 * The part of counted goods that can be sold, thousandths. Goods of orders that nobody has picked yet still
 * lie there, and are sold. Where they are more than what was found, nothing is left to sell.
 */
export const sellableOf = (counted: number, promised: number): number => Math.max(0, counted - promised)
