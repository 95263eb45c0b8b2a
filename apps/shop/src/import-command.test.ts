import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('cli.ts', import.meta.url))
const sample = fileURLToPath(new URL('import/sample/products.csv', import.meta.url))
/** Has the program print the most memory it ever held, in kB, when it ends. */
const witness = 'data:text/javascript,process.on("exit",()=>console.log("peak",process.resourceUsage().maxRSS))'

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

/** Guards: compiling the embedded database costs an import no more memory than the import itself. */
test('an import into an existing embedded database peaks below 750 MB [program-11]', async () => {
  await peakMegabytes()
  expect(await peakMegabytes()).toBeLessThan(750)
}, 120_000)
