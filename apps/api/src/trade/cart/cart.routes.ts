import { isBusiness } from '@bottega/rules/people/registration.ts'
import * as calls from '@bottega/contract/cart/calls.ts'
import * as ordersCalls from '@bottega/contract/orders/calls.ts'
import { promotionDeclined } from '@bottega/rules/promotions/promotion.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { sectorsOf } from '@bottega/contract/cart/cart-changes.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { type Answer, type CallContext, customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import { oncePerPage } from '../../kernel/calls/once-per-page.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Visitor } from '../../kernel/visitor.ts'
import { hashToken } from '../../kernel/sessions/credentials.ts'
import { openSession } from '../../kernel/sessions/sessions.service.ts'
import { type CartPlace, sharePlace } from '../catalog/catalog.context.ts'
import { dietGuardOf } from '../diet/diet.service.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { addAllFromWishlist } from './adding/add-list.ts'
import type { AddRequest } from './adding/add-items.ts'
import { namedSubstitutes, setCartInfo, setLineInfos } from './cart-infos.ts'
import { type CartPresentation, presentCart } from './presenters/cart.presenter.ts'
import { chooseForShopping, offeredChoices } from './choices/choices.service.ts'
import type { CartOwner } from './cart.repository.ts'
import { addItems, type ChangedCart, emptyCart, removeItems, updateItems } from './cart.service.ts'
import { complete, type LoadedCart, loadCart } from './load-cart.ts'
import {
  blockingStatuses,
  type CartShopper,
  type Guarded,
  type Shopper,
  shopperOf,
  unmadeCart,
  visitorOf,
} from './open-cart.ts'
import { reasonsOf } from './reasons/price-reasons.service.ts'
import { addAllFromOrder, previewOrder } from './adding/order-again.ts'
import { cartReadFor } from './reading/own-reading.ts'
import { presentPackagingTypes } from './presenters/packaging.presenter.ts'
import { findPackagingTypes } from './packaging.repository.ts'
import { forgetRemovals, removalRemarks } from './removals/removals.service.ts'
import { priceLoadedCart } from './price-loaded-cart.ts'
import { presentRestrictions } from './presenters/restrictions.presenter.ts'
import { wordsOf } from './presenters/words-of.ts'

/** The cart of the visitor, or the one they would be given. Nothing is written. */
export const cartOf = oncePerPage(async ({ shop, visitor, now, page }): Promise<LoadedCart> => {
  const owner = ownerOf(visitor)
  const caches = { productCache: shop.productCache, knownLines: shop.cartLines }
  const options = { now, site: shop.config.SITE, ...caches }
  const read = cartReadFor(page)
  const own =
    read === undefined ? owner && (await loadCart(shop.db, owner, options)) : await complete(shop.db, read, options)
  if (own && owner) caches.knownLines.add(owner, own)
  if (page !== undefined) sharePlace(page, own && placeOf(own))
  return own ?? unmadeCart(shop.db, { config: shop.config, user: visitor.user, storeId: visitor.storeId, now })
})

function placeOf({ store, service, slot, previewDay }: LoadedCart): CartPlace {
  const { storeId } = store
  const chosen = slot && { date: slot.day, periodId: slot.periodId, beginsAt: slot.beginAt, cutoffAt: slot.cutoffAt }
  return { storeId, deliveryServiceId: service?.deliveryServiceId ?? null, slot: chosen, previewDay }
}

function ownerOf({ user, sessionHash }: Visitor): CartOwner | undefined {
  if (user !== undefined) return { userId: user.userId }
  return sessionHash === undefined ? undefined : { sessionHash }
}

/** The whole cart, priced, with its remarks. */
export function answerCart(context: CallContext, changed: ChangedCart, showSectors = false): Answer<CartView> {
  return answerWith(context, changed, (lines) =>
    showSectors ? { sectors: sectorsOf(lines) } : { cartItems: [...lines] },
  )
}

/** The same for a client that says which lines it has: only what changed of them. */
function answerChanges(
  context: CallContext,
  changed: ChangedCart,
  owner: CartOwner | undefined,
  bySector = false,
): Answer<CartView> {
  const { shop, cartSince } = context
  if (cartSince === undefined || owner === undefined) return answerCart(context, changed, bySector)
  return answerWith(context, changed, (lines) => {
    const { mark, changes } = shop.answeredCarts.answer(owner, cartSince, lines)
    if (changes !== undefined) return { mark, changes: { ...changes, bySector } }
    return bySector ? { mark, sectors: sectorsOf(lines) } : { mark, cartItems: [...lines] }
  })
}

function answerWith(
  { shop, visitor, now }: CallContext,
  { cart, infos = [], warnings = [] }: ChangedCart,
  arrange: CartPresentation['arrange'],
): Answer<CartView> {
  const priced = priceLoadedCart(cart, now)
  const data = presentCart(cart, priced, {
    language: visitor.language,
    now,
    arrange,
    lineProducts: visitor.lineProducts ?? false,
    isBusiness: visitor.user !== undefined && isBusiness(visitor.user.customerType),
    blocking: blockingStatuses(shop.config),
  })
  const chosen = visitor.user === undefined && visitor.storeId === cart.store.storeId
  return {
    data: chosen ? { ...data, store: { ...data.store, chosen } } : data,
    infos: [...infos],
    warnings: [...removalRemarks(cart, visitor.language), ...warnings],
  }
}

/** The shopper with what their household's profile says; read before the transaction. */
export async function withDiet<One extends CartShopper>(
  { shop, visitor }: CallContext,
  shopper: One,
): Promise<Guarded<One>> {
  return { ...shopper, diet: await dietGuardOf(shop, visitor.user) }
}

/** One command, one transaction. The answer is made up after it, so that no row stays locked meanwhile. */
export async function changeCart(
  context: CallContext,
  showSectors: boolean | undefined,
  command: (tx: Tx, shopper: Guarded<Shopper>) => Promise<ChangedCart>,
): Promise<Answer<CartView>> {
  const shopper = await withDiet(context, shopperOf(context))
  const changed = await context.shop.db.transaction((tx) => command(tx, shopper))
  shopper.knownLines.add(shopper.owner, changed.cart)
  await forgetRemovals(context.shop.db, changed.cart)
  return answerChanges(context, changed, shopper.owner, showSectors)
}

/**
 * The same for every shopper who may have a cart. A visitor's first command opens a visit, which owns the cart; a
 * refused command opens none.
 */
export async function changeShopperCart(
  context: CallContext,
  showSectors: boolean | undefined,
  command: (tx: Tx, shopper: Guarded) => Promise<ChangedCart>,
): Promise<Answer<CartView>> {
  const { shop, visitor, now } = context
  if (visitor.user !== undefined) return changeCart(context, showSectors, command)
  if (visitor.sessionHash === undefined) await shop.anonymousVisits.take(visitor.address)
  const { changed, token, shopper } = await shop.db.transaction(async (tx) => {
    const opened = visitor.sessionHash === undefined ? await openSession(tx, null, false, now) : undefined
    const sessionHash = visitor.sessionHash ?? hashToken(opened ?? '')
    const shopper = { ...visitorOf(context, sessionHash), diet: undefined }
    return { changed: await command(tx, shopper), token: opened, shopper }
  })
  shopper.knownLines.add(shopper.owner, changed.cart)
  await forgetRemovals(shop.db, changed.cart)
  return {
    ...answerChanges(context, changed, shopper.owner, showSectors),
    ...(token !== undefined && { session: { token, visit: true } }),
  }
}

/** (Shopping core, section 7, "Cart and checkout") */
export const cartHandlers = handlersOf(calls, {
  cartView: async (context, { query }) => {
    const cart = await cartOf(context)
    // A page that is rendered on the server carries no remarks: it says itself when it has told them.
    if (context.page === undefined) await forgetRemovals(context.shop.db, cart)
    return answerChanges(context, { cart }, ownerOf(context.visitor), query.show_sectors)
  },
  cartAdd: (context, { query, body }) =>
    changeShopperCart(context, query.show_sectors, (tx, shopper) =>
      addItems(tx, shopper, body.items.map(addRequestOf)),
    ),
  cartUpdate: (context, { query, body }) =>
    changeShopperCart(context, query.show_sectors, (tx, shopper) =>
      updateItems(
        tx,
        shopper,
        body.items.map(({ itemId, quantity }) => ({ lineId: itemId, quantity })),
      ),
    ),
  cartDelete: (context, { query, body }) =>
    changeShopperCart(context, query.show_sectors, (tx, shopper) =>
      removeItems(
        tx,
        shopper,
        body.items.map(({ itemId }) => itemId),
      ),
    ),
  cartClose: (context, { query, body }) =>
    changeShopperCart(context, query.show_sectors, (tx, shopper) => emptyCart(tx, shopper, body.cart_id)),
  cartAddAllFromOrder: (context, { query, body }) =>
    changeCart(context, query.show_sectors, (tx, shopper) => addAllFromOrder(tx, shopper, body.order_id)),
  cartAddAllFromWishlist: (context, { query, body }) =>
    changeCart(context, query.show_sectors, (tx, shopper) => addAllFromWishlist(tx, shopper, body.list_id)),
  cartUpdateCartInfo: (context, { query, body }) =>
    changeShopperCart(context, query.show_sectors, (tx, shopper) =>
      setCartInfo(tx, shopper, body.property, String(body.value)),
    ),
  cartUpdateInfos: (context, { query, body }) =>
    changeShopperCart(context, query.show_sectors, (tx, shopper) =>
      setLineInfos(
        tx,
        shopper,
        body.items.map(({ itemId, infos }) => ({ lineId: itemId, infos: wordsOf(infos) })),
      ),
    ),
  cartChoices: async ({ shop, visitor }) => {
    const { acceptsAlternatives, packagingTypeId } = await offeredChoices(shop.db, customerOf(visitor).userId)
    return {
      data: {
        ...(acceptsAlternatives !== null && { acceptAlternatives: acceptsAlternatives }),
        ...(packagingTypeId !== null && { packagingTypeId }),
      },
    }
  },
  cartChoose: (context, { query, body }) =>
    changeCart(context, query.show_sectors, (tx, shopper) =>
      chooseForShopping(tx, shopper, {
        acceptsAlternatives: body.accept_alternatives ?? null,
        packagingTypeId: body.packaging_type_id ?? null,
      }),
    ),
  cartPurchaseRestriction: async (context) => {
    const { visitor, now } = context
    return { data: { restrictions: presentRestrictions(await cartOf(context), visitor.language, now) } }
  },
  cartPriceReasons: async (context, { query: { product_id: productId, item_id: lineId } }) => ({
    data: await reasonsOf(context, await cartOf(context), { productId, lineId }),
  }),
  packagingTypesList: async (context) => {
    const cart = await cartOf(context)
    const types = await findPackagingTypes(context.shop.db, cart.service?.deliveryServiceId ?? null)
    return { data: { packagingTypes: presentPackagingTypes(types, cart, context.visitor.language) } }
  },
})

type WireItem = CallInput<typeof calls.cartAdd>['body']['items'][number]

function addRequestOf({ productId, quantity, params = {}, infos = {} }: WireItem): AddRequest {
  const { use_wpid: promotion, ...options } = wordsOf(params)
  const choice = promotion === undefined ? Number.NaN : Number(promotion)
  const said = wordsOf(infos)
  const { accept_alternatives: alternatives, is_package: wholePacks, accept_diet: acceptDiet } = said
  return {
    productId,
    quantity,
    options,
    promotionChoice: Number.isInteger(choice) && choice >= promotionDeclined ? choice : undefined,
    acceptAlternatives: alternatives === undefined ? undefined : alternatives === 'true',
    substitutes: namedSubstitutes(said),
    wholePacks: wholePacks === 'true',
    acceptDiet: acceptDiet === 'true',
  }
}

/** The cart answers what ordering again would bring: it knows the place and the time. */
export const reorderHandlers = handlersOf(ordersCalls, {
  ordersReorderView: async (context, { query }) => {
    const shopper = await withDiet(context, shopperOf(context))
    const { available, gone } = await context.shop.db.transaction((tx) => previewOrder(tx, shopper, query.order_id))
    const named = gone.map(({ productId, name }) => ({ productId, name: textIn(shopper.language, name) }))
    return { data: { available, gone: named } }
  },
})
