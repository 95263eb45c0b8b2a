import { describe, expect, test } from 'vitest'
import { highestPrice, steppedPrice } from './price-step.ts'

describe('a step of many prices', () => {
  test.each([
    ['sets one price', 199, { how: 'set', cents: 250 }, 250],
    ['adds an amount', 199, { how: 'amount', cents: 20, rounding: 'none' }, 219],
    ['takes an amount away', 199, { how: 'amount', cents: -20, rounding: 'none' }, 179],
    ['adds a percentage', 199, { how: 'percent', percent: 10, rounding: 'none' }, 219],
    ['takes a percentage away', 250, { how: 'percent', percent: -10, rounding: 'none' }, 225],
    ['goes to the next of five cents', 199, { how: 'percent', percent: 4, rounding: 'five' }, 205],
    ['goes to the next price that ends in nine', 200, { how: 'percent', percent: 4, rounding: 'nine' }, 209],
    ['goes down to nine where that is nearer', 200, { how: 'amount', cents: 3, rounding: 'nine' }, 199],
    ['is at least nine cents where prices end in nine', 3, { how: 'amount', cents: -1, rounding: 'nine' }, 9],
    ['never makes goods free', 20, { how: 'amount', cents: -20, rounding: 'none' }, undefined],
    ['never rounds a price to nothing', 3, { how: 'amount', cents: -1, rounding: 'five' }, undefined],
    ['stays below the highest price', highestPrice, { how: 'percent', percent: 1, rounding: 'none' }, undefined],
  ] as const)('%s [massa-1]', (_, cents, step, after) => expect(steppedPrice(cents, step)).toBe(after))
})
