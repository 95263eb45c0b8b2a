import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildStorefront } from '@bottega/shop/build-storefront.ts'
import { cartAdds, purchases, readyToShop } from './cart-load.ts'
import { startChild, type Child } from './child.ts'
import { lighthouseScores } from './lighthouse.ts'
import { drive } from './load.ts'
import { writeReport, type Fact, type Row } from './report.ts'
import { weigh } from './script-weight.ts'
import {
  categorySlugs,
  makeShoppers,
  openSlot,
  openWorld,
  plainProducts,
  productSlugs,
  type BenchWorld,
} from './world.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const products = Number(values.products)
const say = (line: string) => console.log(line)
const shop = 'apps/shop/src/cli.ts'
const words = [
  'latte',
  'mele',
  'pasta integrale',
  'pomodori',
  'vino rosso',
  'detersivo',
  'biscotti',
  'mozarella',
  'caffè',
  'tonno',
]

const rows: Row[] = []
const facts: Fact[] = []

const record = (...more: Row[]) => {
  rows.push(...more)
  for (const { name, figures } of more)
    say(`${name}: ${figures.perSecond.toFixed(0)}/s, p97.5 ${figures.p975} ms, ${figures.failures} failures`)
}
const note = (fact: Fact) => {
  facts.push(fact)
  say(`${fact.name}: ${fact.value}`)
}
const cleanup: (() => Promise<void>)[] = []

async function yardsticks(): Promise<{ y2: number }> {
  const server = await startChild('bench/src/yardstick-server.ts')
  const y1 = await drive({ url: `${server.origin}/y1`, connections: 16 })
  const y2 = await drive({ url: `${server.origin}/y2`, connections: 16 })
  await server.stop()
  record(
    { name: 'Y1: a ready 20 kB buffer', figures: y1 },
    { name: 'Y2: the same body serialised', figures: y2, yardstick: y2.perSecond },
  )
  return { y2: y2.perSecond }
}

const get = (path: string) => ({ method: 'GET' as const, path })
const api = (path: string) => get(`/ebsn/api${path}`)

/** Connections in step would ask for the same list at the same moment, and all but one be spared the work. */
const rotated = <Item>(items: readonly Item[], share: number): Item[] => {
  const from = Math.floor(items.length * share)
  return [...items.slice(from), ...items.slice(0, from)]
}

async function catalogue(server: Child, world: BenchWorld, y2: number): Promise<void> {
  const categories = await categorySlugs(world.db)
  const chosen = await productSlugs(world.db, 500)
  const [first] = categories
  const listing = `/products?parent_category_id=${first?.id ?? 1}&page_size=24`
  const sorts = ['price', 'price_desc', 'name', 'newest', 'price_um']
  // More different lists than the cache keeps, so that most are made anew.
  const varied = categories.flatMap(({ id }) =>
    sorts.flatMap((sort) =>
      [1, 2, 3].map((page) => api(`/products?parent_category_id=${id}&page_size=24&sort=${sort}&page=${page}`)),
    ),
  )
  const measure = async (name: string, load: Parameters<typeof drive>[0], target?: string) => {
    record({ name, figures: await drive(load), yardstick: y2, ...(target === undefined ? {} : { target }) })
  }
  const url = server.origin
  await measure('listing of 24 with facets, cached', { url, connections: 16, requests: [api(listing)] }, '≥ 0.7 of Y2')
  await measure(
    'listing of 24 with facets, uncached',
    { url, connections: 8, perConnection: (connection) => rotated(varied, connection / 8) },
    '≥ 500/s, p95 ≤ 30 ms',
  )
  await measure(
    'search',
    { url, connections: 8, requests: words.map((word) => api(`/products?q=${encodeURIComponent(word)}&page_size=24`)) },
    'p95 ≤ 30 ms',
  )
  await measure('suggestion', {
    url,
    connections: 8,
    requests: words.map((word) => api(`/products/suggest?q=${encodeURIComponent(word.slice(0, 4))}`)),
  })
  await measure(
    'product detail',
    { url, connections: 16, requests: chosen.map(({ slug }) => api(`/products?slug=${slug}`)) },
    '≥ 0.5 of Y2',
  )
}

