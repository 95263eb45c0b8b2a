import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPendingAdd, takePendingAdd, type PendingAdd } from './pending-add.ts'

const pending = {
  line: { product: { productId: 7 }, options: {} },
  quantity: 300,
  choices: {},
} as unknown as PendingAdd

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an add put aside goes on once', () => {
  const session = storage()
  keepPendingAdd(pending, session)
  expect(takePendingAdd(session)).toEqual(pending)
  expect(takePendingAdd(session)).toBeUndefined()
})

test('one left behind is forgotten', () => {
  const session = storage()
  keepPendingAdd(pending, session)
  vi.advanceTimersByTime(6 * 60_000)
  expect(takePendingAdd(session)).toBeUndefined()
})
