import type { StateOfBrowser, StateOfPerson } from '../storage/stored-values.ts'
import { mayIdentify } from '../storage/may-identify.ts'
import { writeStored, readStored } from '../storage/stored.ts'

/**
 * The values the shop stores in this browser from visit to visit. The count of pending requests, the tenth field of the
 * specification's list, lives as long as the page: see `pending.ts`. Instants are in milliseconds. Whose each field is
 * stands in `stored-values.ts`. (Shopping core, section 3)
 */
export type AppState = StateOfBrowser & StateOfPerson

/** A visitor who has not said yes has one for the life of the page. */
const initial: AppState = { fingerprint: crypto.randomUUID().replaceAll('-', ''), popups: {}, analyticsOrders: [] }

/** This module alone writes it: a name of another form is of another program, and so is the rest. */
function isAppState(value: unknown): value is Partial<AppState> {
  if (typeof value !== 'object' || value === null) return false
  return !('fingerprint' in value) || /^[0-9a-f]{32}$/.test(String(value.fingerprint))
}

/** Read again each time: other tabs write it too. */
export function appState(): AppState {
  const known = readStored('app')
  return isAppState(known) ? { ...initial, ...known } : initial
}

/** The name of the browser is stored only where its visitor allowed it, and goes when they take that back. */
export function updateAppState(change: Partial<AppState>): void {
  const state = { ...appState(), ...change }
  writeStored('app', mayIdentify() ? state : { ...state, fingerprint: undefined })
}
