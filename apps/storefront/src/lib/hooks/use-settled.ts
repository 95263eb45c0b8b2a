import { startTransition, useEffect, useState } from 'react'
import { firstSigns } from '../api/browser-api.ts'

/** Without an interaction until then, the shopper is taken to be reading. */
const calmMs = 4_000

/**
 * Whether the shopper has settled on the page: `here` after an interaction or a while, `back` when the browser first
 * restores the page from its back/forward cache. What only they need is fetched then, so that it does not delay the
 * page.
 */
export function useSettled(): 'here' | 'back' | undefined {
  const [settled, setSettled] = useState<'here' | 'back'>()

  useEffect(() => {
    const done = new AbortController()
    const settle = (how: 'here' | 'back') => {
      done.abort()
      clearTimeout(timer)
      // The first interaction is often a press, and what waits for it must not delay its response.
      startTransition(() => setSettled(how))
    }
    const timer = setTimeout(settle, calmMs, 'here')
    const watched = { capture: true, passive: true, signal: done.signal }
    for (const sign of firstSigns) addEventListener(sign, () => settle('here'), watched)
    addEventListener('pageshow', ({ persisted }) => persisted && settle('back'), watched)
    return () => {
      done.abort()
      clearTimeout(timer)
    }
  }, [])

  return settled
}
