import type { Language } from '@bottega/rules/text/language.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { RequestKey } from '../../../kernel/database/sent-before.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { actorOf, isActedFor, type SessionUser } from '../../../kernel/visitor.ts'
import { closeDraft } from '../../cart/drafts/draft-carts.service.ts'
import { type LoadedCart, loadCart } from '../../cart/load-cart.ts'
import { productOf } from '../../cart/price-loaded-cart.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { bookHold, lockBothSlots } from '../../delivery/holds.service.ts'
import {
  changeById,
  changeByKey,
  goodsOfChange,
  lastChange,
  type OrderChangeRow,
  payWithAttempt,
  rememberUnchanged,
  startChange,
  vouchersIn,
} from '../../orders/order-changes.service.ts'
import { lockOrder, mayModify, myOrder, type OrderRow } from '../../orders/orders.service.ts'
import { retrying } from '../../orders/retrying.ts'
import { takeMore } from '../../orders/stock/stock.service.ts'
import { spendVouchers, vouchersOfOrder } from '../../vouchers/spend-vouchers.service.ts'
import { startParts } from '../../payments/payments.service.ts'
import { giveUpAttempt } from '../payment/close-attempt.service.ts'
import { goOnPaying, type PayingOrder, paymentRefusal } from '../payment/pay-order.service.ts'
import { furtherPart } from './change-money.service.ts'
import { planChange, type PlannedChange } from './plan-change.service.ts'
import { completeChange } from './settle-change.service.ts'

export interface ConfirmRequest {
  user: SessionUser
  language: Language
  orderId: number
  /** The version of the draft the customer saw. */
  cartVersion: number | undefined
  /** Mark of the goods and prices the customer saw: they may have changed with the day. */
  quote: string | undefined
  /** Of calls that take one. */
  key?: RequestKey | undefined
}

export interface ConfirmedChanges {
  outcome: 'changed' | 'unchanged' | 'paying'
  redirectUrl: string | undefined
}

/**
 * The outcome of a confirmation: the order is changed, or there was nothing to change; a further authorisation is asked
 * for; an earlier one, of the draft as it was before, must end first; or it came too late, and the draft is closed.
 */
type Claim = FreeClaim | { kind: 'under-way'; order: OrderRow }
type FreeClaim =
  { kind: 'changed' | 'unchanged' | 'too-late' } | { kind: 'paying'; order: OrderRow; change: OrderChangeRow }

/**
 * Confirms the draft over an order, once however often it is sent. Everything the change needs more of is reserved
 * before any money is asked for, and the order stays as it is until all of it is there.
 */
export async function confirmChanges(shop: Shop, request: ConfirmRequest): Promise<ConfirmedChanges> {
  const { user, orderId, language } = request
  await myOrder(shop.db, user.userId, orderId)
  const claim = await claimWhenFree(shop, request)
  if (claim.kind !== 'paying') {
    if (claim.kind === 'too-late') throw new ShopError('error.order.notModifiable', { orderId })
    return { outcome: claim.kind, redirectUrl: undefined }
  }
  const paying = await goOnPaying(shop, claim.order, language)
  const { state } = await changeById(shop.db, claim.change.id)
  if (state === 'refused') throw await refusalOf(shop, claim.order, paying)
  return { outcome: state === 'applied' ? 'changed' : 'paying', redirectUrl: paying.redirectUrl }
}

/** The reason a change that was being paid did not happen. */
async function refusalOf(shop: Shop, { id: orderId, userId }: OrderRow, paying: PayingOrder): Promise<ShopError> {
  const order = await myOrder(shop.db, userId, orderId)
  const isOpen = await mayModify(shop, shop.db, order, shop.clock())
  return isOpen ? paymentRefusal(paying) : new ShopError('error.order.notModifiable', { orderId })
}

async function claimWhenFree(shop: Shop, request: ConfirmRequest): Promise<FreeClaim> {
  const claim = () => retrying(() => shop.db.transaction((tx) => claimChange(tx, shop, request, shop.clock())))
  const first = await claim()
  if (first.kind !== 'under-way') return first
  await giveUpAttempt(shop, first.order)
  const second = await claim()
  if (second.kind === 'under-way') throw new ShopError('error.checkout.paymentPending')
  return second
}

