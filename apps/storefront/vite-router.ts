import type { Plugin } from 'vite'
import { patientLoading } from './vite-imports.ts'

interface Change {
  /** What answers in the place of functions. */
  functions?: Readonly<Record<string, string>>
  /** Text for text. */
  texts?: Readonly<Record<string, string>>
  /** What these need of `patientLoading`. */
  needs?: string
}

const changes: Readonly<Record<string, Change>> = {
  // `routeDiscovery` in react-router.config.ts: the whole route table travels with the page.
  'dom/ssr/fog-of-war': {
    functions: {
      isFogOfWarEnabled: '() => false',
      getPartialManifest: '() => ({})',
      getPatchRoutesOnNavigationFunction: '() => undefined',
      useFogOFWarDiscovery: '() => {}',
    },
  },
  // entry.client.tsx gives the router no instrumentations.
  'router/instrumentation': {
    functions: {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
    },
  },
  // Where a script does not come the router reloads the page, which without a network leaves the browser's error page.
  'dom/ssr/routeModules': {
    functions: {
      loadRouteModule: `async ({ id, module }, known) =>
        (known[id] ??= await loadScript(() => import(/* @vite-ignore */ module)))`,
    },
    needs: 'loadScript',
  },
  'dom/ssr/single-fetch': {
    texts: { 'await fetch(url,': 'await fetchPatiently(url,' },
    needs: 'fetchPatiently',
  },
}

const place = /react-router\/dist\/production\/lib\/((?:dom\/ssr|router)\/[\w-]+)\.js$/

/**
 * The router carries parts to every page that never run, and gives a page up when the network fails. Where its code no
 * longer looks as expected, the build fails.
 */
export function routerForTheBrowser(): Plugin {
  return {
    name: 'bottega:router',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: place },
      handler(code, id) {
        const change = changes[place.exec(id)?.[1] ?? '']
        if (change === undefined) return undefined
        const { functions = {}, texts = {}, needs } = change
        let changed = code
        for (const [name, answer] of Object.entries(functions)) {
          const head = `function ${name}(`
          if (!changed.includes(head)) this.error(`The router has no ${name} to replace any more`)
          // Nothing calls it by its new name, so it is dropped with all that only it needs.
          changed = `${changed.replace(head, `function unused_${name}(`)}\nconst ${name} = ${answer}`
        }
        for (const [text, other] of Object.entries(texts)) {
          if (!changed.includes(text)) this.error(`The router no longer says: ${text}`)
          changed = changed.replace(text, other)
        }
        if (needs) changed = `import { ${needs} } from ${JSON.stringify(patientLoading)}\n${changed}`
        return { code: changed, map: null }
      },
    },
  }
}
