import { expect, test } from 'vitest'
import { legible } from './legible.ts'

const size = { x: 400, y: 300 }
const shown = (names: { name: string; x: number; y: number }[]) => legible(names, size).map(({ name }) => name)

test('of two names that would overlap the first is written', () => {
  const milano = { name: 'Milano', x: 200, y: 150 }
  expect(shown([milano, { name: 'Monza', x: 220, y: 140 }, { name: 'Lodi', x: 220, y: 190 }])).toEqual([
    'Milano',
    'Lodi',
  ])
})

test('a name the edge would cut is left out', () => {
  expect(
    shown([
      { name: 'Torino', x: 10, y: 150 },
      { name: 'Genova', x: 200, y: 299 },
    ]),
  ).toEqual([])
})
