import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../lib/storage/testing-storage.ts'
import { keepPendingAdd, takePendingAdd, type PendingAdd } from './pending-add.ts'

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
  keepPendingAdd(pending)
  expect(takePendingAdd()).toEqual(pending)
  expect(takePendingAdd()).toBeUndefined()
})

test('one left behind is forgotten', () => {
  keepPendingAdd(pending)
  vi.advanceTimersByTime(6 * 60_000)
  expect(takePendingAdd()).toBeUndefined()
})
