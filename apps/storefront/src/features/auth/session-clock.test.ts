import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionClock, type SessionClock } from './session-clock.ts'

const minute = 60_000
let clock: SessionClock | undefined
const onEnd = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onEnd.mockReset()
  clock = sessionClock({ lengthMs: 30 * minute, onEnd })
  clock.touch()
})
afterEach(() => {
  clock?.stop()
  vi.useRealTimers()
})

test('two minutes before its end the session is announced, then it ends', () => {
  vi.advanceTimersByTime(28 * minute - 1)
  expect(clock?.left.get()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(clock?.left.get()).toBe(2 * minute)
  vi.advanceTimersByTime(minute)
  expect(clock?.left.get()).toBe(minute)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(minute)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('whatever is asked of the shop puts the end off', () => {
  vi.advanceTimersByTime(29 * minute)
  clock?.touch()
  expect(clock?.left.get()).toBeUndefined()
  vi.advanceTimersByTime(27 * minute)
  expect(clock?.left.get()).toBeUndefined()
})

test('a computer that slept through the end finds it over', () => {
  vi.setSystemTime(Date.now() + 45 * minute)
  vi.advanceTimersByTime(minute)
  expect(onEnd).toHaveBeenCalledOnce()
})
