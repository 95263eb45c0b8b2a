import { type KeptGoods, storageTemperature } from '../catalog/storage-temperature.ts'
import { orderAllows } from '../orders/order-status.ts'
import type { SellingMode } from '../quantity/selling-terms.ts'

/** Days after the delivery until which goods can be returned; fresh goods have fewer. */
export interface ReturnTerms {
  readonly days: number
  readonly freshDays: number
}

export interface DeliveredGoods {
  /** Thousandths that were packed. */
  readonly quantity: number
  /** Thousandths of them in returns that stand. */
  readonly returned: number
  /** Thousandths of them paid back without a return, or not taken at the door. */
  readonly refunded: number
  readonly isFresh: boolean
}

const day = 86_400_000

/** True when goods keep for days only: weighed at the counter, or stored cold. */
export const isFresh = (goods: KeptGoods & { readonly sellingMode: SellingMode }): boolean =>
  goods.sellingMode === 'loose' || storageTemperature(goods) !== 'ambient'

const returnableUntil = (deliveredAt: Date, fresh: boolean, terms: ReturnTerms): Date =>
  new Date(deliveredAt.getTime() + (fresh ? terms.freshDays : terms.days) * day)

/** `missing`: it never came; `refunded`: what is left was paid back already. */
export type ReturnObstacle = 'order' | 'missing' | 'nothing' | 'refunded' | 'late'

/**
 * The quantity of a line that can still be returned, thousandths: the packed one less that in other returns and that
 * paid back. Statuses that allow a return are those of delivered goods, 8 and 9.
 */
export function returnable(
  order: { readonly statusId: number; readonly deliveredAt: Date | undefined },
  goods: DeliveredGoods,
  terms: ReturnTerms,
  now: Date,
): { readonly quantity: number; readonly until: Date } | { readonly obstacle: ReturnObstacle } {
  if (order.deliveredAt === undefined || !orderAllows('return', order.statusId)) return { obstacle: 'order' }
  if (goods.quantity <= 0) return { obstacle: 'missing' }
  const quantity = goods.quantity - goods.returned - goods.refunded
  if (quantity <= 0) return { obstacle: goods.refunded > 0 ? 'refunded' : 'nothing' }
  const until = returnableUntil(order.deliveredAt, goods.isFresh, terms)
  return now > until ? { obstacle: 'late' } : { quantity, until }
}

/** True when goods sold by the piece, or by weight, can be returned in this quantity (thousandths). */
export const isReturnQuantity = (quantity: number, isLoose: boolean): boolean =>
  Number.isInteger(quantity) && quantity > 0 && (isLoose || quantity % 1000 === 0)
