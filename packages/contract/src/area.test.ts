import { expect, test } from 'vitest'
import { area } from './area.ts'
import { authLogout, authTest } from './auth/calls.ts'
import { describedCalls } from './areas.ts'
import { routeOf } from './call.ts'

test('an area whose call has no schema is refused when it is read, so that no shop opens with it', () => {
  const schemas = { authTest: describedCalls.get(routeOf(authTest))?.schema } as never
  expect(() => area('auth', { authTest, authLogout }, schemas)).toThrow(
    'The call authLogout of the area auth has no schema',
  )
})
