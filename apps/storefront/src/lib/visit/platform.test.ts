import { expect, test } from 'vitest'
import { nativeShell } from './platform.ts'

test.each([
  [{}],
  [{ bottegaShell: {} }],
  [{ bottegaShell: { platform: 'web', uuid: 'a' } }],
  [{ bottegaShell: { platform: 'ios', uuid: '' } }],
])('%j is a browser [visit-6]', (place) => {
  expect(nativeShell(place)).toBeUndefined()
})

test('a shell that names platform and phone is one', () => {
  const bottegaShell = { platform: 'android', uuid: 'phone-1' }
  expect(nativeShell({ bottegaShell })).toBe(bottegaShell)
})
