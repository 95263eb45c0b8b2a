import { fetchAhead } from '@bottega/ui/loading/fetch-ahead.ts'
import { connection } from './connection.ts'

const isTypeError = (error: unknown) => error instanceof TypeError

/** The text of the error differs by browser; all of them name the module. */
const isLostScript = (error: unknown) => error instanceof TypeError && /\bmodule\b/i.test(error.message)

const never = () => new Promise<never>(() => {})

/**
 * Loads a script as soon as the network allows; `needed` are its own file, those it imports, and styles. When the shop no
 * longer has one, the page is marked as outdated, stays as it is, and is reloaded with the next navigation.
 */
export function loadScript<Module>(load: () => Promise<Module>, needed: readonly string[] = []): Promise<Module> {
  const attempt = async () => {
    await Promise.all(needed.map(fetchAhead))
    return load()
  }
  return connection.persist(attempt, isLostScript).catch((error: unknown) => {
    if (!isLostScript(error)) throw error
    connection.outdate()
    return never()
  })
}

// The build wraps every `import()` in this instead of Vite's own helper, whose name it has: that one gives up at the
// first failure and does not request a lost file again.
export { loadScript as __vitePreload }

/**
 * `fetch` for the data of pages: requests that only read are repeated until the shop answers; the page stays meanwhile.
 */
export const fetchPatiently: typeof fetch = (input, init) => {
  const ask = () => fetch(input, init)
  return init?.method === undefined || init.method === 'GET' ? connection.persist(ask, isTypeError) : ask()
}
