import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { locales } from '@bottega/storefront/lib/visit/locale.ts'
import { messagePreloads } from '@bottega/storefront/server/message-preloads.ts'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, phone } from './support/browser.ts'
import { newCustomer } from './support/shopper.ts'
import { shopOrigin } from './support/shops.ts'

const origin = shopOrigin()
const built = fileURLToPath(new URL('../../apps/storefront/build/client/', import.meta.url))

interface Route {
  id: string
  parentId?: string
  module: string
  imports?: string[]
}
interface Manifest {
  url: string
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
}

const compressed = new Map<string, Promise<number>>()

/** Bytes of a file as it is sent with gzip. */
function weightOf(path: string): Promise<number> {
  const known = compressed.get(path)
  if (known) return known
  const weight = fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } }).then((reply) => {
    expect(reply.headers.get('content-encoding'), path).toBe('gzip')
    return Number(reply.headers.get('content-length'))
  })
  compressed.set(path, weight)
  return weight
}

async function weightOfAll(paths: Iterable<string>): Promise<number> {
  const weights = await Promise.all([...new Set(paths)].map(weightOf))
  return weights.reduce((sum, weight) => sum + weight, 0)
}

/** What a served page names as needed before it is alive. */
async function preloadsOf(address: string): Promise<string[]> {
  const page = await (await fetch(origin + address)).text()
  return [...page.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, path = '']) => path)
}

let manifest: Manifest
let browser: Browser

beforeAll(async () => {
  const url = (await preloadsOf('/')).find((path) => path.includes('/manifest-')) ?? ''
  const script = await (await fetch(origin + url)).text()
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)
  manifest = { ...(JSON.parse(json) as Omit<Manifest, 'url'>), url }
  browser = await launchBrowser()
})

afterAll(() => browser.close())

function chainOf(id: string | undefined): Route[] {
  const route = id === undefined ? undefined : manifest.routes[id]
  return route ? [...chainOf(route.parentId), route] : []
}

/** The heaviest of the three languages: frame, layouts, page and their wording. */
async function weightOfRoute(id: string): Promise<number> {
  const chain = chainOf(id)
  const scripts = [manifest.url, manifest.entry.module, ...manifest.entry.imports]
  for (const { module, imports = [] } of chain) scripts.push(module, ...imports)
  const wording = messagePreloads(built)
  const ids = chain.map((route) => route.id)
  return Math.max(...(await Promise.all(locales.map((locale) => weightOfAll([...scripts, ...wording(locale, ids)])))))
}

test('a page of shelves brings at most 165 kB of script', async () => {
  const served = await preloadsOf('/category/frutta-e-verdura')
  expect(served.length).toBeGreaterThan(4)
  expect(await weightOfAll(served)).toBeLessThanOrEqual(165_000)
  expect(await weightOfRoute('features/catalog/category/CategoryPage')).toBeLessThanOrEqual(165_000)
})

test('a served page names everything it waits for, its wording too', async () => {
  expect(await weightOfAll(await preloadsOf('/login'))).toBeCloseTo(
    await weightOfRoute('features/auth/login/LoginPage'),
    -3,
  )
})

test('no page brings more than 170 kB of script', async () => {
  const pages = Object.keys(manifest.routes).filter((id) => id.endsWith('Page'))
  expect(pages.length).toBeGreaterThan(25)
  const weights = await Promise.all(pages.map(async (id) => [id, await weightOfRoute(id)] as const))
  expect(weights.filter(([, weight]) => weight > 170_000)).toEqual([])
})

/** Everything that came until the network was quiet, asked for or not: what the bench counts. */
async function weightOfVisit(page: Page, address: string): Promise<number> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  await page.context().close()
  return bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0)
}

/** A page that has nothing in its cache, of the same person. German is the longest of the three languages. */
async function afresh(browser: Browser, cookies: Awaited<ReturnType<typeof cookiesOf>>): Promise<Page> {
  const context = await browser.newContext(phone)
  await context.addCookies([...cookies, { name: 'lang', value: 'de', url: origin }])
  return context.newPage()
}

const cookiesOf = (page: Page) => page.context().cookies()

test.each(['/category/frutta-e-verdura', '/product/tartufo-bianco-d-alba'])(
  'a first visit to %s brings at most 155 kB of script until it is quiet, the cookie question included',
  async (address) => {
    expect(await weightOfVisit(await afresh(browser, []), address)).toBeLessThanOrEqual(155_000)
  },
)

test('whoever is signed in brings no more than 155 kB to the shelves and 175 kB to their own pages', async () => {
  const customer = await newCustomer(browser, origin, { name: 'rossi', device: phone })
  const cookies = await cookiesOf(customer)
  expect(await weightOfVisit(await afresh(browser, cookies), '/category/frutta-e-verdura')).toBeLessThanOrEqual(155_000)
  for (const address of ['/', '/cart', '/profile/orders', '/profile/addresses/manage'])
    expect(await weightOfVisit(await afresh(browser, cookies), address), address).toBeLessThanOrEqual(175_000)
})
