import { fetchAhead, LostFile } from '@bottega/ui/loading/fetch-ahead.ts'
import { base } from '../../paths.ts'
import { reloadWhenReplaced } from '../follow-build.ts'

/** A part of the program is not on this device, and the shop is not reached. */
export class ScriptUnreachable extends Error {
  override readonly name = 'ScriptUnreachable'
}

/** Milliseconds: a device may have lost nothing but the way to the shop, and is told of no connection that comes back. */
export const retryPause = 15_000

const waits = new EventTarget()
const never = () => new Promise<never>(() => {})

function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, retryPause)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    window.addEventListener('online', end)
  })
}

/**
 * Loads a part of the program, `needed` being its own file and those it imports. Before the service worker has stored
 * them, and where a browser allows none, a connection may be lost before they came: the part waits for it. A file that the
 * shop has no longer is of an older build.
 */
export async function loadScript<Module>(load: () => Promise<Module>, needed: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(needed.map((file) => fetchAhead(`${base}/${file}`)))
  } catch (error) {
    if (!(error instanceof LostFile)) throw error
    if (error.status >= 400 && error.status < 500) {
      if (reloadWhenReplaced()) return never()
      throw error
    }
    waits.dispatchEvent(new Event('away'))
    await untilBack()
    return loadScript(load, needed)
  }
  return load()
}

/** Rejects with `ScriptUnreachable` as soon as a part has to wait. */
export async function orUnreachable<Module>(loading: Promise<Module>): Promise<Module> {
  const over = new AbortController()
  const away = new Promise<never>((_resolve, reject) => {
    waits.addEventListener('away', () => reject(new ScriptUnreachable('a part of the program is not here')), {
      signal: over.signal,
    })
  })
  try {
    return await Promise.race([loading, away])
  } finally {
    over.abort()
  }
}

// The build wraps every `import()` in this instead of Vite's own helper, whose name it has (`vite.config.ts`).
export { loadScript as __vitePreload }
