import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Report } from '../report.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const model = 'apps/api/src/trade/refunds/money-model.postgres.test.ts'

/**
 * The model of an order's money over many more courses than the test command has, with a seed of this run; `MONEY_RUNS` and
 * `MONEY_SEED` make a run again, or a shorter one.
 */
export async function moneyFigures(report: Report): Promise<void> {
  const seed = Number(process.env['MONEY_SEED'] ?? randomInt(2 ** 31))
  const courses = Number(process.env['MONEY_RUNS'] ?? 5000)
  console.log(`${courses} courses of an order's money, seed ${seed}`)
  const began = performance.now()
  const child = spawn('npx', ['vitest', 'run', '--project', 'postgres', model], {
    cwd: root,
    env: { ...process.env, MONEY_RUNS: String(courses), MONEY_SEED: String(seed) },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`an order's money went wrong with MONEY_SEED=${seed}: its course is printed above`)
  const perSecond = courses / ((performance.now() - began) / 1000)
  report.note({
    name: `courses of an order's money that agree with the oracle, seed ${seed}`,
    value: `${courses} (${perSecond.toFixed(1)}/s)`,
    target: '5,000',
  })
}
