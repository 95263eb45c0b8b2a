import { expect, test } from 'vitest'
import { canEditCartAddress, canEditCartSlot } from './cart-status.ts'

test.each([
  ['an ordinary cart', 1, null, true, true],
  ['an ordered order being changed', 7, 3, false, true],
  ['an order already in the hands of the pickers', 7, 5, false, false],
  ['a changed cart whose order is not known', 7, null, false, false],
])('%s', (_, cartStatus, orderStatus, address, slot) => {
  expect(canEditCartAddress(cartStatus)).toBe(address)
  expect(canEditCartSlot(cartStatus, orderStatus)).toBe(slot)
})
