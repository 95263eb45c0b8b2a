import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is made on the server and comes alive, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
