import { describe, expect, test } from 'vitest'
import { orderStatus } from './order-status.ts'
import { boughtStatuses, orderTells, unpaidFirst, currentOrderTells } from './order-tells.ts'

const until = new Date('2026-11-16T10:30:00Z')
const payable = { payableUntil: until }
const changeable = { changeableUntil: until }
const pay = ['pay', 'payOtherwise', 'cancel']
const change = ['modify', 'reorder', 'cancel']
const again = ['reorder']

describe('status by status, what is said and offered', () => {
  test.each([
    // status, deadlines, says, offers, home, first, bought
    [1, payable, 'toPay', pay, 'unpaid', true, false],
    [1, {}, 'tooLateToPay', ['cancel'], 'unpaid', true, false],
    [2, payable, 'atBank', pay, 'unpaid', true, false],
    [2, {}, 'atBank', ['cancel'], 'unpaid', true, false],
    [11, payable, 'toPay', pay, 'unpaid', true, false],
    [11, {}, 'tooLateToPay', ['cancel'], 'unpaid', true, false],
    [19, changeable, 'inValidation', change, 'next', false, true],
    [19, {}, 'inValidation', ['reorder', 'cancel'], 'next', false, true],
    [20, changeable, 'changeable', change, 'next', false, true],
    [3, changeable, 'changeable', change, 'next', false, true],
    [3, {}, 'fixed', ['reorder', 'cancel'], 'next', false, true],
    [4, changeable, 'changeable', change, 'next', false, true],
    [4, {}, 'preparing', ['reorder', 'cancel'], 'next', false, true],
    [5, {}, 'preparing', again, 'next', false, true],
    [6, {}, 'packed', again, 'next', false, true],
    [18, {}, 'packed', again, 'next', false, true],
    [7, {}, 'onItsWay', again, 'next', false, true],
    [9, {}, 'partlyReceived', again, 'next', false, true],
    [8, {}, 'received', again, 'absent', false, true],
    [10, {}, 'ended', again, 'absent', false, false],
    [12, {}, 'ended', again, 'absent', false, false],
    [13, {}, 'ended', again, 'absent', false, false],
    [14, {}, 'ended', again, 'absent', false, false],
    [21, {}, 'ended', again, 'absent', false, false],
    [15, {}, 'ended', again, 'absent', false, false],
  ] as const)('%i with %j says %s and offers %j', (statusId, deadlines, says, offers, home, isFirst, isBought) => {
    expect(currentOrderTells(statusId, deadlines)).toEqual({ says, offers })
    expect(orderTells(statusId)).toMatchObject({ home, isFirst, isBought })
  })

  test('with the other reading an order being picked can still be changed and cancelled', () => {
    expect(currentOrderTells(5, changeable, new Set([6])).offers).toEqual(change)
  })

  test('what waits for its customer is never told to be on its way, nor as bought', () => {
    const unpaid = [orderStatus.inPayment, orderStatus.awaitingPayment, orderStatus.unpaid]
    expect(unpaid.map((id) => orderTells(id))).toEqual(
      unpaid.map(() => ({ home: 'unpaid', isFirst: true, isBought: false, tone: 'warn' })),
    )
    expect(boughtStatuses.filter((id) => unpaid.some((one) => one === id))).toEqual([])
  })
})

test('unpaid orders stand first, and nothing else changes places', () => {
  const orders = [8, 1, 3, 11, 10].map((orderStatusId) => ({ status: { orderStatusId } }))
  expect(unpaidFirst(orders).map(({ status }) => status.orderStatusId)).toEqual([1, 11, 8, 3, 10])
})
