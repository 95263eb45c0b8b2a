import type { Language } from '@bottega/rules/text/language.ts'
import type { Cents } from '@bottega/rules/money/cents.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { SessionUser } from '../../../kernel/visitor.ts'
import { type LoadedCart, loadCart } from '../../cart/load-cart.ts'
import { mayModify, myOrder, type OrderRow, readImages } from '../../orders/orders.service.ts'
import { furtherPart } from './change-money.service.ts'
import { planChange, type PlannedChange } from './plan-change.service.ts'

/** The effects of confirming the draft, to show before it is confirmed. Nothing is written. */
export interface ChangePreview {
  order: OrderRow
  cart: LoadedCart
  planned: PlannedChange
  /** The amount, in cents, that the provider will be asked to hold on top. */
  furtherCents: Cents
  /** Pictures of the goods on either side, by product. */
  images: ReadonlyMap<number, string | null>
}

/** Throws what confirming would throw, except for the age of the shopper, which is asked before confirming. */
export function previewChanges(
  shop: Shop,
  user: SessionUser,
  orderId: number,
  language: Language,
  now: Date,
): Promise<ChangePreview> {
  return shop.db.transaction(async (tx) => {
    const { userId } = user
    const order = await myOrder(tx, userId, orderId)
    const cart = await loadCart(tx, { userId }, { now, site: shop.config.SITE })
    if (cart?.draft?.orderId !== orderId) throw new ShopError('error.order.noChanges')
    if (!(await mayModify(shop, tx, order, now))) throw new ShopError('error.order.notModifiable', { orderId })
    const planned = await planChange(tx, { user, order, cart, language }, now)
    const further = await furtherPart(shop, tx, order, planned.plan, language)
    const ids = planned.goods.map(({ productId }) => productId)
    return { order, cart, planned, furtherCents: further?.cents ?? 0, images: await readImages(tx, ids) }
  })
}
