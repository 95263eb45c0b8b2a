import { expect, test } from 'vitest'
import { idIn, pageIn } from './asked.ts'

test.each([
  ['7', 7],
  ['2000001', 2_000_001],
  ['0', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['7abc', undefined],
  ['12345678901', undefined],
  ['', undefined],
  [null, undefined],
])('the id in %j is %j', (text, id) => expect(idIn(text)).toBe(id))

test('an address without a page, or with none that there can be, asks for the first', () => {
  expect(['page=3', '', 'page=zero', 'page=-1'].map((text) => pageIn(new URLSearchParams(text)))).toEqual([3, 1, 1, 1])
})
