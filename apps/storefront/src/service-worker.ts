import { readCopies } from './features/offline/copies.ts'
import { offlinePage } from './features/offline/offline-page.ts'
import sheet from './features/offline/offline-page.css?inline'
import type { ShopFacts } from './features/offline/shop-facts.ts'
import { copiesPlace, copiesPlaces } from './lib/storage/copies-place.ts'
import { localeParameter, toLocale } from './lib/visit/locale.ts'

/** Written before this script by the shop that serves it. */
declare const shopFacts: ShopFacts

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface Installing extends Lasting {
  /** Of newer browsers: requests that begin no worker. */
  addRoutes?: (routes: readonly { condition: object; source: 'network' }[]) => Promise<void>
}

interface Fetching extends Lasting {
  request: Request
  /** The answer to a navigation, asked for while the worker started. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface Events {
  install: Installing
  activate: Lasting
  fetch: Fetching
}

interface Worker {
  addEventListener: <Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void) => void
  skipWaiting: () => Promise<void>
  /** Of browsers: the windows of the shop. */
  readonly clients: { claim: () => Promise<void> }
  readonly registration: ServiceWorkerRegistration
  readonly location: Location
}

const worker = globalThis as unknown as Worker

/** Addresses that are no pages of the storefront; the back office has a worker of its own. */
const noPages = ['admin', 'ebsn', 'api', 'p', 'photo', 'photo2', 'assets', 'health'] as const
const isNoPage = new RegExp(`^/(?:${noPages.join('|')})(?:/|$)`)

const locale = toLocale(new URL(worker.location.href).searchParams.get(localeParameter)) ?? 'it'

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
  const or = noPages.map((name) => ({ urlPattern: `/${name}/*` }))
  if (event.addRoutes) event.waitUntil(event.addRoutes([{ condition: { or }, source: 'network' }]))
})

/** Copies of another shape are those of a worker before this one. */
async function deleteOldCopies(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(copiesPlaces) && name !== copiesPlace)
  await Promise.all(old.map((name) => caches.delete(name)))
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCopies(), worker.clients.claim()]))
  // Not every browser has it; without it a page waits for the start of the worker.
  const { navigationPreload } = worker.registration as { navigationPreload?: NavigationPreloadManager }
  if (navigationPreload) event.waitUntil(navigationPreload.enable())
})

/** A page is always the shop's own, as it is now: prices and stock must be right. Nothing of one is stored. */
async function pageOf({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    // Browsers differ in how they say that there is no network, and whatever it is, the alternative is their own page.
    const { pathname, search } = new URL(request.url)
    const copies = await readCopies(Date.now()).catch(() => [])
    return offlinePage({ shop: shopFacts, locale, path: pathname + search, copies, sheet })
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET' || isNoPage.test(new URL(request.url).pathname)) return
  event.respondWith(pageOf(event))
})
