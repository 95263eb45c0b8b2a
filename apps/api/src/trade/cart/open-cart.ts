import { canChangeCart } from '@bottega/rules/orders/order-changes.ts'
import { changingOrderCartStatus } from '@bottega/rules/cart/changing-order.ts'
import type { MovedGoods } from '@bottega/rules/orders/agreed-terms.ts'
import { infosOfChoices } from '@bottega/rules/cart/shopping-choices.ts'
import { needBeforeAdding } from '@bottega/rules/cart/preconditions.ts'
import { changeBlockingStatuses } from '@bottega/rules/orders/order-status.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { type CallContext, customerOf } from '../../kernel/calls/call-handler.ts'
import type { Config } from '../../kernel/settings/config.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import type { DietGuard } from '../diet/diet.service.ts'
import { type ProductCache } from '../catalog/product-cache.ts'
import { resolvePlace } from '../../places/stores/place.service.ts'
import { type CartOwner, findUnmadeCart, type NewCart } from './cart.repository.ts'
import { findDefaultStore, findLastAddress, insertCart } from './new-cart.repository.ts'
import { findChoices } from './choices/choices.repository.ts'
import { type KnownLines } from './reading/known-lines.ts'
import { complete, type LoadedCart, loadCart } from './load-cart.ts'
import { hasPackagingType } from './packaging.repository.ts'

/** The shopper who changes a cart, and the time: a customer or, where the shop allows it, an anonymous visitor. */
export interface CartShopper {
  owner: CartOwner
  user: SessionUser | undefined
  /** Chosen before signing in: a first cart begins there. */
  storeId: number | undefined
  language: Language
  config: Config
  productCache: ProductCache
  knownLines: KnownLines
  now: Date
  /** Staff change a placed order, whose status alone ends it then. */
  pastCutoff?: boolean
  /** Goods of that order they give other options. */
  moved?: readonly MovedGoods[]
}

/** A customer. */
export interface Shopper extends CartShopper {
  user: SessionUser
}

/**
 * A shopper of whom it was asked what their household does not eat. Nothing is put in a cart for anybody else, so that
 * no way into it forgets the question. (Safety, 25a)
 */
export type Guarded<One extends CartShopper = CartShopper> = One & {
  /** Undefined for whoever has no profile. */
  readonly diet: DietGuard | undefined
}

const circumstancesOf = ({ shop, visitor, now }: CallContext) => ({
  language: visitor.language,
  storeId: visitor.storeId,
  config: shop.config,
  productCache: shop.productCache,
  knownLines: shop.cartLines,
  now,
})

export function shopperOf(context: CallContext): Shopper {
  const user = customerOf(context.visitor)
  return { ...circumstancesOf(context), user, owner: { userId: user.userId } }
}

/** An anonymous visitor: the cart is that of their visit. */
export function visitorOf(context: CallContext, sessionHash: string): CartShopper {
  return { ...circumstancesOf(context), user: undefined, owner: { sessionHash } }
}

/** 1 open, 7 over a placed order. (Shopping core, sections 2 and 3) */
export function cartStatusOf({ state }: Pick<LoadedCart, 'state'>): number {
  return state === 'changing' ? changingOrderCartStatus : 1
}

/** The shopper's cart, locked and open to changes; made when there is none. Throws `error.order.notModifiable`. */
export async function openCart(
  tx: Tx,
  shopper: CartShopper,
  alsoProducts: readonly number[] = [],
): Promise<LoadedCart> {
  const cart = (await findOpenCart(tx, shopper, alsoProducts)) ?? (await makeCart(tx, shopper, alsoProducts))
  if (cart === undefined) throw new Error(`${JSON.stringify(shopper.owner)} was given no cart`)
  return cart
}

/** The shopper's cart, locked and open to changes, if there is one. Throws `error.order.notModifiable`. */
export async function findOpenCart(
  tx: Tx,
  { owner, config, productCache, knownLines, now, pastCutoff, moved }: CartShopper,
  alsoProducts: readonly number[] = [],
): Promise<LoadedCart | undefined> {
  const caches = { productCache, knownLines }
  const ofStaff = { pastCutoff, moved }
  const cart = await loadCart(tx, owner, { now, site: config.SITE, lock: true, alsoProducts, ...ofStaff, ...caches })
  if (cart === undefined || pastCutoff === true) return cart
  if (!canChangeCart(cartStatusOf(cart), cart.draft, now, blockingStatuses(config)))
    throw new ShopError('error.order.notModifiable', { orderId: cart.draft?.orderId ?? 0 })
  return cart
}

