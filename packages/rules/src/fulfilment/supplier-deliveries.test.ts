import { expect, test } from 'vitest'
import { documentKeyOf, isAllReceived, isDocumentDay } from './supplier-deliveries.ts'

test.each([
  ['DDT 12/A', 'DDT12/A'],
  [' ddt12/a ', 'DDT12/A'],
  ['000120', '120'],
  ['0', '0'],
  ['  ', ''],
])('the document number “%s” is compared as “%s”', (typed, key) => expect(documentKeyOf(typed)).toBe(key))

test.each([
  ['2026-11-17', false],
  ['2026-11-16', true],
  ['2025-11-16', true],
  ['2025-11-15', false],
])('on 16 November 2026 a document of %s is taken: %s', (day, isTaken) =>
  expect(isDocumentDay(day, '2026-11-16')).toBe(isTaken),
)

test('an order has come whole when no product is missing, however much more came of another', () => {
  const come = { ordered: 6000, received: 6000 }
  expect(isAllReceived([come, { ordered: 1000, received: 2000 }])).toBe(true)
  expect(
    isAllReceived([
      { ordered: 6000, received: 12_000 },
      { ordered: 1000, received: 999 },
    ]),
  ).toBe(false)
})
