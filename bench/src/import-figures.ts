import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from './report.ts'

const products = 10_000

/** An import into an existing embedded database: time and the most memory its process ever held, from the kernel. */
export async function importFigures(report: Report, dataDir: string): Promise<void> {
  const file = join(dataDir, 'bench-products.csv')
  const stream = createWriteStream(file)
  stream.write('code,name,ingredients\n')
  for (let row = 0; row < products; row += 1) {
    stream.write(`BENCH-${row},Penne di prova ${row},"Semola di _grano_ duro, acqua, sale, aromi naturali"\n`)
  }
  stream.end()
  await finished(stream)
  const began = performance.now()
  const args = ['apps/shop/src/cli.ts', 'import', 'products', file]
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  let peak = 0
  while (child.exitCode === null) {
    peak = Math.max(peak, await peakMegabytes(child.pid ?? 0))
    await Promise.race([pause(50), ended])
  }
  if (child.exitCode !== 0) throw new Error(`the import ended with ${child.exitCode}`)
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
  report.note({
    name: `import of ${products} products (${megabytes} MB), embedded`,
    value: `${((performance.now() - began) / 1000).toFixed(1)} s`,
  })
  report.note({ name: 'most memory of that import', value: `${peak} MB`, target: '≤ 900 MB' })
}

/** Zero once the process is gone. */
async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}
