import { expect, test } from 'vitest'
import { routesOnDemand } from './routes-on-demand.ts'

const root = { id: 'root' }
const home = { id: 'home', parentId: 'root' }
const profile = { id: 'profile', parentId: 'root' }
const orders = { id: 'orders', parentId: 'profile' }
const all = { root, home, profile, orders }

/** A page that brought the home page's routes. `loads` are the scripts it ran for the others. */
function homePage(answers: Promise<typeof all>[] = []) {
  const manifest = { url: '/assets/manifest-1.de.js', routes: { root, home } }
  const loads: string[] = []
  const patches: [parentId: string | null, routes: string[]][] = []
  let idle = () => {}
  const discover = routesOnDemand(manifest, {
    below: (routes, parentId) =>
      Object.values(routes)
        .filter((route) => route.parentId === parentId)
        .map(({ id }) => id),
    loadAll: (url) => {
      loads.push(url)
      return answers.shift() ?? Promise.resolve(all)
    },
    whenIdle: (load) => (idle = load),
  })
  const navigate = (signal = new AbortController().signal) =>
    discover({ signal, patch: (parentId, routes) => patches.push([parentId, routes]) })
  return { manifest, loads, patches, navigate, beIdle: () => idle() }
}

test('the routes a page did not bring come once, below those it has', async () => {
  const { manifest, loads, patches, navigate } = homePage()
  await navigate()
  await navigate()
  expect(loads).toEqual(['/assets/manifest-1.de.js'])
  expect(patches).toEqual([['root', ['profile']]])
  expect(manifest.routes).toEqual(all)
})

test('an idle page loads them before anything needs them', async () => {
  const { loads, patches, navigate, beIdle } = homePage()
  beIdle()
  expect(loads).toHaveLength(1)
  await navigate()
  expect(loads).toHaveLength(1)
  expect(patches).toHaveLength(1)
})

test('a navigation that another one replaced leaves them to it', async () => {
  const { patches, navigate } = homePage()
  await navigate(AbortSignal.abort())
  expect(patches).toEqual([])
  await navigate()
  expect(patches).toHaveLength(1)
})

test('what failed while the page was idle is loaded again by the navigation that needs it', async () => {
  const { loads, patches, navigate, beIdle } = homePage([Promise.reject(new Error('broken'))])
  beIdle()
  await expect(navigate()).rejects.toThrow('broken')
  await navigate()
  expect(loads).toHaveLength(2)
  expect(patches).toHaveLength(1)
})
