import { sumCents } from '@bottega/rules/money/cents.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { actorOf } from '../../../kernel/visitor.ts'
import type { ChangedCart } from '../../cart/cart.service.ts'
import { openDraft, openDraftOf } from '../../cart/drafts/draft-carts.service.ts'
import { loadCart } from '../../cart/load-cart.ts'
import { linesToMove, moveLines } from '../../cart/move-lines.ts'
import { findOpenCart, type Guarded, type Shopper } from '../../cart/open-cart.ts'
import { priceLoadedCart } from '../../cart/price-loaded-cart.ts'
import { lastChange } from '../../orders/order-changes.service.ts'
import { lockOrder, mayModify, myOrder, type OrderRow } from '../../orders/orders.service.ts'
import { retrying } from '../../orders/retrying.ts'
import { furtherPart } from './change-money.service.ts'
import { changeAtOnce } from './confirm-changes.service.ts'
import { planChange } from './plan-change.service.ts'

/** The slot of an order, both ends instants. */
export interface Slot {
  readonly beginAt: Date
  readonly endAt: Date
}

/** The order that took lines comes at `when`; absent where it has taken none. */
export type Added = Pick<ChangedCart, 'warnings'> & { readonly when?: Slot }

/**
 * Puts lines of the customer's cart into an order of theirs at once: the change is opened, filled, planned and confirmed in
 * one transaction, so that a refusal leaves cart and order as they were. Nobody looks at a preview, so the order becomes
 * dearer by no more than these lines cost in the cart, and no payment provider is asked: otherwise the change is refused,
 * and the customer makes it by steps. Lines that are not in the cart any more went with an earlier request; with none left
 * nothing changes. (decision 0859)
 *
 * Throws `error.order.notFound`, `error.order.notModifiable`, `error.order.changeOpen`, `error.order.beyondHold`,
 * `error.order.notAtOnce` and what confirming a change throws.
 */
export function addToOrder(
  shop: Shop,
  shopper: Guarded<Shopper>,
  orderId: number,
  cartLineIds: readonly number[],
): Promise<Added> {
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      await myOrder(tx, shopper.user.userId, orderId)
      const order = await lockOrder(tx, orderId)
      if (order === undefined || !(await mayModify(shop, tx, order, shopper.now)))
        throw new ShopError('error.order.notModifiable', { orderId })
      await refuseWhileChanging(tx, order)
      return moveAtOnce(shop, tx, shopper, order, cartLineIds)
    }),
  )
}

/** A customer who is changing an order goes on there: closing the draft would lose what they have done. */
async function refuseWhileChanging(tx: Tx, { id, userId }: OrderRow): Promise<void> {
  const open = await openDraftOf(tx, userId)
  if (open !== undefined) throw new ShopError('error.order.changeOpen', { orderId: open })
  if ((await lastChange(tx, id, ['paying'])) !== undefined) throw new ShopError('error.checkout.paymentPending')
}

async function moveAtOnce(
  shop: Shop,
  tx: Tx,
  shopper: Guarded<Shopper>,
  order: OrderRow,
  cartLineIds: readonly number[],
): Promise<Added> {
  const { user, language, now } = shopper
  const lines = await linesToMove(tx, user.userId, cartLineIds)
  if (lines.length === 0) return {}
  const mostCents = await costInCart(tx, shopper, new Set(lines.map(({ lineId }) => lineId)))
  await openDraft(tx, order, now)
  const { warnings } = await moveLines(tx, shopper, lines)
  const cart = await loadCart(tx, shopper.owner, { now, site: shop.config.SITE, lock: true })
  if (cart?.draft?.orderId !== order.id) throw new Error(`order ${order.id} has no draft`)
  const planned = await planChange(tx, { user, order, cart, language }, now)
  const { plan, story } = planned
  if (planned.isUnchanged || plan.order.totalCents - order.totalCents > mostCents)
    throw new ShopError('error.order.notAtOnce')
  if (planned.lacksAgeConfirmation) throw new ShopError('error.checkout.ageUnconfirmed')
  const further = await furtherPart(shop, tx, order, plan, language)
  if (further !== undefined)
    throw new ShopError('error.order.beyondHold', { missing: formatPrice(further.cents, language) })
  const known = { actor: actorOf(user), story, key: undefined }
  await changeAtOnce(tx, shop, { order, cart, planned, language }, known, now)
  return { when: { beginAt: order.slotBeginAt, endAt: order.slotEndAt }, ...(warnings && { warnings }) }
}

/** The price of these lines in the ordinary cart, cents: the customer has seen it. */
async function costInCart(tx: Tx, shopper: Guarded<Shopper>, lineIds: ReadonlySet<number>): Promise<number> {
  const cart = await findOpenCart(tx, shopper)
  if (cart === undefined) return 0
  const { lines } = priceLoadedCart(cart, shopper.now)
  return sumCents(lines.filter(({ line }) => lineIds.has(line.lineId)).map(({ priced }) => priced.totalCents))
}
