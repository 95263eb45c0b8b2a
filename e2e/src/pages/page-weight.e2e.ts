import { gzipSync } from 'node:zlib'
import { languages, type Language } from '@bottega/rules/text/language.ts'
import { localeParameter } from '@bottega/storefront/lib/visit/locale.ts'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, phone } from '../support/browser.ts'
import { newCustomer } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { wordsIn } from '../support/words.ts'

const origin = shopOrigin()

interface Route {
  id: string
  parentId?: string
  module: string
  imports?: string[]
}
interface Manifest {
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

const pageAt = async (address: string, cookie: string) =>
  (await fetch(origin + address, { headers: { cookie } })).text()

/** The scripts a served page needs before it is hydrated. */
async function preloadsOf(address: string, cookie = ''): Promise<string[]> {
  const page = await pageAt(address, cookie)
  return [...page.matchAll(/type="text\/x-modulepreload"[^>]*>([^<]+)</g)].map(([, path = '']) => path)
}

/** All routes: pages bring their own and let the others come when they are idle. */
async function manifestIn(locale: Language): Promise<Manifest> {
  const page = await pageAt('/', `${localeParameter}=${locale}`)
  const [url = ''] = /\/assets\/manifest-[\w.-]+\.js/.exec(page) ?? []
  const script = await (await fetch(origin + url)).text()
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest
}

/** One for each language: a script with words is another file in each. */
let manifests: Manifest[]
let browser: Browser

beforeAll(async () => {
  manifests = await Promise.all(languages.map(manifestIn))
  browser = await launchBrowser()
})

afterAll(() => browser.close())

function chainOf(manifest: Manifest, id: string | undefined): Route[] {
  const route = id === undefined ? undefined : manifest.routes[id]
  return route ? [...chainOf(manifest, route.parentId), route] : []
}

/** The heaviest of the three languages: frame, layouts and page. */
async function weightOfRoute(id: string): Promise<number> {
  const scripts = manifests.map((manifest) => {
    const needed = chainOf(manifest, id).flatMap(({ module, imports = [] }) => imports.concat(module))
    return needed.concat(manifest.entry.module, manifest.entry.imports)
  })
  return Math.max(...(await Promise.all(scripts.map(weightOfAll))))
}

/** Bytes of script a page may need before it is hydrated. Scripts loaded on demand do not count. */
const limits = { browsing: 162_300, elsewhere: 195_000 }
/** Bytes a visit may load until it is quiet, without the routes of other pages, which an idle page loads once. */
const mostOfVisit = 196_000

const browsing = ['/', '/category/frutta-e-verdura', '/product/tartufo-bianco-d-alba', '/search?q=mele']

const isBrowsing = (id: string) => /(Home|Category|Product|Search)Page$/.test(id)

test.each(browsing)('%s names at most 162.3 kB of script as needed', async (address) => {
  const served = await preloadsOf(address)
  expect(served.length).toBeGreaterThan(4)
  expect(await weightOfAll(served)).toBeLessThanOrEqual(limits.browsing)
})

test('a served page names everything it waits for, its words too', async () => {
  expect(await weightOfAll(await preloadsOf('/login', `${localeParameter}=de`))).toBeCloseTo(
    await weightOfRoute('features/auth/login/LoginPage'),
    -3,
  )
})

test('a page loads the words of its own language only', async () => {
  const [italian, german] = await Promise.all(
    (['it', 'de'] as const).map((locale) => preloadsOf('/login', `${localeParameter}=${locale}`)),
  )
  const texts = await Promise.all((german ?? []).map(async (path) => (await fetch(origin + path)).text()))
  const script = texts.join('\n')
  expect(script).toContain(wordsIn('de')('auth.title'))
  expect(script).not.toContain(wordsIn('it')('auth.expired'))
  expect(italian?.filter((path) => german?.includes(path)).every((path) => !path.includes('.it.'))).toBe(true)
})

test('no page needs more script than its limit, in any language', async () => {
  const pages = Object.keys(manifests[0]?.routes ?? {}).filter((id) => id.endsWith('Page'))
  expect(pages.length).toBeGreaterThan(25)
  const weights = await Promise.all(pages.map(async (id) => [id, await weightOfRoute(id)] as const))
  expect(weights.filter(([id, weight]) => weight > (isBrowsing(id) ? limits.browsing : limits.elsewhere))).toEqual([])
})

/** Everything that came until the network was quiet, asked for or not: what the bench counts. */
async function weightOfVisit(page: Page, address: string): Promise<number> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script'
    if (isScript && !response.url().includes('/assets/manifest-')) scripts.push(response)
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
  'a first visit to %s loads at most 196 kB of script until it is quiet, the cookie question included',
  async (address) => {
    expect(await weightOfVisit(await afresh(browser, []), address)).toBeLessThanOrEqual(mostOfVisit)
  },
)

test('a signed-in customer needs no more script than anonymous visitors, and 196 kB until a page is quiet', async () => {
  const customer = await newCustomer(browser, origin, { name: 'rossi', device: phone })
  const cookies = await cookiesOf(customer)
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const address of browsing)
    expect(await weightOfAll(await preloadsOf(address, header)), address).toBeLessThanOrEqual(limits.browsing)
  for (const address of ['/', '/category/frutta-e-verdura', '/cart', '/profile/orders', '/profile/addresses/manage'])
    expect(await weightOfVisit(await afresh(browser, cookies), address), address).toBeLessThanOrEqual(mostOfVisit)
})
