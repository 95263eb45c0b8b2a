import { expect, test } from 'vitest'
import { changeBlockingStatuses } from '../orders/order-status.ts'
import { canChangeCart, canEditCartAddress } from './cart-status.ts'

test.each([
  ['an ordinary cart', 1, null, true, true],
  ['an ordered order being changed', 7, 3, false, true],
  ['an order already in the hands of the pickers', 7, 5, false, false],
  ['a changed cart whose order is not known', 7, null, false, false],
])('%s', (_, cartStatus, orderStatus, address, goods) => {
  expect(canEditCartAddress(cartStatus)).toBe(address)
  expect(canChangeCart(cartStatus, orderStatus)).toBe(goods)
})

test('where only the prepared order blocks, the pickers do not', () => {
  expect(canChangeCart(7, 5, changeBlockingStatuses.preparedOnly)).toBe(true)
  expect(canChangeCart(7, 6, changeBlockingStatuses.preparedOnly)).toBe(false)
})
