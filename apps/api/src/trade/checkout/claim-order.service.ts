import { orderStatus, unpaidStatuses } from '@bottega/rules/orders/order-status.ts'
import { unpaidMailMinutes } from '@bottega/rules/orders/unpaid-order.ts'
import { type CartVersion, isAboutCartOf } from '@bottega/rules/orders/repeated-submit.ts'
import type { PaymentChoice } from '@bottega/rules/payments/payment-plan.ts'
import { isInvoiced } from '@bottega/rules/payments/billing.ts'
import { allowsDeliveryDiscount } from '@bottega/rules/payments/payment-types.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { refuseAnotherContent, type RequestKey } from '../../kernel/database/sent-before.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { actorOf, type SessionUser } from '../../kernel/visitor.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { billingForOrder, isCompany } from '../billing/billing.service.ts'
import { lotteryCodeForOrder } from '../billing/lottery.service.ts'
import { type LoadedCart, loadCart } from '../cart/load-cart.ts'
import { priceLoadedCart, type PricedLoadedCart, productOf } from '../cart/price-loaded-cart.ts'
import { foodOf } from './food.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { bookHold, holdEnd, takeHold } from '../delivery/holds.service.ts'
import { cancelOrder } from '../orders/cancel-order.service.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import { placeOrder } from '../orders/place-order.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { type Paying, partsOf } from '../payments/payment-offer.ts'
import { startParts } from '../payments/payments.service.ts'
import {
  findEarlierUnpaid,
  findLastOrderOfVersion,
  findOrderByKey,
  findOrderOfVersion,
  findQuote,
  nextVersion,
} from './checkout.repository.ts'
import { refuseRejectedBusiness } from '../../people/registration/business.service.ts'
import { refuseWithoutConsents } from '../../people/registration/consents.service.ts'
import { refuseUnlessBuyable } from './purchase-checks.ts'
import { orderDraft } from './order-draft.ts'
import { quoteOf } from '../cart/quote.ts'
import { completeUnlessWaiting } from './payment/pay-order.service.ts'
import { spendCartVouchers } from './spend-cart-vouchers.ts'

export interface BuyRequest {
  user: SessionUser
  language: Language
  choice: PaymentChoice
  /** The version the shopper saw. */
  cartVersion: number | undefined
  /** The mark of what they saw, when it is sent along. */
  cartQuote?: string | undefined
  idempotencyKey: RequestKey | undefined
  /** The cart as it was when the submit came; undefined without one, or without goods in it. */
  about?: CartVersion | undefined
  /** The version of the terms of sale that holds as they buy. */
  termsVersion?: string | undefined
}

/**
 * The outcome of a submit: an order made now; the one an earlier submit made; or an earlier order of this cart with a
 * payment in progress, which must end before the changed cart can be bought.
 */
export type Claim =
  { kind: 'placed'; order: OrderRow } | { kind: 'repeated'; order: OrderRow } | { kind: 'under-way'; order: OrderRow }

/**
 * Transaction A: under the cart's lock everything is read, priced and checked again; the slot, the goods and the
 * version of the cart are claimed; the payment parts are stored. No outside service is called, and prices sent by a
 * client are ignored. (Safety, 1 to 4)
 */
export async function claimOrder(tx: Tx, shop: Shop, request: BuyRequest, now: Date): Promise<Claim> {
  const { user, cartVersion } = request
  const locked = await loadCart(tx, { userId: user.userId }, { now, site: shop.config.SITE, lock: true })
  const repeated = await findRepeated(tx, locked, request)
  if (repeated !== undefined && !mustBeRepriced(repeated, request)) return { kind: 'repeated', order: repeated }
  if (locked === undefined || locked.state !== 'open') throw new ShopError('error.cart.empty')
  if (cartVersion !== undefined && cartVersion !== locked.version) throw new ShopError('error.checkout.cartChanged')
  const earlier = repeated ?? (await findEarlierUnpaid(tx, locked.cartId, locked.version))
  if (earlier !== undefined && earlier.statusId !== orderStatus.unpaid) return { kind: 'under-way', order: earlier }
  if (repeated !== undefined) {
    // The mark of what was seen names the version, which is about to be another.
    await refuseUnlessAsQuoted(tx, locked, priceLoadedCart(locked, now), request.cartQuote)
    await nextVersion(tx, locked.cartId, now)
  }
  const cartQuote = repeated === undefined ? request.cartQuote : undefined
  const cart = earlier === undefined ? locked : await takeOver(tx, shop, locked, earlier, user, now)
  return { kind: 'placed', order: await order(tx, shop, cart, { ...request, cartQuote }, now) }
}

/** Meal vouchers cost the discount on the delivery: going over to them, or back, is another order of the same cart. */
function mustBeRepriced(repeated: OrderRow, { choice, idempotencyKey }: BuyRequest): boolean {
  const { statusId, paymentTypeId } = repeated
  const isUnpaid = unpaidStatuses.has(statusId)
  if (!isUnpaid || (idempotencyKey !== undefined && repeated.idempotencyKey === idempotencyKey.value)) return false
  return allowsDeliveryDiscount(paymentTypeId) !== allowsDeliveryDiscount(choice.paymentTypeId)
}

/** The key that identifies a submit without a key of its own. */
const derivedKey = ({ cartId, version }: { cartId: number; version: number }) => `cart-${cartId}-${version}`

