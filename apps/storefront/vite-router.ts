import type { Plugin } from 'vite'

/** What the functions of the router's parts answer that we have switched off. */
const switchedOff = {
  // `routeDiscovery` in react-router.config.ts: the whole route table travels with the page.
  'dom/ssr/fog-of-war': {
    isFogOfWarEnabled: '() => false',
    getPartialManifest: '() => ({})',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    useFogOFWarDiscovery: '() => {}',
  },
  // entry.client.tsx gives the router no instrumentations.
  'router/instrumentation': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
  },
} as const

const place = /react-router\/dist\/production\/lib\/(dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/

/**
 * The router carries these parts to every page and never comes to run them. Where its code no longer looks as expected,
 * the build fails.
 */
export function routerForTheBrowser(): Plugin {
  return {
    name: 'bottega:router',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: place },
      handler(code, id) {
        const part = place.exec(id)?.[1] as keyof typeof switchedOff
        let left = code
        for (const [name, answer] of Object.entries(switchedOff[part])) {
          const head = `function ${name}(`
          if (!left.includes(head)) this.error(`The router has no ${name} to switch off any more`)
          // Nobody calls it by its new name, so it is dropped with all that only it needs.
          left = `${left.replace(head, `function unused_${name}(`)}\nconst ${name} = ${answer}`
        }
        return { code: left, map: null }
      },
    },
  }
}
