import { relative } from 'node:path'

/** The output of vitest's JSON reporter, as far as it is read here. */
export interface TestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

export interface Outcome {
  passed: number
  skipped: number
  /** One line for each failure: where, which test, and how its message begins. */
  failures: string[]
}

const colours = new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g')
const firstLine = (message: string) => (message.replaceAll(colours, '').trim().split('\n')[0] ?? '').slice(0, 160)

/**
 * The results of one runner. A file that could not be loaded or prepared is a failure of its own, and so is a runner
 * that ended badly, or left no report, without naming any test.
 */
export function readOutcome(runner: string, report: TestReport | undefined, endedWell: boolean): Outcome {
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => `${runner}: ${file} > ${one.fullName}\n    ${firstLine(one.failureMessages?.[0] ?? '')}`)
    return tests.length === 0 && status === 'failed' ? [`${runner}: ${file}\n    ${firstLine(message)}`] : tests
  })
  if (failures.length === 0 && (!endedWell || report === undefined))
    failures.push(`${runner}: did not end well, see its output above`)
  return {
    passed: report?.numPassedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
  }
}