async function findRepeated(
  tx: Tx,
  cart: LoadedCart | undefined,
  { user, cartVersion, ...request }: BuyRequest,
): Promise<OrderRow | undefined> {
  const { idempotencyKey } = request
  const key = idempotencyKey?.value ?? (request.about && derivedKey(request.about))
  const byKey = key === undefined ? undefined : await findOrderByKey(tx, user.userId, key)
  if (byKey !== undefined) {
    if (idempotencyKey !== undefined) {
      await refuseAnotherCart(tx, byKey, { cartVersion, ...request })
      refuseAnotherContent(byKey.requestDigest, idempotencyKey)
    }
    return byKey
  }
  const ofVersion = cart === undefined ? undefined : await findOrderOfVersion(tx, cart.cartId, cart.version)
  if (ofVersion !== undefined || cartVersion === undefined || cart?.version === cartVersion) return ofVersion
  return findLastOrderOfVersion(tx, user.userId, cartVersion)
}

/**
 * A key names one submit: sent again it is the same order, and never another cart's. An order priced again for another way
 * to pay took a version of its own; its submit named the one before, which an order has as well.
 */
async function refuseAnotherCart(
  tx: Tx,
  order: OrderRow,
  { cartVersion: seenVersion, about: cart }: Pick<BuyRequest, 'cartVersion' | 'about'>,
): Promise<void> {
  const { cartId, cartVersion: version } = order
  if (isAboutCartOf({ cartId, version }, { cart, seenVersion })) return
  const before = await findOrderOfVersion(tx, cartId, version - 1)
  const isBefore = before !== undefined && isAboutCartOf({ cartId, version: version - 1 }, { cart, seenVersion })
  if (!isBefore) throw new ShopError('error.checkout.keyReused')
}

/** The unpaid order of an earlier version gives way: its place and goods are the changed cart's to take. */
async function takeOver(
  tx: Tx,
  shop: Shop,
  cart: LoadedCart,
  earlier: OrderRow,
  user: SessionUser,
  now: Date,
): Promise<LoadedCart> {
  const { cartId, userId, slot } = cart
  await cancelOrder(shop, tx, earlier, actorOf(user), now)
  if (slot?.isBooked === true) {
    await takeHold(tx, { cartId, userId }, slot.slotId, now, holdEnd(shop.config, now))
  }
  return (await loadCart(tx, { cartId }, { now, site: shop.config.SITE })) ?? cart
}

async function order(tx: Tx, shop: Shop, cart: LoadedCart, request: BuyRequest, now: Date): Promise<OrderRow> {
  const { user, language, choice, idempotencyKey } = request
  const { paymentTypeId, ...paymentChoice } = choice
  const shown = priceLoadedCart(cart, now)
  refuseUnlessBuyable(cart, shown, language)
  refuseWithoutConsents(user.personInfos)
  await refuseRejectedBusiness(tx, user)
  await refuseUnlessAsQuoted(tx, cart, shown, request.cartQuote)
  const priced = priceLoadedCart(cart, now, { isDeliveryDiscountable: allowsDeliveryDiscount(paymentTypeId) })
  const foodCents = foodOf(priced)
  const paying = payingCart(cart, user)
  const parts = await partsOf(shop, tx, paying, choice, { ...priced.totals, foodCents }, language)
  const billing = await billingForOrder(tx, user, paying.wantsInvoice)
  const lotteryCode = await lotteryCodeForOrder(tx, user.userId, billing !== null)
  await bookHold(tx, { cartId: cart.cartId, userId: user.userId }, cart.slot?.slotId ?? 0, now)
  const orderRequest = {
    userId: user.userId,
    language,
    idempotencyKey: idempotencyKey?.value ?? derivedKey(cart),
    requestDigest: idempotencyKey?.digest,
    paymentTypeId,
    paymentChoice,
    foodCents,
    billing,
    lotteryCode,
    termsVersion: request.termsVersion ?? null,
  }
  const placed = await placeOrder(tx, orderDraft(cart, priced, orderRequest, now), actorOf(user), now)
  if (!placed.ok) throw soldOut(cart, placed.missingProductIds, language)
  await spendCartVouchers(tx, placed.order, priced, language, now)
  await startParts(tx, placed.order.id, parts, now)
  const completed = await completeUnlessWaiting(shop, tx, placed.order, actorOf(user), now)
  if (unpaidStatuses.has(completed.statusId)) await lookLater(tx, completed.id, now)
  return completed
}

/**
 * A customer who leaves the page of the bank tells nobody: after a short while the shop looks whether the order is
 * paid.
 */
const lookLater = (tx: Tx, orderId: number, now: Date) =>
  enqueue(tx, 'order.leftUnpaid', { orderId }, new Date(now.getTime() + unpaidMailMinutes * 60_000))

/** Prices may have changed with the day or an offer's end since they were shown: no total is paid unseen. */
async function refuseUnlessAsQuoted(
  tx: Tx,
  cart: LoadedCart,
  priced: PricedLoadedCart,
  seen: string | undefined,
): Promise<void> {
  const now = quoteOf(cart, priced)
  if (seen !== undefined) {
    if (seen !== now) throw new ShopError('error.checkout.cartChanged')
    return
  }
  const [version, mark] = (await findQuote(tx, cart.cartId))?.split(' ') ?? []
  if (version === String(cart.version) && mark !== now) throw new ShopError('error.checkout.cartChanged')
}

export const payingCart = ({ infos, store, service }: LoadedCart, user: SessionUser): Paying => ({
  user,
  storeId: store.storeId,
  wantsInvoice: isInvoiced(isCompany(user), infos),
  deliveryServiceId: service?.deliveryServiceId ?? null,
  takesMealVouchers: true,
})

function soldOut(cart: LoadedCart, productIds: readonly number[], language: Language): ShopError {
  const names = productIds.map((productId) => textIn(language, productOf(cart, { productId }).name))
  return new ShopError('error.icsmallcart.error.product.not.available', { names: names.join(', ') })
}
