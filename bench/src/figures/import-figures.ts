import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from '../report.ts'

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
  const { milliseconds, peakMegabytes } = await runMeasured(['import', 'products', file], dataDir)
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
  report.note({
    name: `import of ${products} products (${megabytes} MB), embedded`,
    value: `${(milliseconds / 1000).toFixed(1)} s`,
  })
  report.note({ name: 'most memory of that import', value: `${peakMegabytes} MB`, target: '≤ 900 MB' })
}

export interface MeasuredRun {
  readonly milliseconds: number
  readonly peakMegabytes: number
}

/** A command of the shop in a process of its own, on an embedded database. */
export async function runMeasured(command: readonly string[], dataDir: string): Promise<MeasuredRun> {
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const args = ['apps/shop/src/cli.ts', ...command]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  let peak = 0
  while (child.exitCode === null) {
    peak = Math.max(peak, await peakOf(child.pid ?? 0))
    await Promise.race([pause(50), ended])
  }
  if (child.exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`)
  return { milliseconds: performance.now() - began, peakMegabytes: peak }
}

/** Zero once the process is gone. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}
