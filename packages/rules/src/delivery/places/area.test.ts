import { describe, expect, test } from 'vitest'
import { type Area, isInside } from './area.ts'

/** A square around Milano with a bay from the north in its middle. */
const area: Area = [
  [45.3, 9.0],
  [45.6, 9.0],
  [45.6, 9.1],
  [45.4, 9.15],
  [45.6, 9.2],
  [45.6, 9.3],
  [45.3, 9.3],
]

describe('whether an area reaches a place', () => {
  test.each([
    ['its middle', 45.35, 9.15, true],
    ['west of the bay', 45.55, 9.05, true],
    ['in the bay', 45.55, 9.15, false],
    ['south of it', 45.2, 9.15, false],
    ['east of it', 45.4, 9.35, false],
  ])('%s', (_where, latitude, longitude, inside) => {
    expect(isInside({ latitude, longitude }, area)).toBe(inside)
  })
})
