import { readLastRun } from '../../../scripts/test-report.ts'
import type { Report } from '../report.ts'

/** Tests that passed at a second try alone in the last `npm test` on this machine: one is a fault of the bench too. */
export function testFigures(report: Report): Promise<void> {
  const last = readLastRun()
  const value = last === undefined ? 'not known: no run of npm test here' : `${last.flaky.length}, at ${last.commit}`
  report.note({ name: 'flaky tests of the last run', value, target: '0' })
  if (last !== undefined && last.flaky.length > 0)
    return Promise.reject(new Error(`flaky: ${last.flaky.map((line) => line.split('\n')[0]).join('; ')}`))
  return Promise.resolve()
}