async function carts(server: Child, world: BenchWorld): Promise<void> {
  const plain = await plainProducts(world.db, 100)
  const slotOf = (storeId: number) => openSlot(world.db, storeId)
  for (const [lines, target] of [
    [1, '≥ 600/s'],
    [100, 'p95 ≤ 25 ms'],
  ] as const) {
    const shoppers = await makeShoppers(world.db, 16)
    for (const shopper of shoppers) await readyToShop(server.origin, shopper, slotOf)
    record({
      name: `cart add, ${lines} ${lines === 1 ? 'line' : 'lines'} in the cart`,
      figures: await cartAdds(server.origin, shoppers, plain, lines),
      target,
    })
  }
  const shoppers = await makeShoppers(world.db, 16)
  record({
    name: 'whole purchase, 20 lines, 16 shoppers',
    figures: await purchases(server.origin, shoppers, plain, slotOf),
  })
}

async function pages(server: Child, world: BenchWorld): Promise<void> {
  const categories = await categorySlugs(world.db)
  const chosen = await productSlugs(world.db, 300)
  const url = server.origin
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150', accept: 'text/html' }
  const [shopper] = await makeShoppers(world.db, 1)
  const cookie = { cookie: `bottega_session=${shopper?.headers['x-ebsn-account'] ?? ''}` }
  const categoryPages = categories.map(({ slug }) => get(`/category/${slug}`))
  const measure = async (
    name: string,
    requests: ReturnType<typeof get>[],
    person: Record<string, string>,
    target?: string,
  ) => {
    const figures = await drive({ url, connections: 8, headers: { ...headers, ...person }, requests })
    record({ name, figures, ...(target === undefined ? {} : { target }) })
  }
  await measure('home page, rendered for a person', [get('/')], cookie)
  await measure('category page, rendered for a person', categoryPages, cookie, '≥ 150/s')
  await measure(
    'product page, rendered for a person',
    chosen.map(({ slug }) => get(`/product/${slug}`)),
    cookie,
  )
  await measure('category page, anonymous', categoryPages.slice(0, 1), {}, '≥ 2,000/s')
  const weighed = {
    home: '/',
    category: categoryPages[0]?.path ?? '/',
    product: `/product/${chosen[0]?.slug ?? ''}`,
    search: '/search?q=latte',
  }
  for (const [name, path] of Object.entries(weighed)) {
    const { script, requests, layoutShift } = await weigh(url + path)
    note({
      name: `script on the ${name} page, compressed`,
      value: `${(script / 1000).toFixed(1)} kB`,
      target: '≤ 150 kB',
    })
    note({
      name: `requests and layout shift on the ${name} page`,
      value: `${requests}, ${layoutShift.toFixed(4)}`,
      target: 'shift 0',
    })
    const scores = await lighthouseScores(url + path)
    const value = Object.entries(scores).map(([what, score]) => `${what} ${score}`)
    note({ name: `Lighthouse, mobile, ${name} page`, value: value.join(', '), target: '≥ 95, then 100' })
  }
}

/** Starts twice on one embedded folder: the second start is what people wait for every day. */
async function embeddedStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-bench-'))
  const first = await startChild(shop, ['start'], { DATA_DIR: folder, PORT: '0' })
  await first.stop()
  const second = await startChild(shop, ['start'], { DATA_DIR: folder, PORT: '0' })
  await drive({ url: `${second.origin}/category/frutta-e-verdura`, connections: 4, seconds: 3 })
  note({ name: 'ready after start, empty folder', value: `${(first.readyAfter / 1000).toFixed(1)} s` })
  note({
    name: 'ready after start, existing embedded database',
    value: `${(second.readyAfter / 1000).toFixed(1)} s`,
    target: '≤ 5 s',
  })
  note({ name: 'memory, embedded', value: `${await second.memory()} MB`, target: '≤ 900 MB' })
  await second.stop()
  await rm(folder, { recursive: true, force: true })
}

try {
  await buildStorefront(say)
  say(`Making a world of ${products} products…`)
  const { y2 } = await yardsticks()
  const world = await openWorld(products)
  cleanup.push(world.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'bottega-bench-'))
  cleanup.push(() => rm(dataDir, { recursive: true, force: true }))
  const server = await startChild(shop, ['start'], {
    DATABASE_URL: world.url,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'true',
  })
  cleanup.push(server.stop)
  await catalogue(server, world, y2)
  await carts(server, world)
  await pages(server, world)
  note({
    name: 'memory of the server after all this, PostgreSQL',
    value: `${await server.memory()} MB`,
    target: '≤ 400 MB',
  })
  await embeddedStart()
  await writeReport(rows, facts, products)
} finally {
  for (const tidy of cleanup.toReversed()) await tidy()
}
