import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { expect, test } from 'vitest'
import { machineSlowness, slownessOf } from './machine-speed.ts'

test.each([
  [100, 1],
  [650, 1],
  [860, 1],
  [1300, 2],
  [2600, 4],
  [60_000, 6],
])('a machine that works %i ms is so many times slower: %d', (milliseconds, slowness) => {
  expect(slownessOf(milliseconds)).toBe(slowness)
})

test('a time limit grows with the machine’s slowness, and is never shorter than written', () => {
  expect([0.5, 1, 2.5, Number.NaN].map((slowness) => atThisSpeed(10_000, slowness))).toEqual([
    10_000, 10_000, 25_000, 10_000,
  ])
})

test('the slowness is measured once for a run, and its processes are handed it', async () => {
  const measured = Number(process.env['MACHINE_SLOWNESS'])
  expect(measured).toBeGreaterThanOrEqual(1)
  expect(await machineSlowness()).toBe(measured)
})

test('a machine is measured where none has handed on its slowness', async () => {
  delete process.env['MACHINE_SLOWNESS']
  const slowness = await machineSlowness()
  expect(slowness).toBeGreaterThanOrEqual(1)
  expect(process.env['MACHINE_SLOWNESS']).toBe(String(slowness))
})
