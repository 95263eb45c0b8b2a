import { silence } from '@bottega/contract/silence.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifications } from './notifications.ts'
import { storeRemarks, showStoredRemarks } from './pending-remarks.ts'
import { memoryStorage } from '../storage/testing-storage.ts'

const words = 'Di Latte fresco intero puoi ordinare al massimo 12 pezzi.'
const lowered = {
  ...silence,
  warnings: [{ code: 'warning.cart.quantityLimited', warning: words }],
  warningsMessage: [words],
}
const shown = () => notifications.get().map(({ level, text }) => [level, text])

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  for (const { id } of notifications.get()) notifications.close(id)
  vi.useRealTimers()
})

test('what a login remarked is said by the page that starts after it, once [notices-6]', () => {
  storeRemarks(lowered)
  expect(shown()).toEqual([])
  showStoredRemarks()
  showStoredRemarks()
  expect(shown()).toEqual([['warning', words]])
})

test('an answer that says nothing keeps nothing', () => {
  storeRemarks(silence)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('remarks left behind are not said any more', () => {
  storeRemarks(lowered)
  vi.advanceTimersByTime(6 * 60_000)
  showStoredRemarks()
  expect(shown()).toEqual([])
})
