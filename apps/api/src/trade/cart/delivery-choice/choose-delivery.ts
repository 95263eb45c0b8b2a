import { canEditCartAddress } from '@bottega/rules/cart/changing-order.ts'
import { diffPricing } from '@bottega/rules/cart/diff.ts'
import { parseDayLocks, parseProductCutoffs } from '@bottega/rules/delivery/locks-and-cutoffs.ts'
import type { SlotObstacle } from '@bottega/rules/delivery/slot.ts'
import type { MessageCode } from '@bottega/contract/codes.ts'
import type { Remark } from '@bottega/contract/envelope.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { holdEnd, releaseHold, takeHold } from '../../delivery/holds.service.ts'
import { resolvePlace } from '../../../places/stores/place.service.ts'
import { judgeSlot, type NamedSlotProduct, offeredSlot } from '../../delivery/slots.service.ts'
import { storeById } from '../../../places/stores/stores.service.ts'
import { draftOf, saveDraft, settle } from '../drafts/cart-draft.ts'
import type { ChangedCart } from '../cart.service.ts'
import { updateCart } from '../cart-writes.repository.ts'
import { describeDifferences } from '../presenters/difference-texts.ts'
import { type LoadedCart, loadCart } from '../load-cart.ts'
import { type CartShopper, cartStatusOf, openCart, type Shopper } from '../open-cart.ts'
import { isOrdered, priceLoadedCart, type PricedLoadedCart, productOf } from '../price-loaded-cart.ts'

/** Sends the cart to an address of the shopper's or a pickup place, from the store that serves it. */
export async function selectAddress(
  tx: Tx,
  shopper: Shopper,
  choice: { addressId: number; deliveryServiceId: number | undefined },
): Promise<ChangedCart> {
  const cart = await openCart(tx, shopper)
  refuseUnlessAddressOpen(cart)
  const resolved = await resolvePlace(tx, shopper.config.SITE, shopper.user.userId, choice.addressId, {
    deliveryServiceId: choice.deliveryServiceId,
    storeId: cart.store.storeId,
  })
  if (!resolved.ok) throw new ShopError(resolved.code)
  return move(tx, shopper, cart, resolved.place)
}

/** Shops from another store. The address stays when the new store serves it, else it has to be chosen again. */
export async function selectStore(tx: Tx, shopper: CartShopper, storeId: number): Promise<ChangedCart> {
  const { config, user } = shopper
  await storeById(tx, config.SITE, storeId)
  const cart = await openCart(tx, shopper)
  refuseUnlessAddressOpen(cart)
  if (cart.store.storeId === storeId) return { cart }
  const nowhere = { storeId, deliveryServiceId: null, addressId: null, zoneId: null }
  const { address, service } = cart
  if (address === null || service === null || user === undefined) return move(tx, shopper, cart, nowhere)
  const resolved = await resolvePlace(tx, config.SITE, user.userId, address.addressId, {
    deliveryServiceId: service.deliveryServiceId,
    storeId,
    onlyThatStore: true,
  })
  return move(tx, shopper, cart, resolved.ok ? resolved.place : nowhere)
}

/** The goods of a placed order are on their way to where it was sent. (Shopping core, section 2) */
function refuseUnlessAddressOpen(cart: LoadedCart): void {
  if (!canEditCartAddress(cartStatusOf(cart))) throw new ShopError('error.order.addressLocked')
}

interface CartPlace {
  storeId: number
  deliveryServiceId: number | null
  addressId: number | null
  zoneId: number | null
}

async function move(tx: Tx, shopper: CartShopper, cart: LoadedCart, place: CartPlace): Promise<ChangedCart> {
  const { slot } = cart
  const keepsSlot = slot?.storeId === place.storeId && slot.deliveryServiceId === place.deliveryServiceId
  if (slot !== null && !keepsSlot) await releaseHold(tx, { cartId: cart.cartId, userId: cart.userId })
  const slotId = keepsSlot ? slot.slotId : null
  await updateCart(tx, cart.cartId, { ...place, addressAutoAssigned: false, slotId }, shopper.now)
  return recalculated(tx, shopper, cart)
}

const refusals: Readonly<Record<SlotObstacle, MessageCode>> = {
  inactive: 'error.timeslot.closed',
  'cutoff-passed': 'error.timeslot.closed',
  full: 'error.timeslot.full',
  'lead-time': 'error.timeslot.leadTime',
  'day-lock': 'error.timeslot.dayLock',
  'product-cutoff': 'error.timeslot.cutoff',
}

/** Reserves a place in a slot of the cart's store and service; the same slot again holds it longer. (Safety, 3) */
export async function selectSlot(
  tx: Tx,
  shopper: Shopper,
  choice: { slotId: number; day: string },
): Promise<ChangedCart> {
  const { now, language } = shopper
  const cart = await openCart(tx, shopper)
  if (cart.address === null || cart.service === null) throw new ShopError('error.cart.addressRequired')
  const slot = await offeredSlot(tx, choice.slotId, now)
  const isOffered =
    slot?.day === choice.day &&
    slot.storeId === cart.store.storeId &&
    slot.deliveryServiceId === cart.service.deliveryServiceId
  if (slot === undefined || !isOffered) throw new ShopError('error.timeslot.notFound')
  const ownSlotId = cart.draft?.slotId
  const products = slotProductsOf(cart, language)
  const context = { now, selectedSlotId: cart.slot?.slotId ?? null, ownSlotId, products }
  const { obstacles, productNames } = judgeSlot(slot, context)
  if (obstacles[0] !== undefined) throw new ShopError(refusals[obstacles[0]], { name: productNames.join(', ') })
  return reserveSlot(tx, shopper, cart, { slotId: slot.slotId, autoAssigned: false })
}

