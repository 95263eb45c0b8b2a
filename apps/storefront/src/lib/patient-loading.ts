import { connection } from './connection.ts'

const isTypeError = (error: unknown) => error instanceof TypeError

/** Each browser says it in its own words; all of them name the module. */
const isLostScript = (error: unknown) => error instanceof TypeError && /\bmodule\b/i.test(error.message)

const never = () => new Promise<never>(() => {})

/**
 * Loads a script as soon as it can be had. One that the shop no longer has never comes: the page is then marked as
 * outdated, stays as it is, and is loaded again with the next navigation.
 */
export function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  return connection.persist(load, isLostScript).catch((error: unknown) => {
    if (!isLostScript(error)) throw error
    connection.outdate()
    return never()
  })
}

const requested = new Map<string, Promise<unknown> | undefined>()

/** Begins to fetch what a script needs; a style is waited for, and asked for again after a failure. */
function request(file: string): Promise<unknown> | undefined {
  const href = `/${file}`
  if (requested.has(href) || document.querySelector(`link[href="${href}"]`)) return requested.get(href)
  const isStyle = file.endsWith('.css')
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      requested.delete(href)
      link.remove()
      reject(new TypeError(`module style ${href}`))
    })
  })
  document.head.append(link)
  const awaited = isStyle ? loaded : loaded.catch(() => undefined)
  requested.set(href, isStyle ? awaited : undefined)
  return requested.get(href)
}

/**
 * What the build makes of every `import()` in place of Vite's own helper, which gives up at the first failure and does
 * not ask for a lost style again. `needed` are the files of styles and scripts the script imports.
 */
export function __vitePreload<Module>(load: () => Promise<Module>, needed: readonly string[] = []): Promise<Module> {
  return loadScript(async () => {
    await Promise.all(needed.map(request))
    return load()
  })
}

/** `fetch` for the data of pages: what only reads is repeated until the shop answers, so that the page stays meanwhile. */
export const fetchPatiently: typeof fetch = (input, init) => {
  const ask = () => fetch(input, init)
  return init?.method === undefined || init.method === 'GET' ? connection.persist(ask, isTypeError) : ask()
}
