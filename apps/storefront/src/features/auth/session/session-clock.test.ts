import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionClock, type SessionClock } from './session-clock.ts'

const minute = 60_000
let clock: SessionClock | undefined
const onEnd = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onEnd.mockReset()
  clock = sessionClock({ idleMs: 30 * minute, finalMs: 720 * minute, onEnd })
  clock.touch()
})
afterEach(() => {
  clock?.stop()
  vi.useRealTimers()
})

test('two minutes before its end the session is announced, then it ends', () => {
  vi.advanceTimersByTime(28 * minute - 1)
  expect(clock?.end.get()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(clock?.end.get()).toEqual({ leftMs: 2 * minute, isFinal: false })
  vi.advanceTimersByTime(minute)
  expect(clock?.end.get()).toEqual({ leftMs: minute, isFinal: false })
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(minute)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('whatever is asked of the shop puts the end off', () => {
  vi.advanceTimersByTime(29 * minute)
  clock?.touch()
  expect(clock?.end.get()).toBeUndefined()
  vi.advanceTimersByTime(27 * minute)
  expect(clock?.end.get()).toBeUndefined()
})

test('the twelve hours are announced too, and nothing puts them off', () => {
  for (let passed = 0; passed < 718; passed += 1) {
    vi.advanceTimersByTime(minute)
    clock?.touch()
  }
  expect(clock?.end.get()).toEqual({ leftMs: 2 * minute, isFinal: true })
  clock?.touch()
  vi.advanceTimersByTime(2 * minute)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a computer that slept through the end finds it over', () => {
  vi.setSystemTime(Date.now() + 45 * minute)
  vi.advanceTimersByTime(minute)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a clock that begins later counts from the start of the session', () => {
  clock?.stop()
  clock = sessionClock({ since: Date.now() - 29 * minute, idleMs: 30 * minute, finalMs: 720 * minute, onEnd })
  clock.look()
  expect(clock.end.get()).toEqual({ leftMs: minute, isFinal: false })
})
