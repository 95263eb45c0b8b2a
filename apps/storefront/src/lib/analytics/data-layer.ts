import { appState, updateAppState } from '../visit/app-state.ts'
import { withToldOrder } from './told-orders.ts'
import type { ShopEvent } from './track.ts'

declare global {
  interface Window {
    /** Where Google Tag Manager, and whatever else the shop's owner sets up, listens. */
    dataLayer?: object[]
  }
}

/**
 * Puts an event where a tag manager listens. By itself this sends nothing anywhere: only a shop whose owner names a
 * container loads one, and only here, after the visitor has allowed it.
 */
export function push(event: ShopEvent): void {
  if (event.event === 'purchase') {
    const told = withToldOrder(appState().analyticsOrders, event.orderId)
    if (told === undefined) return
    updateAppState({ analyticsOrders: told })
  }
  window.dataLayer ??= []
  loadContainer(document.documentElement.dataset['analytics'])
  window.dataLayer.push(event)
}

let loaded = false

function loadContainer(container: string | undefined): void {
  if (loaded || container === undefined) return
  loaded = true
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`
  document.head.append(script)
}