/** Leases a place in a slot that was looked at; the cart is priced for its day. Throws `error.timeslot.full`. */
export async function reserveSlot(
  tx: Tx,
  shopper: Shopper,
  cart: LoadedCart,
  { slotId, autoAssigned }: { slotId: number; autoAssigned: boolean },
): Promise<ChangedCart> {
  const { now, config } = shopper
  // The order that is being changed has its place there already.
  if (slotId === cart.draft?.slotId) await releaseHold(tx, { cartId: cart.cartId, userId: null })
  else {
    await takeHold(tx, { cartId: cart.cartId, userId: cart.userId }, slotId, now, holdEnd(config, now))
  }
  await updateCart(tx, cart.cartId, { slotId, slotAutoAssigned: autoAssigned }, now)
  return recalculated(tx, shopper, cart)
}

/** The cart's goods as slots look at them. */
export function slotProductsOf(cart: LoadedCart, language: Language): NamedSlotProduct[] {
  return cart.lines.map((line) => {
    const { name, leadTimeHours, dayLock, lockCutoff } = productOf(cart, line)
    // Lead times and cut-offs of what is ordered already are met.
    const alreadyOrdered = isOrdered(cart, line)
    return {
      name: textIn(language, name),
      leadTimeHours: alreadyOrdered ? 0 : leadTimeHours,
      dayLocks: parseDayLocks(dayLock),
      cutoffs: alreadyOrdered ? [] : parseProductCutoffs(lockCutoff),
    }
  })
}

/** A remark that names the goods of the cart that do not go into its locker, whatever the slot. (Decision 0180) */
export function lockerRemarks(cart: LoadedCart, now: Date, language: Language): Remark[] {
  const barred = priceLoadedCart(cart, now).lines.filter(({ obstacle }) => obstacle === 'not-in-lockers')
  if (barred.length === 0) return []
  const names = barred.map(({ product }) => textIn(language, product.name)).join(', ')
  return [{ code: 'warning.timeslot.notInLocker', values: { names } }]
}

/** Another day or store has other prices and other stock: what that changed is said, never done silently. */
async function recalculated(
  tx: Tx,
  { now, language, productCache, config }: CartShopper,
  before: LoadedCart,
): Promise<ChangedCart> {
  const loaded = await loadCart(tx, { cartId: before.cartId }, { now, productCache, site: config.SITE })
  if (loaded === undefined) throw new Error(`cart ${before.cartId} is gone`)
  const { cart: moved, warnings: ofBags = [] } = await withoutMissingBags(tx, loaded, now)
  const pricedBefore = priceLoadedCart(before, now)
  const pricedMoved = priceLoadedCart(moved, now)
  const differences = diffPricing(pricedBefore.totals, pricedMoved.totals)
  const draft = draftOf(moved)
  settle(draft, now)
  const cart = await saveDraft(tx, draft, now)
  const isSlotLost = before.slot?.isOpen === true && moved.slot === null
  const warnings = [...availabilityRemarks(pricedBefore, pricedMoved, language), ...ofBags]
  if (differences.length === 0 && !isSlotLost) return { cart, warnings }
  const productOfLine = (lineId: number) => {
    const line = before.lines.find((one) => one.lineId === lineId)
    return line && before.products.get(line.productId)
  }
  const changes = describeDifferences(differences, isSlotLost, productOfLine, language)
  return { cart, warnings, infos: [{ code: 'info.cart.changetimeslot.recalculated', values: { changes } }] }
}

/**
 * A choice of bags that the cart's service does not have is open again, and the shopper is told. A placed order that is
 * being changed keeps the answers it was placed with. (decision 824)
 */
async function withoutMissingBags(tx: Tx, cart: LoadedCart, now: Date): Promise<ChangedCart> {
  const { packaging_type_id: chosen, ...infos } = cart.infos
  if (chosen === undefined || cart.packaging !== null || cart.draft !== null) return { cart }
  await updateCart(tx, cart.cartId, { infos }, now)
  return { cart: { ...cart, infos, version: cart.version + 1 }, warnings: [{ code: 'warning.cart.bagsNotOffered' }] }
}

/** Names the goods available before and not any more: clients show this code as a dialog. (Shopping core, section 8) */
function availabilityRemarks(before: PricedLoadedCart, moved: PricedLoadedCart, language: Language): Remark[] {
  const availableBefore = new Set(
    before.lines.flatMap(({ line, obstacle }) => (obstacle === null ? [line.lineId] : [])),
  )
  const lost = moved.lines.filter(({ line, obstacle }) => obstacle !== null && availableBefore.has(line.lineId))
  if (lost.length === 0) return []
  const names = lost.map(({ product }) => textIn(language, product.name)).join(', ')
  return [{ code: 'msg.cart.availability.errors', values: { names } }]
}
