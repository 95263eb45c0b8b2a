import { describe, expect, test } from 'vitest'
import { metresBetween } from './distance.ts'

const duomo = { latitude: 45.4641, longitude: 9.1919 }

describe('metresBetween', () => {
  test('is zero from a place to itself', () => expect(metresBetween(duomo, duomo)).toBe(0))

  test.each([
    ['Milano Centrale', { latitude: 45.4849, longitude: 9.2046 }, 2_500],
    ['Torino Porta Nuova', { latitude: 45.0621, longitude: 7.6785 }, 126_000],
    ['the antipodes', { latitude: -45.4641, longitude: -170.8081 }, 20_015_000],
  ])('from the Duomo of Milano to %s', (_name, place, metres) => {
    expect(Math.abs(metresBetween(duomo, place) / metres - 1)).toBeLessThan(0.02)
    expect(metresBetween(place, duomo)).toBeCloseTo(metresBetween(duomo, place), 3)
  })
})
