import { startTransition, useEffect, useState } from 'react'
import { firstSigns } from '../api/browser-api.ts'

/** Without an interaction until then, the shopper is taken to be reading. */
const calmMs = 4_000

/**
 * Whether the shopper has settled on the page: `active` after an interaction or a while, `restored` when the browser first
 * restores the page from its back/forward cache. What only they need is fetched then, so that it does not delay the
 * page.
 */
export function usePageInUse(): 'active' | 'restored' | undefined {
  const [inUse, setInUse] = useState<'active' | 'restored'>()

  useEffect(() => {
    const done = new AbortController()
    const begin = (how: 'active' | 'restored') => {
      done.abort()
      clearTimeout(timer)
      // The first interaction is often a press, and what waits for it must not delay its response.
      startTransition(() => setInUse(how))
    }
    const timer = setTimeout(begin, calmMs, 'active')
    const watched = { capture: true, passive: true, signal: done.signal }
    for (const sign of firstSigns) addEventListener(sign, () => begin('active'), watched)
    addEventListener('pageshow', ({ persisted }) => persisted && begin('restored'), watched)
    return () => {
      done.abort()
      clearTimeout(timer)
    }
  }, [])

  return inUse
}
