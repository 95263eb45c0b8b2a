import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storageTemperatures } from '../catalog/storage-temperature.ts'
import { lineGrams, type TrolleyLine, trolleysOf } from './trolleys.ts'

const most = 60_000
const someLines = array(
  record({
    orderId: integer({ min: 1, max: 8 }),
    temperature: constantFrom(...storageTemperatures),
    grams: integer({ min: 0, max: 80_000 }),
  }),
  { maxLength: 60 },
).map((all) =>
  all
    .toSorted((one, other) => one.orderId - other.orderId)
    .map(({ orderId, temperature, grams }, place): TrolleyLine => ({
      lineId: place + 1,
      orderId,
      pickerId: orderId > 4 ? 7 : null,
      temperature,
      grams,
    })),
)
const byId = (lines: readonly TrolleyLine[]) => new Map(lines.map((line) => [line.lineId, line]))

describe('the trolleys of a batch', () => {
  test('have every line exactly once [trolleys-1]', () =>
    assert(
      property(someLines, (lines) => {
        const placed = trolleysOf(lines, most).flatMap(({ lineIds }) => lineIds)
        expect(placed.toSorted((one, other) => one - other)).toEqual(lines.map(({ lineId }) => lineId))
      }),
    ))

  test('carry no more than one may, unless a single line is heavier by itself [trolleys-2]', () =>
    assert(
      property(someLines, (lines) => {
        const weights = byId(lines)
        for (const { grams, lineIds } of trolleysOf(lines, most)) {
          expect(grams).toBe(lineIds.reduce((sum, id) => sum + (weights.get(id)?.grams ?? 0), 0))
          if (lineIds.length > 1) expect(grams).toBeLessThanOrEqual(most)
        }
      }),
    ))

  test('have goods of one temperature and one picker, whose frozen ones come last [trolleys-3]', () =>
    assert(
      property(someLines, (lines) => {
        const known = byId(lines)
        const trolleys = trolleysOf(lines, most)
        for (const { temperature, pickerId, lineIds } of trolleys)
          for (const id of lineIds) expect(known.get(id)).toMatchObject({ temperature, pickerId })
        expect(trolleys.map(({ number }) => number)).toEqual(trolleys.map((_, place) => place + 1))
        for (const own of Map.groupBy(trolleys, ({ pickerId }) => pickerId).values()) {
          const steps = own.map(({ temperature }) => storageTemperatures.indexOf(temperature))
          expect(steps).toEqual(steps.toSorted((one, other) => one - other))
        }
      }),
    ))

  test('keep an order together where one trolley carries its goods of a temperature [trolleys-4]', () =>
    assert(
      property(someLines, (lines) => {
        const trolleys = trolleysOf(lines, most)
        for (const order of Map.groupBy(lines, (line) => `${line.orderId} ${line.temperature}`).values()) {
          const ids = new Set(order.map(({ lineId }) => lineId))
          const used = trolleys.filter(({ lineIds }) => lineIds.some((id) => ids.has(id)))
          if (order.reduce((sum, { grams }) => sum + grams, 0) <= most) expect(used).toHaveLength(1)
        }
      }),
    ))

  test('stay as they are when a later order comes: what is in a trolley together stays together [trolleys-5]', () =>
    assert(
      property(someLines, (lines) => {
        const last = lines.at(-1)?.orderId
        const before = trolleysOf(
          lines.filter(({ orderId }) => orderId !== last),
          most,
        )
        const after = trolleysOf(lines, most)
        for (const { lineIds } of before)
          expect(after.some((trolley) => lineIds.every((id) => trolley.lineIds.includes(id)))).toBe(true)
      }),
    ))
})

const piece = { sellingMode: 'piece', quantityOrdered: 3000, unitWeight: null } as const
test.each([
  ['three bottles of 1.5 l', { ...piece, contentAmount: 1.5, contentUnit: 'l' }, 4500],
  ['three packs of 250 g', { ...piece, contentAmount: 250, contentUnit: 'g' }, 750],
  ['three melons of usually 1.2 kg', { ...piece, unitWeight: 1200, contentAmount: null, contentUnit: null }, 3600],
  ['three times six eggs', { ...piece, contentAmount: 6, contentUnit: 'pz' }, 1500],
  ['three brooms', { ...piece, contentAmount: null, contentUnit: null }, 1500],
  [
    '0.8 kg of apples',
    { ...piece, sellingMode: 'loose', quantityOrdered: 800, contentAmount: null, contentUnit: null },
    800,
  ],
] as const)('%s weigh what their labels say, or half a kilogram each [trolleys-6]', (_what, line, grams) => {
  expect(lineGrams(line)).toBe(grams)
})
