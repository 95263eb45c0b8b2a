import { useCallback, useSyncExternalStore } from 'react'

/**
 * The time in steps of `every` milliseconds, rounded up, drawn anew with each. Undefined while the page is made on the
 * server and comes alive: what hangs on the minute would differ between the two.
 */
export function useNow(every: number): Date | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, every)
      return () => clearInterval(timer)
    },
    [every],
  )
  const step = useSyncExternalStore(
    subscribe,
    () => Math.ceil(Date.now() / every),
    () => undefined,
  )
  return step === undefined ? undefined : new Date(step * every)
}
