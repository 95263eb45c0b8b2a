import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { store, warehouse } from '@bottega/api/places/stores/stores.tables.ts'
import { asc, eq } from 'drizzle-orm'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { drive, type Load } from '../load.ts'
import { api, type Bench, rotated, shuffled } from '../measure.ts'
import { categorySlugs, productSlugs } from '../world.ts'

const rows = 100_000
const shoppers = 8
/** Seconds of browsing without and with the import. */
const seconds = 10

/** Counts of every product in every store, the stores again with other counts until there are enough rows. */
async function stockFile({ db }: Bench['world'], file: string): Promise<void> {
  const codes = (await db.select({ code: product.codInt }).from(product).orderBy(asc(product.id))).map(
    ({ code }) => code,
  )
  const stores = await db
    .selectDistinct({ slug: warehouse.slug })
    .from(warehouse)
    .innerJoin(store, eq(store.warehouseId, warehouse.id))
  const lines = Array.from({ length: rows }, (_, row) => {
    const place = Math.floor(row / codes.length)
    return `${codes[row % codes.length]},${stores[place % stores.length]?.slug},${1000 + place}`
  })
  await writeFile(file, `product,store,available\n${lines.join('\n')}\n`)
}

/**
 * 100,000 rows of stock dropped into the watched folder, while shoppers go on opening listings and products they have not
 * opened before, each five in a second.
 */
export async function liveFigures({ server, world, report, dataDir }: Bench): Promise<void> {
  const folder = join(dataDir, 'live')
  const listings = (await categorySlugs(world.db)).flatMap(({ id }) =>
    [1, 2, 3].map((page) => `/products?parent_category_id=${id}&page=${page}&page_size=24`),
  )
  const details = (await productSlugs(world.db, listings.length)).map(({ slug }) => `/products?slug=${slug}`)
  const pages = shuffled([...listings, ...details]).map(api)
  const browsing: Load = {
    url: server.origin,
    connections: shoppers,
    seconds,
    perSecond: shoppers * 5,
    perConnection: (connection) => rotated(pages, connection / shoppers),
  }
  const without = await drive(browsing)
  const file = join(dataDir, 'stock-bench.csv')
  await stockFile(world, file)
  const began = performance.now()
  await rename(file, join(folder, 'stock-bench.csv'))
  const [during, took] = await Promise.all([
    drive(browsing),
    (async () => {
      while (!(await readdir(join(folder, 'done'))).some((name) => name.endsWith('-stock-bench.csv'))) await pause(50)
      return performance.now() - began
    })(),
  ])
  report.record({ name: `${shoppers} shoppers browse`, figures: without })
  report.record({ name: `${shoppers} shoppers browse while ${rows} rows of stock come in`, figures: during })
  report.note({
    name: `${rows} rows of stock, from drop to report`,
    value: `${(took / 1000).toFixed(1)} s`,
    target: '≤ 20 s',
  })
  report.note({
    name: 'p95 of browsing during it, of that without',
    value: (during.p95 / without.p95).toFixed(2),
    target: '≤ 2',
  })
}
