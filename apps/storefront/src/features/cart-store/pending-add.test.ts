import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../lib/storage/testing-storage.ts'
import { storePendingAdd, takePendingAdd, type PendingAdd } from './pending-add.ts'

const pending = {
  line: { product: { productId: 7 }, options: {} },
  quantity: 300,
  choices: {},
} as unknown as PendingAdd

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => void vi.useRealTimers())

test('an add put aside goes on once', () => {
  storePendingAdd(pending)
  expect(takePendingAdd()).toEqual(pending)
  expect(takePendingAdd()).toBeUndefined()
})

test('one left behind is forgotten', () => {
  storePendingAdd(pending)
  vi.advanceTimersByTime(6 * 60_000)
  expect(takePendingAdd()).toBeUndefined()
})
