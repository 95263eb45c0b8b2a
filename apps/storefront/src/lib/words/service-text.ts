import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { deliveryService, isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { formatDayParts } from '@bottega/rules/text/format.ts'
import { noonOfShopDay } from './format.ts'
import type { Language } from '@bottega/rules/text/language.ts'

/** How the goods of a cart or an order change hands; without a service a delivery is assumed. */
export function handoverOf(service: { deliveryServiceId: number } | undefined): 'delivery' | 'pickup' {
  return service !== undefined && isCollected(service.deliveryServiceId) ? 'pickup' : 'delivery'
}

type Destination = Pick<CartView, 'shippingAddress' | 'deliveryService'>

/**
 * The place a cart goes to, as one would say it: `Via Larga 8`, or the name of a store, locker or landing stage.
 * Undefined while no place is chosen.
 */
export function placeOf({ shippingAddress: address, deliveryService: service }: Destination): string | undefined {
  if (address === undefined) return undefined
  const isHome = service === undefined || service.deliveryServiceId === deliveryService.home
  if (!isHome && address.addressName) return address.addressName
  return `${address.address1} ${address.addressNumber}`.trim()
}

/** `sab 22, 10:00–12:00`, for where the whole of it has to fit beside the place. */
export function shortSlotText(slot: NonNullable<CartView['timeslot']>, locale: Language): string {
  const { weekday, number } = formatDayParts(noonOfShopDay(slot.date), locale)
  return `${weekday} ${number}${locale === 'de' ? '.' : ''}, ${slot.beginTime}–${slot.endTime}`
}
