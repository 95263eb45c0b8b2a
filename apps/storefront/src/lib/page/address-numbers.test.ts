import { expect, test } from 'vitest'
import { idIn, pageIn } from './address-numbers.ts'

test.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['1234567890', undefined],
  ['0', undefined],
  ['07', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['', undefined],
  [null, undefined],
])('the id in %j is %s', (text, id) => expect(idIn(text)).toBe(id))

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=2.5', 1],
  ['page=100000', 1],
])('the page in %j is %i', (query, page) => expect(pageIn(new URLSearchParams(query))).toBe(page))
