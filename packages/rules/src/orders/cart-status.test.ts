import { expect, test } from 'vitest'
import { changeBlockingStatuses } from './order-status.ts'
import { canChangeCart } from './cart-status.ts'
import { canEditCartAddress } from '../cart/changing-order.ts'

const cutoffAt = new Date('2026-11-17T08:00:00Z')
const before = new Date('2026-11-17T07:00:00Z')

test.each([
  ['an ordinary cart', 1, null, true, true],
  ['an ordered order being changed', 7, 3, false, true],
  ['an order already in the hands of the pickers', 7, 5, false, false],
  ['a changed cart whose order is not known', 7, null, false, false],
])('%s', (_, cartStatus, statusId, address, goods) => {
  const order = statusId === null ? null : { statusId, cutoffAt }
  expect(canEditCartAddress(cartStatus)).toBe(address)
  expect(canChangeCart(cartStatus, order, before)).toBe(goods)
})

test('a changed cart is closed with the slot of its order', () => {
  expect(canChangeCart(7, { statusId: 3, cutoffAt }, cutoffAt)).toBe(false)
})

test('where only the prepared order blocks, the pickers do not', () => {
  const { preparedOnly } = changeBlockingStatuses
  expect(canChangeCart(7, { statusId: 5, cutoffAt }, before, preparedOnly)).toBe(true)
  expect(canChangeCart(7, { statusId: 6, cutoffAt }, before, preparedOnly)).toBe(false)
})
