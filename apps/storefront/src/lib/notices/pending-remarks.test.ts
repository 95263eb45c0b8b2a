import { silence } from '@bottega/contract/silence.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifications } from './notifications.ts'
import { keepRemarks, sayKeptRemarks } from './pending-remarks.ts'
import { memoryStorage } from '../storage/testing-storage.ts'

const words = 'Di Latte fresco intero puoi ordinare al massimo 12 pezzi.'
const lowered = {
  ...silence,
  warnings: [{ code: 'warning.cart.quantityLimited', warning: words }],
  warningsMessage: [words],
}
const said = () => notifications.get().map(({ level, text }) => [level, text])

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  for (const { id } of notifications.get()) notifications.close(id)
  vi.useRealTimers()
})

test('what a login remarked is said by the page that starts after it, once', () => {
  keepRemarks(lowered)
  expect(said()).toEqual([])
  sayKeptRemarks()
  sayKeptRemarks()
  expect(said()).toEqual([['warning', words]])
})

test('an answer that says nothing keeps nothing', () => {
  keepRemarks(silence)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('remarks left behind are not said any more', () => {
  keepRemarks(lowered)
  vi.advanceTimersByTime(6 * 60_000)
  sayKeptRemarks()
  expect(said()).toEqual([])
})
