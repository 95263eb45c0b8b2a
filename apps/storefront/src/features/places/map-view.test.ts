import { describe, expect, test } from 'vitest'
import {
  closer,
  fittingView,
  isOnMap,
  legible,
  mapHeight,
  mapWidth,
  scaleMetres,
  spotOf,
  tilesUnder,
  unitsOf,
} from './map-view.ts'

const stresa = { latitude: 45.8838, longitude: 8.5396 }
const verbania = { latitude: 45.9354, longitude: 8.5748 }
const luino = { latitude: 46.0004, longitude: 8.7402 }

describe('the view that fits', () => {
  test('holds the circle around a place, which stays in the middle', () => {
    const view = fittingView({ around: { position: stresa, metres: 10_000 }, pins: [luino] })
    expect(view?.center).toEqual(stresa)
    const radius = view ? unitsOf(10_000, view) : 0
    expect(radius).toBeGreaterThan(mapHeight / 3)
    expect(radius).toBeLessThan(mapHeight / 2)
  })

  test('without a circle holds every pin', () => {
    const view = fittingView({ pins: [stresa, verbania, luino] })
    expect(view && [stresa, verbania, luino].map((pin) => isOnMap(spotOf(pin, view)))).toEqual([true, true, true])
  })

  test('of one pin is close, of none is none', () => {
    expect(fittingView({ pins: [stresa] })).toEqual({ center: stresa, zoom: 15 })
    expect(fittingView({ pins: [] })).toBeUndefined()
  })
})

const view = { center: stresa, zoom: 11 }

test('north is up and east is right', () => {
  expect(spotOf(stresa, view)).toEqual({ x: mapWidth / 2, y: mapHeight / 2 })
  expect(spotOf(luino, view).y).toBeLessThan(mapHeight / 2)
  expect(spotOf(luino, view).x).toBeGreaterThan(mapWidth / 2)
})

test('one step closer doubles every length', () => {
  expect(unitsOf(1000, closer(view))).toBeCloseTo(2 * unitsOf(1000, view))
})

test('the scale is a round length that fits', () => {
  const metres = scaleMetres(view)
  expect([1, 2, 5]).toContain(Number(String(metres)[0]))
  expect(unitsOf(metres, view)).toBeGreaterThan(40)
  expect(unitsOf(metres, view)).toBeLessThanOrEqual(120)
})

test('map pictures cover the whole map without a gap', () => {
  const tiles = tilesUnder({ ...view, zoom: 11.3 }, 'https://tiles.example/{z}/{x}/{y}.png')
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ x, size }) => x + size))).toBeGreaterThanOrEqual(mapWidth)
  expect(Math.max(...tiles.map(({ y, size }) => y + size))).toBeGreaterThanOrEqual(mapHeight)
  expect(tiles[0]?.href).toMatch(/^https:\/\/tiles\.example\/11\/107\d\/7[23]\d\.png$/)
})

test('of names that would lie upon each other the larger town stays', () => {
  const towns = [
    { name: 'Verbania', ...verbania },
    { name: 'Pallanza', latitude: 45.934, longitude: 8.57 },
    { name: 'Stresa', ...stresa },
  ]
  expect(legible(towns, view).map(({ name }) => name)).toEqual(['Verbania', 'Stresa'])
})
