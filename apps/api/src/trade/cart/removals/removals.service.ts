import type { Remark } from '@bottega/contract/envelope.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import type { LoadedCart } from '../load-cart.ts'
import { deleteLinesOf, deleteRemovals } from './removals.repository.ts'

/** Products that are sold no more leave the carts; their shoppers are told with the next answer they see. */
export const takeOutOfCarts = (
  tx: Tx,
  productIds: readonly number[],
  reason: OffSaleReason,
  now: Date,
): Promise<number> => deleteLinesOf(tx, productIds, reason, now)

const codes = { offSale: 'warning.cart.offSale', recalled: 'warning.cart.recalled' } as const

/** The products that left the cart since its shopper was last told. */
export const removalRemarks = ({ removed }: Pick<LoadedCart, 'removed'>, language: Language): Remark[] =>
  (removed ?? []).map(({ name, reason }) => ({ code: codes[reason], values: { name: textIn(language, name) } }))

/** Once an answer has carried the remarks. */
export async function forgetRemovals(db: Reader, { cartId, removed }: Pick<LoadedCart, 'cartId' | 'removed'>) {
  if (removed !== null) await deleteRemovals(db, cartId)
}
