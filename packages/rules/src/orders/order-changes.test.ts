import { describe, expect, test } from 'vitest'
import { canChangeCart, furtherHold, goodsChanges, mayChangeOrder, stockDeltas } from './order-changes.ts'
import { canEditCartAddress } from '../cart/changing-order.ts'
import { changeBlockingStatuses } from './order-status.ts'

const cutoffAt = new Date('2026-11-17T08:00:00Z')
const early = new Date('2026-11-17T07:59:59Z')

describe('an order may be changed', () => {
  test.each([
    ['once it is ordered', 3, early, true],
    ['while it is packed for others', 4, early, true],
    ['not once it is being picked', 5, early, false],
    ['not once it is prepared', 6, early, false],
    ['not once its receipt is out', 18, early, false],
    ['not while it is unpaid: it is cancelled or paid', 11, early, false],
    ['not from the last minute of its slot on', 3, cutoffAt, false],
  ])('%s', (_, statusId, now, may) => expect(mayChangeOrder({ statusId, cutoffAt }, now)).toBe(may))

  test('with the other reading only the prepared order is closed', () => {
    expect(mayChangeOrder({ statusId: 5, cutoffAt }, early, changeBlockingStatuses.preparedOnly)).toBe(true)
    expect(mayChangeOrder({ statusId: 6, cutoffAt }, early, changeBlockingStatuses.preparedOnly)).toBe(false)
  })
})

const goods = (productId: number, quantity: number, optionsKey = '') => ({ productId, quantity, optionsKey })

describe('what changed', () => {
  test('names what is new, gone, more and less; what stays is left out', () => {
    const before = [goods(5, 1000), goods(3, 2000), goods(4, 1000)]
    const after = [goods(3, 3000), goods(4, 1000), goods(9, 500)]
    expect(goodsChanges(before, after)).toEqual([
      { productId: 5, optionsKey: '', before: 1000, after: 0 },
      { productId: 3, optionsKey: '', before: 2000, after: 3000 },
      { productId: 9, optionsKey: '', before: 0, after: 500 },
    ])
  })

  test('parts of one product at two prices count together, options apart', () => {
    expect(goodsChanges([goods(1, 2000)], [goods(1, 1000), goods(1, 1000)])).toEqual([])
    expect(goodsChanges([goods(1, 1000, 'cut=a')], [goods(1, 1000, 'cut=b')])).toHaveLength(2)
  })

  test('the shelf sees products only, in the order of their ids', () => {
    const changes = goodsChanges(
      [goods(7, 1000, 'cut=a'), goods(2, 3000)],
      [goods(7, 1000, 'cut=b'), goods(2, 1000), goods(1, 500)],
    )
    expect(stockDeltas(changes)).toEqual([
      { productId: 1, quantity: 500 },
      { productId: 2, quantity: -2000 },
    ])
  })
})

test.each([
  ['more than is held asks for the difference', 2241, 3000, 759],
  ['what is held already covers it', 3000, 2241, 0],
  ['as much asks for nothing', 2241, 2241, 0],
])('%s', (_, heldCents, prebilledCents, cents) => expect(furtherHold({ heldCents, prebilledCents })).toBe(cents))

const slotClosesAt = new Date('2026-11-17T08:00:00Z')
const before = new Date('2026-11-17T07:00:00Z')

test.each([
  ['an ordinary cart', 1, null, true, true],
  ['an ordered order being changed', 7, 3, false, true],
  ['an order already in the hands of the pickers', 7, 5, false, false],
  ['a changed cart whose order is not known', 7, null, false, false],
])('%s', (_, cartStatus, statusId, address, goods) => {
  const order = statusId === null ? null : { statusId, cutoffAt: slotClosesAt }
  expect(canEditCartAddress(cartStatus)).toBe(address)
  expect(canChangeCart(cartStatus, order, before)).toBe(goods)
})

test('a changed cart is closed with the slot of its order', () => {
  expect(canChangeCart(7, { statusId: 3, cutoffAt: slotClosesAt }, slotClosesAt)).toBe(false)
})

test('where only the prepared order blocks, the pickers do not', () => {
  const { preparedOnly } = changeBlockingStatuses
  expect(canChangeCart(7, { statusId: 5, cutoffAt: slotClosesAt }, before, preparedOnly)).toBe(true)
  expect(canChangeCart(7, { statusId: 6, cutoffAt: slotClosesAt }, before, preparedOnly)).toBe(false)
})
