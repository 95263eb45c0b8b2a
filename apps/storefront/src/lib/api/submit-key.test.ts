import { expect, test } from 'vitest'
import { createSubmitKey } from './submit-key.ts'

function keys() {
  let count = 0
  return createSubmitKey(() => `key-${++count}`)
}

test('a submit whose answer was lost goes out again with the same key', () => {
  const key = keys()
  expect([key.of('card, version 4'), key.of('card, version 4')]).toEqual(['key-1', 'key-1'])
})

test('after an answer, and for another request, the key is new', () => {
  const key = keys()
  expect(key.of('card')).toBe('key-1')
  key.answered()
  expect(key.of('card')).toBe('key-2')
  expect(key.of('at the door')).toBe('key-3')
})

test('keys of a browser differ', () => {
  expect(createSubmitKey().of('card')).not.toBe(createSubmitKey().of('card'))
})
