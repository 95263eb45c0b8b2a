import { metresBetween } from '@bottega/rules/delivery/places/distance.ts'
import { expect, test } from 'vitest'
import { cornersOf } from './drawing.ts'

const stresa = { id: 1, name: 'Stresa', latitude: 45.8838, longitude: 8.5396 }
const luino = { id: 2, name: 'Luino', latitude: 46.0004, longitude: 8.7402 }

test('what is to be seen is the circle, whatever pins there are', () => {
  const [low, high] = cornersOf({ pins: [luino], around: { position: stresa, metres: 10_000 } }) ?? []
  const across = (low && high && metresBetween(low, { ...low, longitude: high.longitude })) ?? 0
  expect(Math.abs(across - 20_000)).toBeLessThan(100)
})

test('without a circle it is all pins, and with neither nothing', () => {
  expect(cornersOf({ pins: [luino, stresa], around: undefined })).toEqual([
    { latitude: stresa.latitude, longitude: stresa.longitude },
    { latitude: luino.latitude, longitude: luino.longitude },
  ])
  expect(cornersOf({ pins: [], around: undefined })).toBeUndefined()
})
