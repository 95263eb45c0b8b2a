import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

test.each([
  [0, '0 m'],
  [344, '340 m'],
  [1000, '1 km'],
  [1240, '1,2 km'],
  [24_400, '24 km'],
])('%i metres', (metres, text) => {
  expect(distanceText(metres, 'it').replaceAll('\u00a0', ' ')).toBe(text)
})
