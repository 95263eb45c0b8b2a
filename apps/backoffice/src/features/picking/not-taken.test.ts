import { describe, expect, test } from 'vitest'
import type { PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { packedGoods, readNotTaken } from './not-taken.ts'

const goods = [
  { orderItemId: 1, name: 'Vino', unit: 'pz', quantity: 2, recalled: false },
  { orderItemId: 2, name: 'Mele', unit: 'kg', quantity: 1.2, recalled: false },
] as const

test('what is in the bags can be left behind, substitutes too, shorts not', () => {
  const lines = [
    { orderItemId: 1, name: 'Vino', unit: 'pz', quantityPrepared: 2, substitutes: [] },
    {
      orderItemId: 3,
      name: 'Latte',
      unit: 'pz',
      quantityPrepared: 0,
      substitutes: [{ orderItemId: 4, name: 'Latte bio', unit: 'pz', quantityPrepared: 1 }],
    },
    { orderItemId: 5, name: 'Pane', unit: 'pz', substitutes: [] },
  ] as unknown as PickListView['lines']
  expect(packedGoods({ lines }).map(({ orderItemId }) => orderItemId)).toEqual([1, 4])
})

test.each([
  [{}, []],
  [{ 1: '0', 2: '' }, []],
  [{ 1: '1' }, [{ order_item_id: 1, quantity: 1 }]],
  [
    { 1: '2', 2: '0,45' },
    [
      { order_item_id: 1, quantity: 2 },
      { order_item_id: 2, quantity: 0.45 },
    ],
  ],
  [{ 1: '3' }, undefined],
  [{ 1: '0,5' }, undefined],
  [{ 2: '1,3' }, undefined],
  [{ 2: '-1' }, undefined],
  [{ 1: 'due' }, undefined],
])('%o typed is %o', (typed, read) => {
  const map = new Map(Object.entries(typed).map(([id, text]) => [Number(id), text]))
  expect(readNotTaken(goods, map)).toEqual(read)
})

describe('of what is recalled', () => {
  const [wine, apples] = goods
  const recalled = [wine, { ...apples, recalled: true }]

  test('nothing is left with the customer, until something else is typed', () => {
    expect(readNotTaken(recalled, new Map())).toEqual([{ order_item_id: 2, quantity: 1.2 }])
    expect(readNotTaken(recalled, new Map([[1, '1']]))).toEqual([
      { order_item_id: 1, quantity: 1 },
      { order_item_id: 2, quantity: 1.2 },
    ])
  })

  test('what the customer has all the same is said by a field that was emptied', () => {
    expect(readNotTaken(recalled, new Map([[2, '']]))).toEqual([])
  })
})
