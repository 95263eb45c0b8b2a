import { appState, updateAppState } from '../visit/app-state.ts'
import { settingOfPage } from '../visit/setting-of-page.ts'
import { withTrackedOrder } from './tracked-orders.ts'
import type { ShopEvent } from './track.ts'

declare global {
  interface Window {
    /** Read by Google Tag Manager, and by whatever else the shop's owner sets up. */
    dataLayer?: object[]
  }
}

/**
 * Adds an event to the data layer of a tag manager. By itself this sends nothing: the tag manager loads only for a shop
 * whose owner names a container, and only here, after the visitor has allowed it.
 */
export function push(event: ShopEvent): void {
  if (event.event === 'purchase') {
    const tracked = withTrackedOrder(appState().analyticsOrders, event.orderId)
    if (tracked === undefined) return
    updateAppState({ analyticsOrders: tracked })
  }
  window.dataLayer ??= []
  loadContainer(settingOfPage().analytics)
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
