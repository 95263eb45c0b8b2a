import type { CartItemView, CartView } from '@bottega/contract/cart/cart-view.ts'
import { itemsOf } from './cart-line.ts'
import { sellingModeOf } from './selling.ts'

export interface CartSection {
  readonly categoryId: number
  readonly name: string
  readonly items: readonly CartItemView[]
}

/** Items that can be delivered as chosen, by department, each in the order its first line came into the cart. */
export function sectionsOf(cart: CartView): readonly CartSection[] {
  const deliverable = itemsOf(cart).filter((item) => item.unavailable === undefined)
  const groups = Map.groupBy(deliverable, ({ product }) => product.breadCrumbs[0]?.categoryId ?? product.categoryId)
  return [...groups].map(([categoryId, items]) => ({
    categoryId,
    name: items[0]?.product.breadCrumbs[0]?.name ?? '',
    items,
  }))
}

/** Items that cannot be delivered as chosen and need a decision of the shopper. */
export function unavailableItemsOf(cart: CartView): readonly CartItemView[] {
  return itemsOf(cart).filter((item) => item.unavailable !== undefined)
}

/** The one goal worth showing: first the smallest order, then a lower fee, then free delivery. In euro. */
export interface CartGoal {
  readonly kind: 'minimum' | 'lowerFee' | 'freeDelivery' | 'reached'
  readonly missing: number
  readonly target: number
  /** Of a lower fee. */
  readonly fee?: number
}

export function goalOf(cart: CartView): CartGoal | undefined {
  const { minimumOrder, missingForMinimum = 0, freeDeliveryFrom, missingForFreeDelivery = 0 } = cart
  const { nextDeliveryFee: fee, nextDeliveryFeeFrom: feeFrom = 0, missingForNextDeliveryFee: toFee = 0 } = cart
  if (minimumOrder !== undefined && missingForMinimum > 0) {
    return { kind: 'minimum', missing: missingForMinimum, target: minimumOrder }
  }
  if (fee !== undefined) return { kind: 'lowerFee', missing: toFee, target: feeFrom, fee }
  if (freeDeliveryFrom === undefined) return undefined
  const kind = missingForFreeDelivery > 0 ? 'freeDelivery' : 'reached'
  return { kind, missing: missingForFreeDelivery, target: freeDeliveryFrom }
}

/** Lines whose price is not known exactly yet: they are weighed when they are picked. */
export function isWeighed({ product }: CartItemView): boolean {
  return sellingModeOf(product) === 'loose' || product.productInfos['WEIGHT_VARIABLE'] === 'true'
}
