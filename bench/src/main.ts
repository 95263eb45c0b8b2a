import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages } from '@bottega/shop/build-pages.ts'
import { aftersalesFigures } from './figures/aftersales-figures.ts'
import { backofficeFigures } from './figures/backoffice-figures.ts'
import { cartFigures } from './figures/cart-figures.ts'
import { catalogueFigures } from './figures/catalogue-figures.ts'
import { startChild } from './child.ts'
import { contentFigures } from './figures/content-figures.ts'
import { deliveryFigures } from './figures/delivery-figures.ts'
import { liveFigures } from './figures/live-figures.ts'
import { moneyFigures } from './figures/money-figures.ts'
import { pageFigures } from './figures/page-figures.ts'
import { relevanceFigures } from './figures/relevance-figures.ts'
import { renderingFigures } from './figures/rendering-figures.ts'
import type { Bench } from './measure.ts'
import { Report } from './report.ts'
import { searchFigures } from './figures/search-figures.ts'
import { startFigures } from './figures/start-figures.ts'
import { testFigures } from './figures/test-figures.ts'
import { worldFigures } from './figures/world-figures.ts'
import { openWorld } from './world.ts'
import { Yardstick } from './yardstick.ts'

const options = {
  products: { type: 'string', default: '10000' },
  /** Parts, with commas between them; without, all of them. */
  only: { type: 'string' },
  /** The file of this folder that gets the table; by default of a whole run only. */
  into: { type: 'string' },
  real: { type: 'string' },
} as const
const { values } = parseArgs({ options })
const products = Number(values.products)
const report = new Report()
const cleanup: (() => Promise<void>)[] = []

try {
  await buildPages(console.log)
  console.log(`Making a world of ${products} products…`)
  const yardstick = await Yardstick.start(report)
  cleanup.push(() => yardstick.stop())
  const world = await openWorld(products)
  cleanup.push(world.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'bottega-bench-'))
  cleanup.push(() => rm(dataDir, { recursive: true, force: true }))
  const environment = {
    DATABASE_URL: world.url,
    DATA_DIR: dataDir,
    LIVE_DIR: join(dataDir, 'live'),
    PORT: '0',
    DEMO: 'true',
  }
  const server = await startChild('apps/shop/src/cli.ts', ['start'], environment)
  cleanup.push(server.stop)
  const bench = { server, world, yardstick, report, dataDir }
  const parts = {
    catalogue: catalogueFigures,
    search: searchFigures,
    relevance: (bench: Bench) => relevanceFigures(bench, values.real),
    cart: cartFigures,
    delivery: deliveryFigures,
    content: contentFigures,
    aftersales: aftersalesFigures,
    backoffice: backofficeFigures,
    rendering: renderingFigures,
    pages: pageFigures,
    // Counts every product of every store, which the parts before do not expect.
    live: liveFigures,
    start: () => startFigures(report),
    world: () => worldFigures(report),
    money: () => moneyFigures(report),
    tests: () => testFigures(report),
  }
  const only = values.only?.split(',')
  const chosen = Object.entries(parts).filter(([name]) => only === undefined || only.includes(name))
  for (const [name, measured] of chosen) {
    await report.part(name, () => measured(bench))
    console.log(`Memory of the server after ${name}: ${await server.memory()} MB`)
  }
  report.note({
    name: 'memory of the server after all this, PostgreSQL',
    value: `${await server.memory()} MB`,
    target: '≤ 400 MB',
  })
  const text = report.text(products)
  console.log(text)
  // Some of the figures are no run to compare with.
  const file = values.into ?? (only === undefined ? 'RESULTS.md' : undefined)
  if (file !== undefined) await writeFile(new URL(`../${file}`, import.meta.url), text)
  if (!report.complete) process.exitCode = 1
} finally {
  for (const tidy of cleanup.toReversed()) await tidy()
}