async function claimChange(tx: Tx, shop: Shop, request: ConfirmRequest, now: Date): Promise<Claim> {
  const { user, orderId, cartVersion, key } = request
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw new ShopError('error.order.notFound')
  const known = await changeByKey(tx, { userId: user.userId, key })
  if (known?.state === 'applied') return { kind: 'changed' }
  if (known?.state === 'paying') return { kind: 'paying', order, change: known }
  const cart = await loadCart(tx, { userId: user.userId }, { now, site: shop.config.SITE, lock: true })
  if (cart?.draft?.orderId !== orderId)
    return { kind: known === undefined ? await outcomeOfClosedDraft(tx, orderId, cartVersion) : 'too-late' }
  const ofDraft = { cartId: cart.cartId, cartVersion: cart.version, actor: actorOf(user), key }
  if (cartVersion !== undefined && cartVersion !== cart.version) throw new ShopError('error.checkout.cartChanged')
  if (!(await mayModify(shop, tx, order, now))) {
    await closeDraft(tx, orderId, now)
    await rememberUnchanged(tx, order, { ...ofDraft, isLate: true }, now)
    return { kind: 'too-late' }
  }
  const paying = await lastChange(tx, orderId, ['paying'])
  if (paying?.cartVersion === cart.version) return { kind: 'paying', order, change: paying }
  if (paying !== undefined) return { kind: 'under-way', order }
  const planned = await planChange(tx, { order, cart, ...request }, now)
  if (request.quote !== undefined && request.quote !== planned.quote) throw new ShopError('error.checkout.cartChanged')
  if (planned.isUnchanged) {
    await closeDraft(tx, orderId, now)
    await rememberUnchanged(tx, order, { ...ofDraft, isLate: false }, now)
    return { kind: 'unchanged' }
  }
  if (planned.lacksAgeConfirmation) throw new ShopError('error.checkout.ageUnconfirmed')
  return reserve(tx, shop, { user, order, cart, planned, key, language: request.language }, now)
}

/**
 * The draft is closed already: by another tab, with this very confirmation, or otherwise. A change by staff had a draft
 * of its own, whose version says nothing about the customer's.
 */
async function outcomeOfClosedDraft(tx: Tx, orderId: number, cartVersion: number | undefined): Promise<'changed'> {
  const last = await lastChange(tx, orderId, ['applied'])
  if (last === undefined || last.actor.startsWith('staff ') || cartVersion !== last.cartVersion)
    throw new ShopError('error.order.noChanges')
  return 'changed'
}

export interface Reservation {
  order: OrderRow
  cart: LoadedCart
  planned: PlannedChange
  language: Language
}

async function reserve(
  tx: Tx,
  shop: Shop,
  what: Reservation & Pick<ConfirmRequest, 'user' | 'key'>,
  now: Date,
): Promise<Claim> {
  const { user, order, cart, planned, key } = what
  const { plan, story } = planned
  const further = await furtherPart(shop, tx, order, plan, what.language)
  const { cartId, version: cartVersion } = cart
  const change = await startChange(tx, order, { cartId, cartVersion, plan, story, actor: actorOf(user), key }, now)
  await takePlaceAndGoods(tx, what, change, now)
  if (further === undefined) {
    await completeChange(tx, shop, order, change, now)
    return { kind: 'changed' }
  }
  // Staff who act for the customer leave their saved card alone: what is due is paid on the provider's page.
  const userPaymentAuthId = isActedFor(user) ? undefined : further.userPaymentAuthId
  const [attempt] = await startParts(tx, order.id, [{ ...further, userPaymentAuthId }], now)
  if (attempt === undefined) throw new Error(`no provider is asked to pay the change of order ${order.id}`)
  await payWithAttempt(tx, change.id, attempt.id)
  return { kind: 'paying', order, change }
}

/** Makes a change that asks no provider for money: who made it, and what its story says, come with it. */
export async function changeAtOnce(
  tx: Tx,
  shop: Shop,
  what: Reservation,
  known: { actor: string; story: PlannedChange['story']; key: RequestKey | undefined },
  now: Date,
): Promise<void> {
  const { order, cart, planned } = what
  const { cartId, version: cartVersion } = cart
  const change = await startChange(tx, order, { cartId, cartVersion, plan: planned.plan, ...known }, now)
  await takePlaceAndGoods(tx, what, change, now)
  await completeChange(tx, shop, order, change, now)
}

/** Slots before goods, both in the order of their ids, as everywhere. */
async function takePlaceAndGoods(
  tx: Tx,
  { order, cart, planned, language }: Reservation,
  change: OrderChangeRow,
  now: Date,
): Promise<void> {
  const { slotId } = planned.plan.order
  if (slotId !== order.slotId) {
    await lockBothSlots(tx, [order.slotId, slotId])
    await bookHold(tx, { cartId: cart.cartId, userId: order.userId }, slotId, now)
  }
  const { name, deltas } = goodsOfChange(change, planned.goods)
  const missing = await takeMore(tx, order, name, deltas, now)
  if (missing.length === 0) return takeVouchers(tx, { order, cart, planned, language }, change, now)
  const names = missing.map((productId) => textIn(language, productOf(cart, { productId }).name)).join(', ')
  throw new ShopError('error.product.notAvailable', { name: names })
}

/** The vouchers the draft adds to those of the order; one that others used up meanwhile stops the change. */
async function takeVouchers(
  tx: Tx,
  { order, cart, planned, language }: Reservation,
  change: OrderChangeRow,
  now: Date,
): Promise<void> {
  const held = await vouchersOfOrder(tx, order.id)
  const wanted = vouchersIn(planned.plan).filter((id) => !held.includes(id))
  const gone = await spendVouchers(tx, { orderId: order.id, userId: order.userId, changeId: change.id }, wanted, now)
  if (gone.length === 0) return
  const names = cart.vouchers
    .filter(({ userGiftCertificateId }) => gone.includes(userGiftCertificateId))
    .map(({ name }) => textIn(language, name))
  throw new ShopError('error.voucher.usedUp', { names: names.join(', ') })
}
