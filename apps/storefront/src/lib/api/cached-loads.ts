import { answersKeptMs } from '@bottega/contract/response-cache.ts'

/** The number of pages `KeepAlive` keeps alive. */
const most = 3

export type CachedLoads<Data> = {
  add: (address: string, data: Data) => void
  /** The data cached for an address the shopper goes back to; undefined after a new navigation, or too late. */
  returnTo: (address: string) => Data | undefined
}

type Surroundings = { now: () => number; addressOnScreen: () => string }

const browser: Surroundings = {
  now: Date.now,
  addressOnScreen: () => window.location.pathname + window.location.search,
}

const clearers = new Set<() => void>()

/**
 * The loader data of kept-alive pages, cached as long as the shop's own answers. Going back to a page shows it as it
 * was left, without a request, even when a write has emptied the cache of answers meanwhile: a change of the cart
 * changes no shelf.
 */
export function cachedLoads<Data>({ now, addressOnScreen } = browser): CachedLoads<Data> {
  const loads = new Map<string, { data: Data; at: number }>()
  clearers.add(() => loads.clear())
  return {
    add(address, data) {
      // One load has one address, the latest: showing more of a list changes its address and nothing else.
      for (const [known, load] of loads) if (known === address || load.data === data) loads.delete(known)
      loads.set(address, { data, at: now() })
      const [oldest] = loads.keys()
      if (loads.size > most && oldest !== undefined) loads.delete(oldest)
    },
    returnTo(address) {
      // Going back, the browser is at the address before the router asks for the page; following a link, after it.
      if (addressOnScreen() !== address) return undefined
      const cached = loads.get(address)
      return cached && now() - cached.at < answersKeptMs ? cached.data : undefined
    },
  }
}

/** Prices and availability have changed: all cached data is out of date. */
export function clearLoads(): void {
  for (const clear of clearers) clear()
}
