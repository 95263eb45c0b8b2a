import { loadScript } from './patient-loading.ts'

type Routes = Readonly<Record<string, { readonly id: string; readonly parentId?: string | undefined }>>

/** The part of the router's manifest that is used here. `url` is the script with all routes. */
interface Manifest {
  readonly url: string
  readonly routes: Routes
}

/** The request of the router when the target of a navigation may be a route it does not know yet. */
interface Wanted<Route> {
  readonly signal: AbortSignal
  readonly patch: (parentId: string | null, children: Route[]) => void
}

interface Loading<Route> {
  /** The routes below one that is known, as the router holds them. */
  readonly below: (routes: Routes, parentId: string | undefined) => Route[]
  /** Runs that script; resolves with all routes. */
  readonly loadAll?: (url: string) => Promise<Routes>
  /** Calls back when the page has nothing else to do. */
  readonly whenIdle?: (load: () => void) => void
}

/**
 * A page brings the routes it shows. All others come at once, in a script that the browser caches: when the page is
 * idle, or earlier with the first navigation that needs them.
 */
export function routesOnDemand<Route>(
  manifest: Manifest,
  { below, loadAll = loadManifest, whenIdle = afterLoad }: Loading<Route>,
): (wanted: Wanted<Route>) => Promise<void> {
  let loading: Promise<Routes> | undefined
  let complete = false
  const load = () =>
    (loading ??= loadAll(manifest.url).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  // A failure here is met again, and shown, by the navigation that needs the routes.
  whenIdle(() => void load().catch(() => {}))
  return async ({ signal, patch }) => {
    if (complete) return
    const all = await load()
    // The router ignores what comes for a navigation that another one replaced.
    if (signal.aborted || complete) return
    complete = true
    const unknown = Object.fromEntries(Object.entries(all).filter(([id]) => !(id in manifest.routes)))
    Object.assign(manifest.routes, unknown)
    const parents = new Set(Object.values(unknown).map(({ parentId }) => parentId))
    for (const parentId of parents)
      if (parentId === undefined || !(parentId in unknown)) patch(parentId ?? null, below(unknown, parentId))
  }
}

/** The script sets the global that the first page's own routes were read from. */
async function loadManifest(url: string): Promise<Routes> {
  await loadScript(() => import(/* @vite-ignore */ url) as Promise<unknown>, [url])
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest: Manifest }
  return manifest.routes
}

/** After everything the page loads by itself; browsers without idle callbacks are given a second. */
function afterLoad(load: () => void): void {
  const later = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load)
    else setTimeout(load, 1_000)
  }
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
