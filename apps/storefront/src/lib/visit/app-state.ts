import type { StateOfBrowser, StateOfPerson } from '../storage/stored-values.ts'
import { writeStored, readStored } from '../storage/stored.ts'

/**
 * The values the shop stores in this browser from visit to visit. The count of pending requests, the tenth field of the
 * specification's list, lives as long as the page: see `pending.ts`. Instants are in milliseconds. Whose each field is
 * stands in `stored-values.ts`. (Shopping core, section 3)
 */
export type AppState = StateOfBrowser & StateOfPerson

/** A visitor who has not said yes has one for the life of the page. */
const initial: AppState = { fingerprint: crypto.randomUUID().replaceAll('-', ''), popups: {}, analyticsOrders: [] }

/** Read again each time: other tabs write it too. What has a name of another form is of another program. */
export function appState(): AppState {
  const known = readStored('app') as Partial<AppState> | undefined
  return { ...initial, ...(/^[0-9a-f]{32}$/.test(known?.fingerprint ?? initial.fingerprint) && known) }
}

/**
 * The name of the browser is stored only after a yes to more than technical storage, and goes when that is taken back.
 * Every page loads this, and none needs the whole of `cookie-preferences.ts` to begin: a test reads what that writes.
 */
export function updateAppState(change: Partial<AppState>): void {
  const mayIdentify = /cookie_preferences=a(1|0p1)/.test(document.cookie)
  writeStored('app', { ...appState(), ...change, ...(!mayIdentify && { fingerprint: undefined }) })
}
