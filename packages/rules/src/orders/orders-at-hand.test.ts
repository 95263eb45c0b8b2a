import { expect, test } from 'vitest'
import { orderStatus } from './order-status.ts'
import { lastShop, nextOrder } from './orders-at-hand.ts'

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
  ['one that still has to be paid', [order(1, 'unpaid', '2026-11-18')], 1],
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
])('the last shop is %s', (_case, orders, orderId) => {
  expect(lastShop(orders)?.orderId).toBe(orderId)
})
