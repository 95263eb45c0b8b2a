import { expect, test } from 'vitest'
import { orderStatus } from './order-status.ts'
import { lastShop, nextOrder, ordersToPay } from './orders-at-hand.ts'

const order = (orderId: number, status: keyof typeof orderStatus, deliveryDate: string, beginTime = '10:00') => ({
  orderId,
  status: { orderStatusId: orderStatus[status] },
  deliveryDate,
  beginTime,
})
const today = '2026-11-16'

test.each([
  ['the one of the earlier day', [order(1, 'ordered', '2026-11-20'), order(2, 'ordered', '2026-11-18')], 2],
  ['the one of the earlier hour', [order(1, 'ordered', today, '18:00'), order(2, 'prepared', today, '09:00')], 2],
  ['none that still has to be paid', [order(1, 'unpaid', '2026-11-18')], undefined],
  ['none left at the bank', [order(2, 'inPayment', today), order(1, 'awaitingPayment', today)], undefined],
  ['none that was refused', [order(1, 'validationRejected', today)], undefined],
  ['none of yesterday', [order(1, 'ordered', '2026-11-15')], undefined],
  ['none that was cancelled', [order(1, 'cancelled', '2026-11-18')], undefined],
  ['none that was delivered today', [order(1, 'delivered', today)], undefined],
  ['none of no orders', [], undefined],
])('the next order is %s', (_case, orders, orderId) => {
  expect(nextOrder(orders, today)?.orderId).toBe(orderId)
})

test.each([
  [
    'the latest received',
    [order(3, 'ordered', '2026-11-20'), order(2, 'delivered', '2026-11-09'), order(1, 'delivered', '2026-11-02')],
    2,
  ],
  ['a placed one before any is received', [order(2, 'cancelled', '2026-11-20'), order(1, 'ordered', '2026-11-20')], 1],
  ['none that was cancelled', [order(1, 'cancelled', '2026-11-09')], undefined],
  ['none left at the bank', [order(2, 'inPayment', today), order(1, 'awaitingPayment', today)], undefined],
  ['the one before the unpaid one', [order(2, 'unpaid', today), order(1, 'ordered', today)], 1],
])('the last shop is %s', (_case, orders, orderId) => {
  expect(lastShop(orders)?.orderId).toBe(orderId)
})

test('the orders to pay are those that are not paid, that of the first slot first', () => {
  const orders = [order(4, 'unpaid', '2026-11-18'), order(3, 'ordered', today), order(2, 'inPayment', today, '18:00')]
  expect(ordersToPay([...orders, order(1, 'awaitingPayment', today, '09:00')]).map(({ orderId }) => orderId)).toEqual([
    1, 2, 4,
  ])
})
