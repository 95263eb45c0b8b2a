import { join } from 'node:path'
import type { Plugin } from 'vite'
import { patientLoading } from './vite-imports.ts'

const routesFile = join(import.meta.dirname, 'src/lib/network/routes-on-demand.ts')

interface Change {
  /** The code that answers in the place of functions. */
  functions?: Readonly<Record<string, string>>
  /** Text for text. */
  texts?: Readonly<Record<string, string>>
  /** The imports these need, each with its file. */
  needs?: Readonly<Record<string, string>>
}

const changes: Readonly<Record<string, Change>> = {
  // The router would ask the server again for each address with a parameter, as that of each product, and has no option
  // against it. Here the routes a page did not bring come once, as a file.
  'dom/ssr/fog-of-war': {
    functions: {
      getPatchRoutesOnNavigationFunction: `(_router, manifest, modules, ssr) =>
        routesOnDemand(manifest, {
          below: (routes, parentId) => createClientRoutes(routes, modules, null, ssr, false, parentId),
        })`,
      useFogOFWarDiscovery: '() => {}',
    },
    needs: { routesOnDemand: routesFile },
  },
  // If a script does not come the router reloads the page, which without a network leaves the browser's error page.
  'dom/ssr/routeModules': {
    functions: {
      loadRouteModule: `async ({ id, module, imports = [] }, known) =>
        (known[id] ??= await loadScript(() => import(/* @vite-ignore */ module), [module, ...imports]))`,
    },
    needs: { loadScript: patientLoading },
  },
  'dom/ssr/single-fetch': {
    texts: { 'await fetch(url,': 'await fetchPatiently(url,' },
    needs: { fetchPatiently: patientLoading },
  },
  // No link of the shop asks for its page ahead: each would keep two states and two effects for nothing.
  'dom/ssr/components': {
    functions: { PrefetchPageLinks: '() => null', usePrefetchBehavior: '() => [false, null, {}]' },
  },
  // Nothing measures the router in the browser.
  'router/instrumentation': {
    functions: {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
    },
  },
}

const place = /react-router\/dist\/production\/lib\/((?:dom\/ssr|router)\/[\w-]+)\.js$/

/**
 * The router asks for routes address by address, and gives a page up when the network fails. Where its code no longer
 * looks as expected, the build fails. (docs/decisions/0176, 0400, 0858)
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
        const { functions = {}, texts = {}, needs = {} } = change
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
        for (const [name, file] of Object.entries(needs))
          changed = `import { ${name} } from ${JSON.stringify(file)}\n${changed}`
        return { code: changed, map: null }
      },
    },
  }
}
