import * as calls from '@bottega/contract/delivery/calls.ts'
import type { TimeslotDayView } from '@bottega/contract/delivery/timeslots.ts'
import * as geoCalls from '@bottega/contract/geo/calls.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { type CallContext, handlersOf } from '../../../kernel/calls/call-handler.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { presentSlotDay } from '../../delivery/slots.presenter.ts'
import { listSlotDays } from '../../delivery/slots.service.ts'
import { autoAssignSlot } from './auto-slot.ts'
import { presentThresholds } from '../presenters/cart.presenter.ts'
import { storeById } from '../../../places/stores/stores.service.ts'
import { findCartId } from '../cart.repository.ts'
import { answerCart, cartOf, changeCart } from '../cart.routes.ts'
import { lockerRemarks, selectAddress, selectSlot, selectStore, slotProductsOf } from './choose-delivery.ts'
import { slotsNearAddress } from './near-slots.ts'
import { visitorOf } from '../open-cart.ts'
import { priceLoadedCart } from '../price-loaded-cart.ts'

const placeHandlers = handlersOf(geoCalls, {
  // A visitor has no account to store it with: their browser does. (Decision 0133)
  geoChooseStore: async (context, { query, body: { store_id: storeId } }) => {
    const { shop, visitor } = context
    await storeById(shop.db, visitor.site, storeId)
    const chosen = { ...context, visitor: { ...visitor, storeId } }
    const { sessionHash } = visitor
    const isOfVisit = visitor.user === undefined && sessionHash !== undefined
    if (isOfVisit && (await findCartId(shop.db, { sessionHash })) !== undefined)
      await shop.db.transaction((tx) => selectStore(tx, visitorOf(context, sessionHash), storeId))
    return { ...answerCart(chosen, { cart: await cartOf(chosen) }, query.show_sectors), storeId }
  },
})

/** Days and times with their prices for a visitor who fills a cart: none is held before there is a customer. */
async function daysForVisitor(context: CallContext, deliveryServiceId: number | undefined): Promise<TimeslotDayView[]> {
  const { shop, visitor, now } = context
  if (!shop.config.ANONYMOUS_CARTS || deliveryServiceId === undefined) return []
  const cart = await cartOf(context)
  const { tabs, preselected } = await listSlotDays(
    shop.db,
    { storeId: cart.store.storeId, deliveryServiceId },
    { now, selectedSlotId: null, products: slotProductsOf(cart, visitor.language) },
    false,
  )
  return tabs.map((tab) => presentSlotDay(tab, preselected))
}

const choiceHandlers = handlersOf(calls, {
  storesSelect: (context, { body }) =>
    changeCart(context, false, (tx, shopper) => selectStore(tx, shopper, body.store_id)),

  proximitySelect: (context, { query }) =>
    changeCart(context, false, (tx, shopper) => selectStore(tx, shopper, query.store_id)),

  addressesSelect: (context, { body }) =>
    changeCart(context, false, (tx, shopper) =>
      selectAddress(tx, shopper, { addressId: body.address_id, deliveryServiceId: body.delivery_service_id }),
    ),

  timeslotsAutoAssign: (context) => changeCart(context, false, autoAssignSlot),

  timeslotsSelect: (context, { query }) =>
    changeCart(context, false, (tx, shopper) =>
      selectSlot(tx, shopper, { slotId: query.timeslot_id, day: query.sel_date }),
    ),

  // A visitor is told to sign in by the envelope's `userId` -1, not by a refusal. (Shopping core, section 7)
  timeslotsList: async (context, { query }) => {
    const { shop, visitor, now } = context
    if (visitor.user === undefined) return { data: { days: await daysForVisitor(context, query.delivery_service_id) } }
    const cart = await cartOf(context)
    const { address, service, store, slot } = cart
    // Past its cut-off it counts as not chosen. (Decision 0020)
    const chosen = slot?.isOpen === true ? slot : undefined
    if (address === null || service === null) throw new ShopError('error.cart.addressRequired')
    const { tabs, preselected } = await listSlotDays(
      shop.db,
      { storeId: store.storeId, deliveryServiceId: service.deliveryServiceId },
      {
        now,
        selectedSlotId: chosen?.slotId ?? null,
        ownSlotId: cart.draft?.slotId,
        products: slotProductsOf(cart, visitor.language),
      },
      query['show-closed'] ?? false,
    )
    const near = await slotsNearAddress(shop.db, cart, tabs)
    return {
      data: { days: tabs.map((tab) => presentSlotDay(tab, preselected, near)) },
      warnings: query['check-locker'] === true ? lockerRemarks(cart, now, visitor.language) : [],
    }
  },

  deliveryFeeView: async (context) => {
    const cart = await cartOf(context)
    const { totals } = priceLoadedCart(cart, context.now)
    const fees =
      cart.terms === null
        ? {}
        : { deliveryFee: eurosFromCents(totals.deliveryCents), bagFee: eurosFromCents(totals.bagFeeCents) }
    return { data: { ...fees, ...presentThresholds(cart.terms, totals) } }
  },
})

/**
 * Calls about the delivery of the cart: they read or change the cart, though their paths are those of stores and slots.
 */
export const deliveryChoiceHandlers = [...placeHandlers, ...choiceHandlers]
