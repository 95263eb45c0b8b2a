import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, readableInk, textContrast } from './readable-ink.ts'

test('white on black has the highest contrast, a colour on itself none', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#1e6b45', '#1e6b45')).toBe(1)
})

test.each([
  ['#fbefd3', '#1c2b22'],
  ['#ffffff', '#1c2b22'],
  ['#134a30', '#ffffff'],
  ['#8a1538', '#ffffff'],
  ['#7a7a7a', '#000000'],
])('on %s the ink is %s', (background, ink) => expect(readableInk(background)).toBe(ink))

test('text can be read on any background', () => {
  const colour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  assert(property(colour, (background) => contrast(background, readableInk(background)) >= textContrast))
})
