import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** Of the pages that shoppers share, as `src/routes.ts` writes them. */
const sharedPaths: ReadonlySet<string> = new Set(['', 'search', 'fast-search', 'product/:slug', 'category/*'])

/**
 * The build with the routes of shared pages alone: the router compares an address with every route it has, several
 * times a page, and the shop has a hundred.
 */
export function withSharedRoutes(build: ServerBuild): ServerBuild {
  const all = Object.values(build.routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  const pages = all.filter((route) => !parents.has(route.id) && sharedPaths.has(pathOf(route, build.routes)))
  const around = pages.flatMap((page) => above(page, build.routes))
  const ids = new Set(pages.concat(around).map(({ id }) => id))
  const { assets } = build
  return { ...build, routes: pick(build.routes, ids), assets: { ...assets, routes: pick(assets.routes, ids) } }
}

const pick = <Value>(routes: Readonly<Record<string, Value>>, ids: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))

function above({ parentId = '' }: Route, routes: Routes): Route[] {
  const parent = routes[parentId]
  return parent === undefined ? [] : [parent, ...above(parent, routes)]
}

const pathOf = (route: Route, routes: Routes) =>
  [...above(route, routes).toReversed(), route].flatMap(({ path = '' }) => (path === '' ? [] : [path])).join('/')
