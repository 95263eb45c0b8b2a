import type { Language } from '@bottega/rules/text/language.ts'
import { appState } from '../../lib/visit/app-state.ts'
import { copiesPlace } from '../../lib/storage/copies-place.ts'

/** Browsers refuse workers in private windows and where storage is forbidden, as they please: the shop goes on without. */
const isRefused = (error: unknown) => error instanceof DOMException || error instanceof TypeError

/** Lets the browser show a page of the shop's own where the shop is not reached, and deletes copies of who has left. */
export async function beginOffline(locale: Language): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    if (appState().signedIn !== true) await caches.delete(copiesPlace)
    const address = `/service-worker.js?lang=${locale}`
    await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' })
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}