/** Statuses in which an order is not changed any more, in the reading this shop has chosen. */
export const blockingStatuses = ({ ORDER_LOCK }: Config): ReadonlySet<number> =>
  ORDER_LOCK === 'prepared' ? changeBlockingStatuses.preparedOnly : changeBlockingStatuses.chosen

async function makeCart(tx: Tx, shopper: CartShopper, alsoProducts: readonly number[]) {
  const { owner } = shopper
  const ofVisit = 'sessionHash' in owner ? { sessionHash: owner.sessionHash } : {}
  const start = await beginning(tx, shopper)
  await insertCart(tx, { ...start, ...ofVisit, infos: await answersOf(tx, owner, start.deliveryServiceId) })
  return findOpenCart(tx, shopper, alsoProducts)
}

/**
 * The answers of a customer for all their shopping, as the infos of a new cart; of a visit nothing is known. Bags that
 * its service does not have are asked for.
 */
async function answersOf(tx: Tx, owner: CartOwner, serviceId: number | null): Promise<Record<string, string>> {
  if (!('userId' in owner)) return {}
  const choices = await findChoices(tx, owner.userId)
  const { packagingTypeId } = choices
  if (packagingTypeId === null || (await hasPackagingType(tx, packagingTypeId, serviceId)))
    return infosOfChoices(choices)
  return infosOfChoices({ ...choices, packagingTypeId: null })
}

/** The cart shown to a shopper who has none yet: the one they would get. Nothing is written. */
export async function unmadeCart(
  reader: Reader,
  keeper: Pick<CartShopper, 'config' | 'user' | 'storeId' | 'now'>,
): Promise<LoadedCart> {
  const cart = await complete(reader, await findUnmadeCart(reader, await beginning(reader, keeper)), {
    now: keeper.now,
    site: keeper.config.SITE,
  })
  if (cart === undefined) throw new ShopError('error.store.notFound')
  return cart
}

/**
 * A new cart begins at the customer's store, else at the one chosen before signing in, else at the shop's; that of a
 * customer who ordered before, where their last order went.
 */
async function beginning(
  reader: Reader,
  { config, user, storeId: chosen }: Pick<CartShopper, 'config' | 'user' | 'storeId'>,
): Promise<NewCart> {
  const candidates = [user?.defaultStoreId ?? null, chosen ?? null, config.DEFAULT_STORE_ID]
  const storeId = await findDefaultStore(reader, candidates)
  if (storeId === undefined) throw new ShopError('error.store.notFound', {}, 'there is no active store')
  const nowhere = { userId: user?.userId ?? null, storeId, deliveryServiceId: null, addressId: null, zoneId: null }
  const addressId = user === undefined ? undefined : await findLastAddress(reader, user.userId)
  if (user === undefined || addressId === undefined) return nowhere
  const place = await resolvePlace(reader, config.SITE, user.userId, addressId, { storeId })
  return place.ok ? { ...nowhere, ...place.place } : nowhere
}

/** The answer a cart lacks before anything is added; null where it lacks none. */
export const needOf = ({ address, slot }: Pick<LoadedCart, 'address' | 'slot'>, { ANONYMOUS_CARTS }: Config) =>
  needBeforeAdding(
    { isSignedIn: true, hasAddress: address !== null, hasTimeslot: slot?.isOpen === true },
    ANONYMOUS_CARTS,
  )

/** Address, then slot; the login was checked before. (Shopping core, section 4) */
export function refuseUnlessReadyToAdd(cart: LoadedCart, config: Config): void {
  switch (needOf(cart, config)) {
    case null:
      return
    case 'needTimeslot':
      throw new ShopError('error.cart.timeslotRequired')
    case 'needAddress':
      throw new ShopError('error.cart.addressRequired')
    case 'needLogin':
      throw new ShopError('error.session.expired')
  }
}
