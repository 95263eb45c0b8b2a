import { answersKeptMs } from '@bottega/contract/response-cache.ts'

/** As many as `KeepAlive` keeps pages. */
const most = 3

export type KeptLoads<Data> = {
  keep: (address: string, data: Data) => void
  /** What was kept for an address somebody goes back to; undefined when they come anew, or too late. */
  returnTo: (address: string) => Data | undefined
}

type Surroundings = { now: () => number; addressOnScreen: () => string }

const browser: Surroundings = {
  now: Date.now,
  addressOnScreen: () => window.location.pathname + window.location.search,
}

const forgetters = new Set<() => void>()

/**
 * What kept-alive pages were loaded with, as long as the shop's own answers are kept. Going back to one shows it as it
 * was left, without asking the shop, even when a write has emptied the cache of answers meanwhile: what was put in the
 * cart changes no shelf.
 */
export function keptLoads<Data>({ now, addressOnScreen } = browser): KeptLoads<Data> {
  const loads = new Map<string, { data: Data; at: number }>()
  forgetters.add(() => loads.clear())
  return {
    keep(address, data) {
      // One load has one address, the latest: showing more of a list changes its address and nothing else.
      for (const [known, load] of loads) if (known === address || load.data === data) loads.delete(known)
      loads.set(address, { data, at: now() })
      const [oldest] = loads.keys()
      if (loads.size > most && oldest !== undefined) loads.delete(oldest)
    },
    returnTo(address) {
      // Going back, the browser is at the address before the router asks for the page; following a link, after it.
      if (addressOnScreen() !== address) return undefined
      const kept = loads.get(address)
      return kept && now() - kept.at < answersKeptMs ? kept.data : undefined
    },
  }
}

/** Prices and availability are others now: nothing kept holds any more. */
export function forgetLoads(): void {
  for (const forget of forgetters) forget()
}
