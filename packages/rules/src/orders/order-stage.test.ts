import { describe, expect, test } from 'vitest'
import { isLate, isSold, orderStage, orderStages, type OrderStage } from './order-stage.ts'
import { orderStatus, type OrderStatusName } from './order-status.ts'

test.each<[OrderStatusName, OrderStage]>([
  ['inPayment', 'unpaid'],
  ['awaitingPayment', 'unpaid'],
  ['unpaid', 'unpaid'],
  ['ordered', 'toPick'],
  ['inPreparation', 'toPick'],
  ['beingPicked', 'picking'],
  ['prepared', 'ready'],
  ['receiptIssued', 'ready'],
  ['outForDelivery', 'away'],
  ['delivered', 'done'],
  ['partiallyDelivered', 'done'],
  ['cancelled', 'ended'],
  ['notCollected', 'ended'],
  ['failed', 'ended'],
])('an order that is %s is at the stage %s', (name, stage) => expect(orderStage(orderStatus[name])).toBe(stage))

describe('of a slot from ten to eleven in Italy', () => {
  const slot = { beginAt: new Date('2026-11-21T09:00:00Z'), endAt: new Date('2026-11-21T10:00:00Z') }
  const lateAt = (time: string) =>
    orderStages.filter((stage) => isLate(stage, slot, new Date(`2026-11-21T${time}:00Z`)))

  test('nothing is late before it begins', () => expect(lateAt('08:59')).toEqual([]))
  test('what is not packed is late from its beginning', () => expect(lateAt('09:00')).toEqual(['toPick', 'picking']))
  test('what has not arrived is late from its end', () =>
    expect(lateAt('10:00')).toEqual(['toPick', 'picking', 'ready', 'away']))
})

test('unpaid and ended orders are not sold', () =>
  expect(orderStages.filter((stage) => !isSold(stage))).toEqual(['unpaid', 'ended']))
