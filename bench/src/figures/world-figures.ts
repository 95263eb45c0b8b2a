import { createWriteStream } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { runMeasured } from './import-figures.ts'
import type { Report } from '../report.ts'

const stores = 50
const products = 50_000
const example = fileURLToPath(new URL('../../../apps/shop/src/world/example', import.meta.url))

/**
 * A whole world into an empty embedded database: 50 stores with two services each, 28 days of their slots, 50,000
 * products with a price. Then the same folder again, as after the change of one file.
 */
export async function worldFigures(report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-bench-world-'))
  try {
    await writeWorld(join(folder, 'world'))
    const what = ['import', 'world', join(folder, 'world')]
    const first = await runMeasured(what, folder)
    report.note({
      name: `import of a world of ${stores} stores, ${products} products, 28 days of slots, embedded`,
      value: `${(first.milliseconds / 1000).toFixed(1)} s`,
      target: '≤ 60 s',
    })
    report.note({ name: 'most memory of that import', value: `${first.peakMegabytes} MB`, target: '≤ 900 MB' })
    const again = await runMeasured(what, folder)
    report.note({ name: 'the same world again', value: `${(again.milliseconds / 1000).toFixed(1)} s` })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The example of `init`, many times over. */
async function writeWorld(folder: string): Promise<void> {
  await cp(example, folder, { recursive: true })
  for (let store = 1; store < stores; store += 1) {
    const own = join(folder, 'stores', `borgo-${store}.yaml`)
    await cp(join(folder, 'stores/borgo.yaml'), own)
    await writeFile(own, (await readFile(own, 'utf8')).replace('  id: 5\n', ''))
  }
  const names = ['borgo', ...Array.from({ length: stores - 1 }, (_, index) => `borgo-${index + 1}`)]
  const windows = ['08:00,10:00', '10:00,12:00', '12:00,14:00', '16:00,18:00', '18:00,20:00']
  await table(join(folder, 'slots.csv'), 'store,service,weekdays,from,to,capacity,cutoff_hours', (line) => {
    for (const name of names)
      for (const service of [1, 2]) for (const window of windows) line(`${name},${service},mon-sat,${window},20,3`)
  })
  await table(join(folder, 'coverage.csv'), 'store,service,zone,postal_codes', (line) => {
    for (const name of names) line(`${name},2,1,20121-20162`)
  })
  await table(join(folder, 'products.csv'), 'code,name,vat,ingredients', (line) => {
    for (const code of ['BORGO-1', 'BORGO-2', 'BORGO-3', 'BORGO-4']) line(`${code},Penne ${code},A,"Semola di _grano_"`)
    for (let row = 0; row < products; row += 1)
      line(`BENCH-${row},Penne di prova ${row},A,"Semola di _grano_ duro, acqua, sale, aromi naturali"`)
  })
  await table(join(folder, 'prices.csv'), 'code,warehouse,price', (line) => {
    for (let row = 0; row < products; row += 1) line(`BENCH-${row},borgo,${(1 + (row % 900) / 100).toFixed(2)}`)
  })
}

async function table(file: string, header: string, write: (line: (text: string) => void) => void): Promise<void> {
  const stream = createWriteStream(file)
  const line = (text: string) => void stream.write(`${text}\n`)
  line(header)
  write(line)
  stream.end()
  await finished(stream)
}
