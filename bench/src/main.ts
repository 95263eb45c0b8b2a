import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildStorefront } from '@bottega/shop/build-storefront.ts'
import { cartFigures } from './cart-figures.ts'
import { catalogueFigures } from './catalogue-figures.ts'
import { startChild } from './child.ts'
import { deliveryFigures } from './delivery-figures.ts'
import { pageFigures } from './page-figures.ts'
import { Report } from './report.ts'
import { startFigures } from './start-figures.ts'
import { openWorld } from './world.ts'
import { Yardstick } from './yardstick.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const products = Number(values.products)
const report = new Report()
const cleanup: (() => Promise<void>)[] = []

try {
  await buildStorefront(console.log)
  console.log(`Making a world of ${products} products…`)
  const yardstick = await Yardstick.start(report)
  cleanup.push(() => yardstick.stop())
  const world = await openWorld(products)
  cleanup.push(world.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'bottega-bench-'))
  cleanup.push(() => rm(dataDir, { recursive: true, force: true }))
  const environment = { DATABASE_URL: world.url, DATA_DIR: dataDir, PORT: '0', DEMO: 'true' }
  const server = await startChild('apps/shop/src/cli.ts', ['start'], environment)
  cleanup.push(server.stop)
  const bench = { server, world, yardstick, report }
  await report.part('catalogue', () => catalogueFigures(bench))
  await report.part('cart', () => cartFigures(bench))
  await report.part('delivery', () => deliveryFigures(bench))
  await report.part('pages', () => pageFigures(bench))
  report.note({
    name: 'memory of the server after all this, PostgreSQL',
    value: `${await server.memory()} MB`,
    target: '≤ 400 MB',
  })
  await report.part('start', () => startFigures(report))
  await report.write(products, yardstick.y2)
  if (!report.complete) process.exitCode = 1
} finally {
  for (const tidy of cleanup.toReversed()) await tidy()
}
