import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

/** Every file of this build, the page with its hash; the build writes it here. */
declare const builtFiles: readonly PrecacheEntry[]

const page = '/admin/index.html'

/**
 * The page is always the shop's own, as it is now: only where the shop is not reached, or does not answer in time, the page
 * of this build is shown, with its files. A stored page before the network would show a version that is no more.
 */
const fromShop = new NetworkOnly({
  networkTimeoutSeconds: 4,
  plugins: [
    {
      fetchDidSucceed: ({ response }) => {
        if (response.status >= 500) throw new Error('the shop cannot answer')
        return Promise.resolve(response)
      },
      handlerDidError: () => matchPrecache(page),
    },
  ],
})
registerRoute(new NavigationRoute(fromShop, { allowlist: [/^\/admin(?:[/?]|$)/] }))

// A browser that reads barcodes itself does not store a megabyte that would.
const isNeeded = ({ url }: PrecacheEntry) => !('BarcodeDetector' in globalThis && url.endsWith('.wasm'))
// An address that ends with a slash is a page, and pages are the shop's.
precacheAndRoute(builtFiles.filter(isNeeded), { directoryIndex: '', cleanURLs: false })

// An open page has what it shows, and asks for the new one when a file of the old is missing (`follow-build.ts`).
void (globalThis as unknown as { skipWaiting: () => Promise<void> }).skipWaiting()
