import { expect, test } from 'vitest'
import { slotHorizon } from './order-progress.ts'
import { orderStatus } from './order-status.ts'

const now = new Date('2026-11-16T09:00:00Z')

test('an order is prepared from the day before its slot, and on the road from an hour before', () => {
  expect(slotHorizon(orderStatus.inPreparation, now)).toEqual(new Date('2026-11-17T09:00:00Z'))
  expect(slotHorizon(orderStatus.prepared, now)).toEqual(new Date('2026-11-17T09:00:00Z'))
  expect(slotHorizon(orderStatus.outForDelivery, now)).toEqual(new Date('2026-11-16T10:00:00Z'))
  expect(slotHorizon(orderStatus.delivered, now)).toEqual(now)
})
