import { readPreferences } from './cookie-preferences.ts'

/** What is worth counting, without a person in it. */
export type TrackedEvent = { readonly name: 'store_selected'; readonly storeId: number }

export const trackedEvent = 'bottega:track'

/** Says an event to whoever counts on this page; without consent to analytics nobody hears it. (Shopping core, section 4) */
export function track(event: TrackedEvent): void {
  if (readPreferences(document.cookie)?.analytics !== true) return
  window.dispatchEvent(new CustomEvent(trackedEvent, { detail: event }))
}
