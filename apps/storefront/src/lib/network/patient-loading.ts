import { connection } from './connection.ts'

const isTypeError = (error: unknown) => error instanceof TypeError

/** The text of the error differs by browser; all of them name the module. */
const isLostScript = (error: unknown) => error instanceof TypeError && /\bmodule\b/i.test(error.message)

const never = () => new Promise<never>(() => {})

/**
 * Loads a script as soon as the network allows. When the shop no longer has it, the page is marked as outdated, stays
 * as it is, and is reloaded with the next navigation.
 */
export function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  return connection.persist(load, isLostScript).catch((error: unknown) => {
    if (!isLostScript(error)) throw error
    connection.outdate()
    return never()
  })
}

const requested = new Map<string, Promise<unknown>>()

/** Begins to fetch a file a script needs; a style is waited for, and requested again after a failure. */
async function request(file: string): Promise<unknown> {
  const href = `/${file}`
  const known = requested.get(href)
  if (known || document.querySelector(`link[href="${href}"]`)) return known
  const isStyle = href.endsWith('.css')
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  if (!isStyle) return undefined
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      requested.delete(href)
      link.remove()
      reject(new TypeError(`module style ${href}`))
    })
  })
  requested.set(href, loaded)
  return loaded
}

/** Fetches a script together with its imports; `needed` are the files of styles and scripts. */
function loadWithFiles<Module>(load: () => Promise<Module>, needed: readonly string[] = []): Promise<Module> {
  return loadScript(async () => {
    await Promise.all(needed.map(request))
    return load()
  })
}

// The build wraps every `import()` in this instead of Vite's own helper, whose name it has: that one gives up at the
// first failure and does not request a lost style again.
export { loadWithFiles as __vitePreload }

/**
 * `fetch` for the data of pages: requests that only read are repeated until the shop answers; the page stays meanwhile.
 */
export const fetchPatiently: typeof fetch = (input, init) => {
  const ask = () => fetch(input, init)
  return init?.method === undefined || init.method === 'GET' ? connection.persist(ask, isTypeError) : ask()
}
