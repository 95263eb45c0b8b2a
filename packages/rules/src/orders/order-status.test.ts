import { describe, expect, test } from 'vitest'
import { canBecome, changeBlockingStatuses, orderAllows, orderStatus } from './order-status.ts'
import { slotHorizon } from './order-progress.ts'

const ids = Object.values(orderStatus)
const actions = ['modify', 'cancel', 'retryPayment', 'return', 'rate', 'invoice'] as const

describe('what each status allows', () => {
  test.each([
    [1, ['cancel', 'retryPayment']],
    [2, ['cancel', 'retryPayment']],
    [3, ['modify', 'cancel']],
    [4, ['modify', 'cancel']],
    [5, []],
    [6, []],
    [7, ['invoice']],
    [8, ['return', 'rate', 'invoice']],
    [9, ['return', 'rate', 'invoice']],
    [10, []],
    [11, ['cancel', 'retryPayment']],
    [12, []],
    [13, []],
    [14, []],
    [15, []],
    [18, ['invoice']],
    [19, ['modify', 'cancel']],
    [20, ['modify', 'cancel']],
    [21, []],
  ])('%i allows %j', (id, allowed) => {
    expect(actions.filter((action) => orderAllows(action, id))).toEqual(allowed)
  })

  test('with the other reading only a prepared order is closed to changes [orders-2]', () => {
    expect(orderAllows('modify', 5, changeBlockingStatuses.preparedOnly)).toBe(true)
    expect(orderAllows('modify', 6, changeBlockingStatuses.preparedOnly)).toBe(false)
  })

  test('the chosen reading blocks 5, 6, 18 and every later status [orders-1]', () => {
    expect([...changeBlockingStatuses.chosen].sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 12, 13, 14, 18])
  })
})

describe('the life of an order [orders-3]', () => {
  test.each([
    ['a paid one is picked, weighed, receipted and delivered', [1, 2, 3, 4, 5, 6, 18, 7, 8]],
    ['one paid on delivery goes straight to ordered', [1, 3, 4, 5, 6, 7, 8]],
    ['an unpaid one is paid at the second try', [1, 11, 1, 3]],
    ['a company waits for validation', [1, 19, 20, 3]],
    ['a rejected one is cancelled', [19, 21, 10]],
    ['the customer did not come to collect', [6, 18, 12]],
  ])('%s', (_, path) => {
    const steps = path.slice(1).map((to, index) => [path[index], to])
    expect(steps.filter(([from, to]) => !canBecome(from ?? 0, to ?? 0))).toEqual([])
  })

  test.each([
    ['an unknown payment result is not "unpaid" by itself, but may become so', 2, 11, true],
    ['a delivered order is not cancelled', 8, 10, false],
    ['a cancelled order stays cancelled', 10, 3, false],
    ['a prepared order is not cancelled', 6, 10, false],
    ['an order does not become what it is', 3, 3, false],
    ['an unknown status leads nowhere', 15, 3, false],
    ['nothing becomes an unknown status', 3, 16, false],
  ])('%s', (_, from, to, legal) => expect(canBecome(from, to)).toBe(legal))

  test('every status but the first can be reached from it', () => {
    const reached = new Set<number>([orderStatus.inPayment])
    for (const from of reached) for (const to of ids) if (canBecome(from, to)) reached.add(to)
    expect([...reached].sort((a, b) => a - b)).toEqual([...ids].sort((a, b) => a - b))
  })
})

const now = new Date('2026-11-16T09:00:00Z')

test('an order is prepared from the day before its slot, and on the road from an hour before', () => {
  expect(slotHorizon(orderStatus.inPreparation, now)).toEqual(new Date('2026-11-17T09:00:00Z'))
  expect(slotHorizon(orderStatus.prepared, now)).toEqual(new Date('2026-11-17T09:00:00Z'))
  expect(slotHorizon(orderStatus.outForDelivery, now)).toEqual(new Date('2026-11-16T10:00:00Z'))
  expect(slotHorizon(orderStatus.delivered, now)).toEqual(now)
})
