import type { Language } from '@bottega/rules/text/language.ts'
import { appState } from '../../lib/visit/app-state.ts'
import { copiesPlace } from '../../lib/storage/copies-place.ts'

/** Browsers refuse workers in private windows and where storage is forbidden, as they please: the shop goes on without. */
const isRefused = (error: unknown) => error instanceof DOMException || error instanceof TypeError

/** A browser leaves a worker where it is when its file is gone, and registering the same address asks for no file. */
async function isSwitchedOff(address: string): Promise<boolean> {
  const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
  return status === 404 || status === 410
}

/**
 * Lets the browser show a page of the shop's own where the shop is not reached, and deletes copies of who has left. Where
 * the shop has switched it off (`OFFLINE_PAGE`) the worker and all copies go.
 */
export async function beginOffline(locale: Language): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const address = `/service-worker.js?lang=${locale}`
  try {
    if (appState().signedIn !== true) await caches.delete(copiesPlace)
    const known = await navigator.serviceWorker.getRegistration('/')
    if (known !== undefined && (await isSwitchedOff(address))) {
      await known.unregister()
      await caches.delete(copiesPlace)
    } else await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' })
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}
