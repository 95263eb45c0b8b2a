import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readOutcome, type TestReport } from './test-report.ts'

const report = (testResults: TestReport['testResults']): TestReport => ({
  numPassedTests: 3,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
})
const file = (name: string, known: Partial<TestReport['testResults'][number]>) => ({
  name: resolve(name),
  status: 'failed',
  message: '',
  assertionResults: [],
  ...known,
})

test('a runner without a failure gives its figures', () => {
  expect(readOutcome('unit', report([file('a.test.ts', { status: 'passed' })]), true)).toEqual({
    passed: 3,
    skipped: 2,
    failures: [],
  })
})

test('a failed test is named with its file and the first line of its message, without colours', () => {
  const assertionResults = [
    { fullName: 'a cart is stored', status: 'failed', failureMessages: ['\u{1B}[31mTimeout\u{1B}[39m\n at x.ts'] },
    { fullName: 'a cart is empty', status: 'passed', failureMessages: [] },
  ]
  expect(readOutcome('api', report([file('apps/a.test.ts', { assertionResults })]), false).failures).toEqual([
    'api: apps/a.test.ts > a cart is stored\n    Timeout',
  ])
})

test('a file that cannot be loaded is one failure', () => {
  expect(readOutcome('unit', report([file('a.test.ts', { message: 'no such module' })]), false).failures).toEqual([
    'unit: a.test.ts\n    no such module',
  ])
})

test.each([
  ['left no report', undefined, true],
  ['ended badly without naming a test', report([]), false],
])('a runner that %s is one failure', (_how, written, endedWell) => {
  expect(readOutcome('e2e', written, endedWell).failures).toEqual(['e2e: did not end well, see its output above'])
})
