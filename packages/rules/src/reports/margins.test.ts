import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumCents } from '../money/cents.ts'
import { costSums, type LineAtCost, marginFigures } from './margins.ts'

const line = (grossCents: number, quantity: number, unitCostCents: number | null, vatPercent = 4): LineAtCost => ({
  grossCents,
  vatPercent,
  quantity,
  unitCostCents,
})

describe('a margin', () => {
  test('is what was paid without VAT less the cost, at the rate of each line', () => {
    const sums = costSums([line(1040, 2000, 300), line(1220, 1000, 650, 22)])
    expect(sums).toEqual({ grossCents: 2260, knownGrossCents: 2260, knownNetCents: 2000, costCents: 1250 })
    expect(marginFigures(sums)).toEqual({ cost: 1250, margin: 750, marginRate: 375, costKnown: 1000 })
  })

  test('is of lines with a known cost alone, and says which share of the goods they are', () => {
    const sums = costSums([line(1040, 1000, 600), line(2960, 1000, null, 22)])
    expect(marginFigures(sums)).toEqual({ cost: 600, margin: 400, marginRate: 400, costKnown: 260 })
    expect(marginFigures(costSums([line(500, 1000, null)]))).toEqual({
      cost: null,
      margin: null,
      marginRate: null,
      costKnown: 0,
    })
    expect(marginFigures(costSums([])).costKnown).toBeNull()
  })

  test('counts what was packed: a short costs nothing, its substitute costs what the substitute costs', () => {
    // Five ordered, three packed; one line not packed at all, replaced by a dearer product without a known cost.
    expect(costSums([line(312, 3000, 70), line(0, 0, 90), line(208, 1000, null)])).toEqual({
      grossCents: 520,
      knownGrossCents: 312,
      knownNetCents: 300,
      costCents: 210,
    })
    expect(costSums([line(0, 0, 90), line(104, 1000, 120)])).toMatchObject({ knownNetCents: 100, costCents: 120 })
  })

  test('is below zero where goods were sold for less than they cost, and has no rate where they were free', () => {
    expect(marginFigures(costSums([line(104, 1000, 120)]))).toMatchObject({ margin: -20, marginRate: -200 })
    expect(marginFigures(costSums([line(0, 1000, 120)]))).toEqual({
      cost: 120,
      margin: -120,
      marginRate: null,
      costKnown: null,
    })
  })

  test('of goods by weight is of their kilograms', () => {
    expect(costSums([line(231, 1234, 99)])).toMatchObject({ costCents: 122, knownNetCents: 222 })
  })

  test('comes to the same however lines are grouped', () => {
    const lines = fc.array(
      fc.record({
        grossCents: fc.nat(100_000),
        vatPercent: fc.constantFrom(0, 4, 5, 10, 22),
        quantity: fc.nat(20_000),
        unitCostCents: fc.option(fc.integer({ min: 1, max: 5000 })),
      }),
    )
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const [all, parts] = [costSums([...one, ...other]), [costSums(one), costSums(other)]]
        for (const key of ['grossCents', 'knownGrossCents', 'knownNetCents', 'costCents'] as const)
          expect(all[key]).toBe(sumCents(parts.map((part) => part[key])))
      }),
    )
  })
})
