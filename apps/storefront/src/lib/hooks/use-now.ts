import { useCallback, useSyncExternalStore } from 'react'

/**
 * The time in steps of `every` milliseconds, rounded up, rendered again at each. Undefined during server rendering and
 * hydration: text that depends on the minute would differ between the two.
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
