import { readPreferences } from '../storage/cookie-preferences.ts'

/** Events between the shelf and the order. Amounts in cents, quantities in thousandths; no personal data. */
export type ShopEvent =
  | { event: 'add_to_cart' | 'remove_from_cart'; productId: number; name: string; quantity: number }
  | { event: 'login' | 'empty_cart' }
  | { event: 'store_chosen'; storeId: number }
  | { event: 'address_chosen'; deliveryServiceId?: number }
  | { event: 'timeslot_chosen'; timeslotId: number; date: string }
  | { event: 'begin_checkout'; items: number; total: number }
  | { event: 'purchase'; orderId: number; total: number }

/** Whether this visitor allows statistics. Read at every event: a changed choice applies at once. */
export function allowsAnalytics(): boolean {
  return readPreferences(document.cookie)?.analytics === true
}

/** Sends an event to analytics, if the visitor allows it; otherwise nothing is loaded, stored or sent. */
export function track(event: ShopEvent): void {
  if (allowsAnalytics()) void import('./data-layer.ts').then(({ push }) => push(event))
}
