import { expect, test } from 'vitest'
import { clearIfSent } from './clear-if-sent.ts'

test.each([
  ['what was sent is typed no more', 'Suona', undefined],
  ['what was typed meanwhile stays', 'Suona al primo', 'Suona al primo'],
  ['where nothing was typed nothing is', undefined, undefined],
])('once the shop has taken it, %s', (_, typed, left) => {
  expect(clearIfSent('Suona')(typed)).toBe(left)
})
