import {
  fulfilmentFinish,
  fulfilmentOrder,
  fulfilmentPick,
  fulfilmentStart,
  fulfilmentSubstitute,
} from '@bottega/contract/fulfilment/calls.ts'
import type { PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { returnedAmount } from '@bottega/rules/returns/return-amount.ts'
import { staffMember } from '../staff.ts'
import type { Person, TestShop } from '../test-shop.ts'
import type { ProductName } from '../world.ts'
import type { Wanted } from './buying.ts'

export const aPicker = (shop: TestShop) => staffMember(shop, 'picker')
export const aShopkeeper = (shop: TestShop) => staffMember(shop, 'shopkeeper')

export const pickList = (picker: Person, orderId: number): Promise<PickListView> =>
  picker.call(fulfilmentOrder, { query: { order_id: orderId } }).then(({ data }) => data.order)

export const start = (picker: Person, orderId: number): Promise<PickListView> =>
  picker.call(fulfilmentStart, { body: { order_id: orderId } }).then(({ data }) => data.order)

export function lineOf(shop: TestShop, list: PickListView, name: ProductName): PickLineView {
  const line = list.lines.find(({ productId }) => productId === shop.world.products[name])
  if (line === undefined) throw new Error(`${name} is not on the list`)
  return line
}

/** As a picker's screen sends it: which line, in which version. */
export const named = (list: PickListView, { orderItemId, version }: PickLineView) => ({
  order_id: list.orderId,
  order_item_id: orderItemId,
  version,
})

export interface Found {
  quantity?: number
  grams?: number
  shelf_empty?: boolean
}

/** Counts or weighs one line of an order that is being picked. */
export async function found(
  shop: TestShop,
  picker: Person,
  orderId: number,
  name: ProductName,
  what: Found,
): Promise<PickListView> {
  const list = await pickList(picker, orderId)
  const body = { ...named(list, lineOf(shop, list, name)), ...what }
  return picker.call(fulfilmentPick, { body }).then(({ data }) => data.order)
}

export const finish = (picker: Person, orderId: number, bags = 2): Promise<PickListView> =>
  picker.call(fulfilmentFinish, { body: { order_id: orderId, bags } }).then(({ data }) => data.order)

type NotTaken = readonly { order_item_id: number; quantity: number }[]

/** All that is due at the door, less what stays behind, as a driver took it: meal vouchers as agreed, and money; nothing where nothing is due. */
export async function takenAtDoor(
  picker: Person,
  orderId: number,
  undelivered: NotTaken = [],
  kind: 'cash' | 'card' = 'cash',
) {
  const { toCollect, toCollectVouchers, lines } = await pickList(picker, orderId)
  const goodsOf = [...lines, ...lines.flatMap(({ substitutes }) => substitutes)]
  const paidFor = (id: number) => goodsOf.find(({ orderItemId }) => orderItemId === id)?.paid
  const back = undelivered.map(({ order_item_id: id, quantity }) => {
    const paid = paidFor(id)
    return paid === undefined ? 0 : returnedAmount(paid, Math.round(quantity * 1000))
  })
  const cents = Math.round(toCollect * 100) - sumCents(back)
  const vouchers = Math.min(cents, Math.round(toCollectVouchers * 100))
  return cents > 0 ? { taken: { cash: 0, card: 0, vouchers, [kind]: cents - vouchers } } : {}
}

/** Something by the piece, something weighed, and something with a substitute. */
export const mixedShopping: Wanted = { wine: 3, apples: 2, milk: 6, pasta: 2 }

/** Picks an order of `mixedShopping`: apples that weigh more, milk of which some is missing, no pasta but something else for it. */
export async function pickWithDifferences(shop: TestShop, picker: Person, orderId: number): Promise<PickListView> {
  await start(picker, orderId)
  await found(shop, picker, orderId, 'wine', { quantity: 3 })
  await found(shop, picker, orderId, 'apples', { grams: 2080 })
  await found(shop, picker, orderId, 'milk', { quantity: 4 })
  const list = await found(shop, picker, orderId, 'pasta', { quantity: 0 })
  const body = { ...named(list, lineOf(shop, list, 'pasta')), product_id: shop.world.products.lastOne, quantity: 1 }
  await picker.call(fulfilmentSubstitute, { body })
  return finish(picker, orderId, 3)
}
