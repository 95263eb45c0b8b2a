import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '../child.ts'
import { importFigures } from './import-figures.ts'
import { drive } from '../load.ts'
import type { Report } from '../report.ts'

const shop = 'apps/shop/src/cli.ts'

/** Starts twice on one embedded folder: the second start is the usual one. */
export async function startFigures(report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-bench-'))
  const first = await startChild(shop, ['start'], { DATA_DIR: folder, PORT: '0' })
  await first.stop()
  const second = await startChild(shop, ['start'], { DATA_DIR: folder, PORT: '0' })
  await drive({ url: `${second.origin}/category/frutta-e-verdura`, connections: 4, seconds: 3 })
  report.note({ name: 'ready after start, empty folder', value: `${(first.readyAfter / 1000).toFixed(1)} s` })
  report.note({
    name: 'ready after start, existing embedded database',
    value: `${(second.readyAfter / 1000).toFixed(1)} s`,
    target: '≤ 5 s',
  })
  report.note({ name: 'memory, embedded', value: `${await second.memory()} MB`, target: '≤ 900 MB' })
  await second.stop()
  await importFigures(report, folder)
  await rm(folder, { recursive: true, force: true })
}
