import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeForNextPage, takeFromLastPage } from './next-page.ts'
import { memoryStorage } from './testing-storage.ts'
import { goOnWithWanted, storeWanted } from './wanted.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what waited for a login waits for the mail of a registration, in another tab too, and goes on once', () => {
  storeForNextPage('pending_add', { line: 'oil' })
  storeWanted('/product/oil')
  expect(takeFromLastPage('pending_add')).toBeUndefined()
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.advanceTimersByTime(3 * 3_600_000)
  expect(goOnWithWanted()).toBe('/product/oil')
  expect(takeFromLastPage('pending_add')).toEqual({ line: 'oil' })
  expect(goOnWithWanted()).toBeUndefined()
})

test('what was wanted a day ago is over', () => {
  storeForNextPage('pending_heart', { productId: 7 })
  storeWanted('/product/oil')
  vi.advanceTimersByTime(25 * 3_600_000)
  expect(goOnWithWanted()).toBeUndefined()
  expect(takeFromLastPage('pending_heart')).toBeUndefined()
})
