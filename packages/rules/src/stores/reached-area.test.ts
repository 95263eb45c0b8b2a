import { expect, test } from 'vitest'
import { metresBetween } from '../delivery/places/distance.ts'
import { outlineAround } from './reached-area.ts'

const milano = { latitude: 45.4643, longitude: 9.1895 }
const monza = { latitude: 45.5845, longitude: 9.2744 }
const lodi = { latitude: 45.3144, longitude: 9.5061 }
const melzo = { latitude: 45.45, longitude: 9.35 }

test('the outline of one place is a ring at that distance, closed', () => {
  const ring = outlineAround([milano], 4000)
  expect(ring).toHaveLength(13)
  expect(ring.at(-1)).toEqual(ring[0])
  for (const [longitude, latitude] of ring)
    expect(Math.abs(metresBetween(milano, { latitude, longitude }) - 4000)).toBeLessThan(60)
})

test('that of several encloses them all, counter-clockwise, and a place inside changes nothing', () => {
  const ring = outlineAround([milano, monza, lodi], 4000)
  expect(outlineAround([milano, melzo, monza, lodi], 4000)).toEqual(ring)
  const area = ring.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring[index] ?? [0, 0]
    return sum + fromX * y - x * fromY
  }, 0)
  expect(area).toBeGreaterThan(0)
})

test('without places there is none', () => {
  expect(outlineAround([], 4000)).toEqual([])
})
