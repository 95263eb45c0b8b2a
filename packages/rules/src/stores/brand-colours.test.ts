import { expect, test } from 'vitest'
import { contrast } from '../content/readable-ink.ts'
import { brandTokens, colourFaults } from './brand-colours.ts'

test('a colour in which letters can be read gives the shop all its shades, each of them readable [identity-7]', () => {
  const tokens = brandTokens({ brand: '#7a1f3d' })
  expect(colourFaults({ brand: '#7a1f3d' })).toEqual([])
  expect(contrast(tokens['--primary'], '#ffffff')).toBeGreaterThan(4.5)
  expect(contrast(tokens['--primary'], tokens['--tint'])).toBeGreaterThan(4.5)
  expect(contrast(tokens['--on-deep-soft'], tokens['--primary-deep'])).toBeGreaterThan(4.5)
  expect(Object.values(tokens).every((value) => /^#[\da-f]{6}$/.test(value))).toBe(true)
})

test('a colour that is too light is refused with the contrast that was measured [identity-8]', () => {
  expect(colourFaults({ brand: '#f0b000' })).toEqual([
    {
      field: 'brand',
      text: '#f0b000 has a contrast of 1.92:1 with white letters on it; it takes 4.5:1 at least',
    },
  ])
  expect(colourFaults({ brand: '#7a1f3d', dark: '#8a8a8a' })).toMatchObject([{ field: 'dark' }])
})
