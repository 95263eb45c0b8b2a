import { describe, expect, test } from 'vitest'
import { needBeforeAdding, needBeforeCheckout } from './preconditions.ts'

const table = [
  [false, false, false, 'needLogin'],
  [false, true, true, 'needLogin'],
  [true, false, false, 'needAddress'],
  [true, false, true, 'needAddress'],
  [true, true, false, 'needTimeslot'],
  [true, true, true, null],
] as const

describe.each(table)('signed in %s, address %s, slot %s', (isSignedIn, hasAddress, hasTimeslot, need) => {
  const shopper = { isSignedIn, hasAddress, hasTimeslot }

  test(`the first add asks for ${need ?? 'nothing'}`, () => expect(needBeforeAdding(shopper, false)).toBe(need))
  test('anonymous carts ask for nothing', () => expect(needBeforeAdding(shopper, true)).toBeNull())
  test(`checkout asks for ${need ?? 'nothing'}`, () => expect(needBeforeCheckout(shopper)).toBe(need))
})
