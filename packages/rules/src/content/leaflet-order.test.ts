import { describe, expect, test } from 'vitest'
import { leafletState, leafletTypes, rankOfLeafletType } from './leaflet-order.ts'

describe('types of leaflets', () => {
  test('are displayed as 10, 4, 7, 3, 9, 5, 8, 6, and the others last [leaflets-14]', () => {
    const sorted = [...leafletTypes].toSorted((one, other) => rankOfLeafletType(one) - rankOfLeafletType(other))
    expect(sorted).toEqual([10, 4, 7, 3, 9, 5, 8, 6, 1, 2])
  })
})

describe('a leaflet', () => {
  test.each([
    ['2026-11-18', 'coming'],
    ['2026-11-19', 'running'],
    ['2026-12-02', 'running'],
    ['2026-12-03', 'over'],
  ] as const)('of 19 November to 2 December is on %s %s', (day, state) => {
    expect(leafletState({ from: '2026-11-19', to: '2026-12-02' }, day)).toBe(state)
  })
})
