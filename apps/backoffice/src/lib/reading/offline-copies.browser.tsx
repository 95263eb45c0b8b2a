import { afterEach, expect, test, vi } from 'vitest'
import { askWithCopy, deleteCopies, readCopy, storeCopy } from './offline-copies.ts'

afterEach(async () => {
  vi.useRealTimers()
  await deleteCopies()
})

test('what was asked for before the sign-out is not stored when it comes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const read = askWithCopy('slot 9', () => promise)
  vi.setSystemTime(2000)
  await deleteCopies()
  resolve('late')
  expect(await read).toMatchObject({ answer: 'late' })
  vi.setSystemTime(3000)
  await storeCopy('slot 10', 'of the next person')
  expect(await readCopy('slot 9')).toBeUndefined()
  expect(await readCopy('slot 10')).toMatchObject({ answer: 'of the next person' })
})
