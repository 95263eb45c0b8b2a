import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitVat, vatRate } from './vat.ts'

test('gross amounts are split by rate, lowest first', () => {
  const split = splitVat([
    { rate: 22, grossCents: 690 },
    { rate: 4, grossCents: 104 },
    { rate: 10, grossCents: 500 },
    { rate: 10, grossCents: 600 },
  ])
  expect(split).toEqual([
    { rate: 4, grossCents: 104, netCents: 100, vatCents: 4 },
    { rate: 10, grossCents: 1100, netCents: 1000, vatCents: 100 },
    { rate: 22, grossCents: 690, netCents: 566, vatCents: 124 },
  ])
})

test('net and VAT of every rate add up to what was paid', () => {
  const rate = fc.constantFrom(...Object.values(vatRate))
  const amount = fc.record({ rate, grossCents: fc.integer({ min: -1e7, max: 1e7 }) })
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      const paid = amounts.reduce((sum, { grossCents }) => sum + grossCents, 0)
      const split = splitVat(amounts)
      expect(split.reduce((sum, part) => sum + part.netCents + part.vatCents, 0)).toBe(paid)
      for (const part of split)
        expect(Math.abs(part.netCents * part.rate - part.vatCents * 100)).toBeLessThanOrEqual(61)
    }),
  )
})
