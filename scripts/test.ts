import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from '../apps/api/src/testing/postgres-cluster.ts'
import { ensureBrowser } from './browser.ts'
import { run } from './run.ts'

interface Count {
  passed: number
  failed: number
  skipped: number
}
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

const total: Count = { passed: 0, failed: 0, skipped: 0 }

/** Types, lint and format have no tests to count: they only can fail. */
async function check(name: string): Promise<void> {
  console.log(`\n${name}`)
  if (!(await run('npm', 'run', '--silent', name))) total.failed++
}

/** One runner; a file that cannot even be loaded counts as a failure too. */
async function project(name: string, folder: string): Promise<void> {
  console.log(`\n${name}`)
  const file = join(folder, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const ended = await run('npx', 'vitest', 'run', '--project', name, ...reporters)
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<Report>
  const failed = report.numFailedTests ?? 0
  total.passed += report.numPassedTests ?? 0
  total.skipped += (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0)
  total.failed += failed === 0 && !ended ? 1 : failed
}

const folder = await mkdtemp(join(tmpdir(), 'bottega-test-'))
for (const name of ['types', 'lint', 'format:check']) await check(name)
await project('unit', folder)
await project('api', folder)
if (postgresPrograms() === undefined)
  console.log('\npostgres: left out, PostgreSQL is not on this machine ("apt-get install postgresql" brings it).')
else await project('postgres', folder)
if ((await ensureBrowser()) === undefined) total.failed++
else await project('e2e', folder)
await rm(folder, { recursive: true, force: true })

const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 ? 0 : 1
