import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('cli.ts', import.meta.url))
const sample = fileURLToPath(new URL('import/sample/products.csv', import.meta.url))
/**
 * Has the program print the most memory it ever held, in kB, when it ends. `maxRSS` will not do: Linux begins it with what
 * the process held that started the program, here all that these tests have loaded.
 */
const memory = "/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]"
const witness = `data:text/javascript,import { readFileSync } from 'node:fs'; process.on('exit', () => console.log('peak', ${memory}))`

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bottega-import-memory-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

async function peakMegabytes(): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const args = ['--import', witness, program, 'import', 'products', sample]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect(stdout).toContain('rows read')
  return Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024
}

/** Guards `lightenCompiler`: the peaks are 640 to 760 and 350 to 380 MB with it, 1,150 to 1,200 and 475 to 575 without. */
test(
  'an import peaks below 950 MB into a new embedded database, and below 450 into an existing one [program-11]',
  async () => {
    expect(await peakMegabytes()).toBeLessThan(950)
    expect(await peakMegabytes()).toBeLessThan(450)
  },
  atThisSpeed(120_000),
)
