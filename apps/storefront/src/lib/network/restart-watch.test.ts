import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { timing } from '../visit/application-configuration.ts'
import { restartWatch } from './restart-watch.ts'

const { restartAfterMs } = timing

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

function watched(isBusy = () => false) {
  let restarts = 0
  const watch = restartWatch({ startedAt: Date.now(), isBusy, restart: () => (restarts += 1) })
  return { watch, restarts: () => restarts }
}

describe('the shop is restarted', () => {
  test('1800000 milliseconds after its last start, once [network-1]', () => {
    expect(restartAfterMs).toBe(1_800_000)
    const { restarts } = watched()
    vi.advanceTimersByTime(restartAfterMs)
    expect(restarts()).toBe(0)
    vi.advanceTimersByTime(30_000)
    expect(restarts()).toBe(1)
    vi.advanceTimersByTime(restartAfterMs)
    expect(restarts()).toBe(1)
  })

  test('not while the page is used, but a minute after the last use', () => {
    const { watch, restarts } = watched()
    vi.advanceTimersByTime(restartAfterMs)
    for (let times = 0; times < 10; times += 1) {
      vi.advanceTimersByTime(20_000)
      watch.touch()
    }
    expect(restarts()).toBe(0)
    vi.advanceTimersByTime(90_000)
    expect(restarts()).toBe(1)
  })

  test('at once when an old page comes back to view', () => {
    const { watch, restarts } = watched()
    vi.setSystemTime(restartAfterMs + 1)
    watch.comeBack()
    expect(restarts()).toBe(1)
  })

  test('not when a young page comes back to view', () => {
    const { watch, restarts } = watched()
    watch.comeBack()
    expect(restarts()).toBe(0)
  })

  test('not while something is under way, and as soon as it is over', () => {
    let busy = true
    const { restarts } = watched(() => busy)
    vi.advanceTimersByTime(restartAfterMs * 2)
    expect(restarts()).toBe(0)
    busy = false
    vi.advanceTimersByTime(30_000)
    expect(restarts()).toBe(1)
  })
})
