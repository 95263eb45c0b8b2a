import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Assertion {
  fullName: string
  status: string
  failureMessages: string[] | null
}

/** The output of vitest's JSON reporter, as far as it is read here. */
export interface TestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: Assertion[]
  }[]
}

export interface Outcome {
  passed: number
  skipped: number
  /** One line for each failure: where, which test, and how its message begins. */
  failures: string[]
  /** Passed, but at a second try alone: written as a failure is. */
  flaky: string[]
}

const colours = new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g')
const firstLine = (message: string) => (message.replaceAll(colours, '').trim().split('\n')[0] ?? '').slice(0, 160)

const lineOf = (runner: string, file: string, { fullName, failureMessages }: Assertion) =>
  `${runner}: ${file} > ${fullName}\n    ${firstLine(failureMessages?.[0] ?? '')}`

/** The runner keeps what a first try failed on at a test that passed at the second. */
const isFlaky = ({ status, failureMessages }: Assertion) => status === 'passed' && (failureMessages ?? []).length > 0

/**
 * The results of one runner. A file that could not be loaded or prepared is a failure of its own, and so is a runner
 * that ended badly, or left no report, without naming any test.
 */
export function readOutcome(runner: string, report: TestReport | undefined, endedWell: boolean): Outcome {
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults.filter((one) => one.status === 'failed').map((one) => lineOf(runner, file, one))
    return tests.length === 0 && status === 'failed' ? [`${runner}: ${file}\n    ${firstLine(message)}`] : tests
  })
  if (failures.length === 0 && (!endedWell || report === undefined))
    failures.push(`${runner}: did not end well, see its output above`)
  return {
    passed: report?.numPassedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
    flaky: (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isFlaky).map((one) => lineOf(runner, relative(process.cwd(), name), one)),
    ),
  }
}

/** The findings of the last run of all tests on this machine, for the bench. */
export interface LastRun {
  commit: string
  flaky: readonly string[]
}

const lastRun = fileURLToPath(new URL('../node_modules/.cache/last-test-run.json', import.meta.url))

export async function keepLastRun(run: LastRun, file = lastRun): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(run))
}

/** Undefined where none is kept. */
export function readLastRun(file = lastRun): LastRun | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LastRun) : undefined
}
