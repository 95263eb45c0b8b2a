import { orderAllows } from '../orders/order-status.ts'

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
  readonly isFresh: boolean
}

const day = 86_400_000

/** Cold storage in the first sentence of a product's storage text; what follows is about opened packs. */
const cold = /frigo|freezer|congel|surgel|[–−-]\s?\d+\s*°/i

/** Whether goods keep for days only: weighed at the counter, or stored cold. */
export const isFresh = (sellingMode: 'piece' | 'pack' | 'loose', storage: string | null): boolean =>
  sellingMode === 'loose' || cold.test(storage?.split('.')[0] ?? '')

const returnableUntil = (deliveredAt: Date, fresh: boolean, terms: ReturnTerms): Date =>
  new Date(deliveredAt.getTime() + (fresh ? terms.freshDays : terms.days) * day)

export type ReturnObstacle = 'order' | 'missing' | 'nothing' | 'late'

/**
 * How much of a line can still be returned, thousandths: what was packed less what stands in other returns. Statuses
 * that allow a return are those of delivered goods, 8 and 9.
 */
export function returnable(
  order: { readonly statusId: number; readonly deliveredAt: Date | undefined },
  goods: DeliveredGoods,
  terms: ReturnTerms,
  now: Date,
): { readonly quantity: number; readonly until: Date } | { readonly obstacle: ReturnObstacle } {
  if (order.deliveredAt === undefined || !orderAllows('return', order.statusId)) return { obstacle: 'order' }
  // It never came: there is nothing that was given back.
  if (goods.quantity <= 0) return { obstacle: 'missing' }
  const quantity = goods.quantity - goods.returned
  if (quantity <= 0) return { obstacle: 'nothing' }
  const until = returnableUntil(order.deliveredAt, goods.isFresh, terms)
  return now > until ? { obstacle: 'late' } : { quantity, until }
}

/** Whether goods sold by the piece, or by weight, can be returned in this quantity (thousandths). */
export const isReturnQuantity = (quantity: number, isLoose: boolean): boolean =>
  Number.isInteger(quantity) && quantity > 0 && (isLoose || quantity % 1000 === 0)
