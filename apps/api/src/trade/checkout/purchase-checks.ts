import { unattendedServices } from '@bottega/rules/delivery/delivery-services.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { isAgeKnown } from '../cart/age.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import type { PricedCartLine, PricedLoadedCart } from '../cart/price-loaded-cart.ts'
import { textIn } from '../../kernel/text/localized-text.ts'

const namesOf = (lines: readonly PricedCartLine[], language: Language) =>
  lines.map(({ product }) => textIn(language, product.name)).join(', ')

/**
 * Everything that can stand between a cart and an order, in the order the contract lists it. The same look before
 * paying and inside the order's transaction, where it counts. Throws the first that stands in the way.
 */
export function refuseUnlessBuyable(cart: LoadedCart, priced: PricedLoadedCart, language: Language): void {
  refuseUnlessOrderable(cart, priced, language)
  if (lacksAgeConfirmation(cart, priced)) throw new ShopError('error.checkout.ageUnconfirmed')
}

/** Whether the cart holds what adults alone may buy, and nobody knows yet that the shopper is of age. */
export const lacksAgeConfirmation = (cart: LoadedCart, { lines }: PricedLoadedCart) =>
  !isAgeKnown(cart) && lines.some(({ product }) => product.isForAdultsOnly)

/** The same but for the shopper's age, which they can still confirm on the page that shows the rest. */
export function refuseUnlessOrderable(cart: LoadedCart, priced: PricedLoadedCart, language: Language): void {
  if (cart.lines.length === 0) throw new ShopError('error.cart.empty')
  refuseUnlessPlaced(cart)
  refuseUnavailable(cart, priced, language)
  const missing = priced.totals.missingForMinimumCents ?? 0
  if (missing > 0) throw new ShopError('error.checkout.minimumNotReached', { missing: formatPrice(missing, language) })
  const forAdults = priced.lines.filter((line) => isAlcoholInLocker(cart, line))
  if (forAdults.length > 0)
    throw new ShopError('error.checkout.adultsOnlyLocker', { names: namesOf(forAdults, language) })
  // The cart shows the prices of another day: no order is possible at those, nor at prices that are not shown.
  if (cart.previewDay !== null) throw new ShopError('error.checkout.previewedPrices', { date: cart.previewDay })
}

function refuseUnlessPlaced({ address, service, slot }: LoadedCart): void {
  if (address === null || service === null) throw new ShopError('error.cart.addressRequired')
  if (slot === null) throw new ShopError('error.cart.timeslotRequired')
  // A place booked by this cart's own unpaid order is still its own.
  if (slot.holdExpiresAt === null && !slot.isBooked) throw new ShopError('error.timeslot.holdExpired')
  if (!slot.isOpen) throw new ShopError('error.timeslot.closed')
}

/** At a locker no staff member can check the customer's age. (Safety, 25) */
const isAlcoholInLocker = ({ service }: LoadedCart, { product }: PricedCartLine) =>
  product.isForAdultsOnly && service !== null && unattendedServices.has(service.deliveryServiceId)

function refuseUnavailable(cart: LoadedCart, { lines }: PricedLoadedCart, language: Language): void {
  const gone = lines.filter(({ obstacle }) => obstacle === 'not-sold' || obstacle === 'unavailable')
  if (gone.length > 0)
    throw new ShopError('error.icsmallcart.error.product.not.available', { names: namesOf(gone, language) })
  const notSo = lines.filter((line) => line.obstacle !== null && !isAlcoholInLocker(cart, line))
  if (notSo.length > 0) throw new ShopError('msg.cart.availability.errors', { names: namesOf(notSo, language) })
  if (lines.every(({ priced }) => priced.quantity === 0))
    throw new ShopError('error.icsmallcart.error.product.not.available', { names: namesOf(lines, language) })
}
