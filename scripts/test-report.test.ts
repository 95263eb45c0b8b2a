import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { keepLastRun, readLastRun, readOutcome, type TestReport } from './test-report.ts'

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
    flaky: [],
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

test('a test that passed at a second try is flaky, and says what the first one failed on', () => {
  const assertionResults = [
    { fullName: 'a cart is stored', status: 'passed', failureMessages: ['Error: Timeout\n at x.ts'] },
    { fullName: 'a cart is empty', status: 'passed', failureMessages: [] },
    { fullName: 'a cart is full', status: 'failed', failureMessages: ['Error: Gone'] },
  ]
  const written = report([file('e2e/a.e2e.ts', { assertionResults })])
  expect(readOutcome('e2e', written, false)).toMatchObject({
    failures: ['e2e: e2e/a.e2e.ts > a cart is full\n    Error: Gone'],
    flaky: ['e2e: e2e/a.e2e.ts > a cart is stored\n    Error: Timeout'],
  })
})

test('the last run is kept for the bench, and none is no run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-last-run-'))
  const kept = join(folder, 'cache/last.json')
  expect(readLastRun(kept)).toBeUndefined()
  await keepLastRun({ commit: 'abc', flaky: ['e2e: a'] }, kept)
  expect(readLastRun(kept)).toEqual({ commit: 'abc', flaky: ['e2e: a'] })
  await rm(folder, { recursive: true })
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
