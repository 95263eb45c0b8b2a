import type { StateOfBrowser, StateOfPerson } from '../storage/stored-values.ts'
import { writeStored, readStored } from '../storage/stored.ts'

/**
 * The values the shop stores in this browser from visit to visit. The count of pending requests, the tenth field of the
 * specification's list, lives as long as the page: see `pending.ts`. Instants are in milliseconds. Whose each field is
 * stands in `stored-values.ts`. (Shopping core, section 3)
 */
export type AppState = StateOfBrowser & StateOfPerson

function initial(): AppState {
  return { fingerprint: crypto.randomUUID().replaceAll('-', ''), popups: {}, analyticsOrders: [] }
}

function isAppState(value: unknown): value is AppState {
  if (typeof value !== 'object' || value === null) return false
  const { fingerprint, popups, analyticsOrders } = value as Partial<AppState>
  return (
    /^[0-9a-f]{32}$/.test(String(fingerprint)) &&
    typeof popups === 'object' &&
    popups !== null &&
    Array.isArray(analyticsOrders)
  )
}

/** Read again each time: other tabs write it too. A browser without storage still has one for the life of the page. */
export function appState(): AppState {
  const known = readStored('app')
  if (isAppState(known)) return known
  const first = initial()
  writeStored('app', first)
  return first
}

export function updateAppState(change: Partial<AppState>): void {
  writeStored('app', { ...appState(), ...change })
}
