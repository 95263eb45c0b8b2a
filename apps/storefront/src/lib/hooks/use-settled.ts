import { startTransition, useEffect, useState } from 'react'
import { firstSigns } from '../api/browser-api.ts'

/** Whoever has not stirred by then reads. */
const calmMs = 4_000

/**
 * Whether somebody has settled on the page: `here` once they stir or stay a while, `back` when the browser
 * puts a page it kept back on screen first. What only they need is fetched then, so that it does not hold up the page.
 */
export function useSettled(): 'here' | 'back' | undefined {
  const [settled, setSettled] = useState<'here' | 'back'>()

  useEffect(() => {
    const done = new AbortController()
    const settle = (how: 'here' | 'back') => {
      done.abort()
      clearTimeout(timer)
      // The first sign is often a press itself, and what waits for it must not hold up its answer.
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
