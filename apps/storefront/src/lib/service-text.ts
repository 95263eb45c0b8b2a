import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { formatDayParts, noonOfShopDay } from './format.ts'
import type { Locale } from './locale.ts'

/** Everything but the door is a place where the shopper comes by; without a service nothing is known yet. */
export function isPickup(serviceKind: string | undefined): boolean {
  return serviceKind !== undefined && serviceKind !== 'home'
}

/**
 * The place a cart goes to, as one would say it: `Via Larga 8`; the name of a store where there is no street number.
 */
export function placeOf(address: NonNullable<CartView['shippingAddress']>, pickup: boolean): string {
  const street = `${address.address1} ${address.addressNumber}`.trim()
  return pickup && address.addressName ? address.addressName : street
}

/** `sab 22, 10:00–12:00`, for where the whole of it has to fit beside the place. */
export function shortSlotText(slot: NonNullable<CartView['timeslot']>, locale: Locale): string {
  const { weekday, number } = formatDayParts(noonOfShopDay(slot.date), locale)
  return `${weekday} ${number}${locale === 'de' ? '.' : ''}, ${slot.beginTime}–${slot.endTime}`
}
