import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '../content/readable-ink.ts'
import { brandTokens, colourFaults, darkBrandTokens } from './brand-colours.ts'

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

const channel = integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
const colour = tuple(channel, channel, channel).map(([red, green, blue]) => `#${red}${green}${blue}`)

test('in a dark room every colour that was not refused has shades that can be read there [theme-1]', () => {
  assert(
    property(
      colour.filter((brand) => colourFaults({ brand }).length === 0),
      constantFrom('coop', 'collect'),
      (brand, site) => {
        const tokens = darkBrandTokens({ brand })
        const { paper, surface, cream, onDeep } = darkGrounds[site]
        const pairs = [
          ...[paper, surface, cream, tokens['--tint']].map((ground) => [tokens['--primary'], ground] as const),
          ...[paper, surface, cream, tokens['--tint-strong']].map(
            (ground) => [tokens['--primary-deep'], ground] as const,
          ),
          [onDeep, tokens['--deep']],
          [tokens['--on-deep-soft'], tokens['--deep']],
          [onDeep, tokens['--tint-strong']],
        ] as const
        expect(pairs.filter(([one, other]) => contrast(one, other) < 4.5)).toEqual([])
      },
    ),
  )
})

/** Of `tokens.css`, in a dark room. */
const darkGrounds = {
  coop: { paper: '#121a15', surface: '#1a241e', cream: '#232f28', onDeep: '#eef3ef' },
  collect: { paper: '#12151f', surface: '#1a1f2e', cream: '#232a3c', onDeep: '#eef1f8' },
} as const
