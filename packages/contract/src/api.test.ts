import { expect, test, vi } from 'vitest'
import { RefusalError } from './api.ts'
import { anonymousUser } from './envelope.ts'
import { silence } from './silence.ts'

test('a refusal thrown by another copy of this module is a refusal', async () => {
  vi.resetModules()
  const copy = await import('./api.ts')
  expect(copy.RefusalError).not.toBe(RefusalError)
  expect(new copy.RefusalError({ ...silence, status: 2 }, anonymousUser, 200)).toBeInstanceOf(RefusalError)
})

test('other errors are not', () => {
  expect(new TypeError('ours')).not.toBeInstanceOf(RefusalError)
})
