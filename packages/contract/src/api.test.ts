import { expect, test, vi } from 'vitest'
import { RefusalError } from './api.ts'
import { area } from './area.ts'
import { describedCalls } from './areas.ts'
import { authLogout, authTest } from './auth/calls.ts'
import { routeOf } from './call.ts'
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

test.each([
  [0, true],
  [200, false],
  [429, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])('under status %i the shop has not answered: %s', (httpStatus, unanswered) => {
  expect(new RefusalError({ ...silence, status: 1 }, anonymousUser, httpStatus).unanswered).toBe(unanswered)
})

test('an area whose call has no schema is refused when it is read, so that no shop opens with it', () => {
  const schemas = { authTest: describedCalls.get(routeOf(authTest))?.schema } as never
  expect(() => area('auth', { authTest, authLogout }, schemas)).toThrow(
    'The call authLogout of the area auth has no schema',
  )
})
