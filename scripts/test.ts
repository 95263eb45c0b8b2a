import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresPrograms } from '../apps/api/src/testing/database/postgres-cluster.ts'
import { ensureBrowser } from './browser.ts'
import { runBeside } from './run.ts'
import { machineSlowness } from './testing/machine-speed.ts'
import { keepLastRun, readOutcome, type TestReport } from './test-report.ts'

// Hundreds of processes load the same modules: Node compiles them, and strips their types, once for all.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))

// Before anything keeps the machine busy, which would make it look slow.
const slowness = await machineSlowness()
if (slowness > 1) console.log(`This machine is ${slowness} times slower than usual: time limits are as much longer.`)

const began = performance.now()
let [passed, skipped] = [0, 0]
const failures: string[] = []
const flaky: string[] = []

/** Types, lint and format have no tests to count: they only can fail. */
async function check(name: string): Promise<void> {
  if (!(await runBeside(name, 'npm', 'run', '--silent', name))) failures.push(name)
}

/** One runner; a file that cannot even be loaded counts as a failure too. */
async function project(name: string): Promise<void> {
  const file = join(folder, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const endedWell = await runBeside(name, 'npx', 'vitest', 'run', '--project', name, ...reporters)
  const report = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as TestReport)
    .catch(() => undefined)
  const outcome = readOutcome(name, report, endedWell)
  passed += outcome.passed
  skipped += outcome.skipped
  failures.push(...outcome.failures)
  flaky.push(...outcome.flaky)
}

const folder = await mkdtemp(join(tmpdir(), 'bottega-test-'))
const browser = await ensureBrowser()
if (browser === undefined) failures.push('components and e2e: no browser')

const hasPostgres = postgresPrograms() !== undefined
if (!hasPostgres)
  console.log('\npostgres: left out, PostgreSQL is not on this machine ("apt-get install postgresql" brings it).')

/** Lint reads what `types` generates. */
async function checkThenUnit(): Promise<void> {
  await check('types')
  await check('lint')
  await project('unit')
  if (browser !== undefined) await project('components')
}

/** Every call on one of the two databases, and on both what depends on the database. (decision 0620) */
async function callsOnDatabases(): Promise<void> {
  await check('format:check')
  await project(hasPostgres ? 'postgres' : 'api')
  if (hasPostgres) await project('embedded')
}

// Each leaves a core idle half of its time. Journeys want the machine for themselves.
await Promise.all([checkThenUnit(), callsOnDatabases()])
if (browser !== undefined) await project('e2e')
await rm(folder, { recursive: true, force: true })

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
for (const line of flaky) console.log(`flaky: ${line}`)
// A copy of the sources without their history has no commit.
const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
await keepLastRun({ commit: (stdout ?? '').trim(), flaky })
console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
console.log(`${passed} passed, ${failures.length} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`)
process.exitCode = failures.length === 0 ? 0 : 1
