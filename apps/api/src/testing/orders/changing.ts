import {
  ordersChanges,
  ordersConfirmChanges,
  ordersLeaveChanges,
  ordersModify,
  ordersView,
} from '@bottega/contract/orders/calls.ts'
import { cartUpdate, cartView } from '@bottega/contract/cart/calls.ts'
import { eq } from 'drizzle-orm'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { type Buyer, buyerWith, byCard, atTheDoor, result, usualShopping, type Wanted } from './buying.ts'
import { onBankPage, type ShopWithBank } from '../servers/shop-with-bank.ts'
import type { Person, ShopperOptions, TestShop } from '../test-shop.ts'
import type { ProductName, SlotName } from '../world.ts'

/** A customer with a placed order, and its number. */
export interface OwnOrder {
  buyer: Buyer
  orderId: number
}

/** An order to be paid at the door. */
export async function orderAtTheDoor(
  shop: TestShop,
  wanted: Wanted = usualShopping,
  options: ShopperOptions = {},
  slotName?: SlotName,
): Promise<OwnOrder> {
  const buyer = await buyerWith(shop, wanted, options, slotName)
  return { buyer, orderId: (await atTheDoor(buyer)).orderId }
}

/** An order for which a card holds the money. */
export async function orderByCard(
  shop: ShopWithBank,
  wanted: Wanted = usualShopping,
  options: ShopperOptions = {},
): Promise<OwnOrder> {
  const buyer = await buyerWith(shop, wanted, options)
  const { orderId, redirectUrl } = await byCard(buyer)
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  return { buyer, orderId }
}

export const modify = (person: Person, orderId: number) => person.call(ordersModify, { body: { order_id: orderId } })

export const changesOf = (person: Person, orderId: number) =>
  person.call(ordersChanges, { query: { order_id: orderId } }).then(({ data }) => data.changes)

export const confirm = (person: Person, orderId: number, version?: number) =>
  person.call(ordersConfirmChanges, {
    body: { order_id: orderId, ...(version === undefined ? {} : { cart_version: version }) },
  })

export const leave = (person: Person, orderId: number) =>
  person.call(ordersLeaveChanges, { body: { order_id: orderId } })

export const viewOrder = (person: Person, orderId: number) =>
  person.call(ordersView, { query: { order_id: orderId, show_replaced: true } }).then(({ data }) => data.order)

/** The lines of an order as they were bought: name, quantity, unit price and total. */
export const linesOf = async (person: Person, orderId: number) =>
  (await viewOrder(person, orderId)).orderItems.map(({ name, quantityOrdered, unitPrice, total }) => [
    name,
    quantityOrdered,
    unitPrice,
    total,
  ])

export const cartOf = (person: Person) => person.call(cartView, { query: {} }).then(({ data }) => data)

/** Puts an order into a status as the pickers' program would. */
export const setStatus = (shop: TestShop, orderId: number, statusId: number) =>
  shop.shop.db.update(shopOrder).set({ statusId }).where(eq(shopOrder.id, orderId))

/** Sets a product of the open cart to so many; 0 takes it out. */
export async function setTo(shop: TestShop, person: Person, name: ProductName, quantity: number) {
  const { cartItems } = await cartOf(person)
  const item = cartItems?.find(({ product }) => product.productId === shop.world.products[name])
  if (item === undefined) throw new Error(`${name} is not in the cart`)
  return person.call(cartUpdate, { body: { items: [{ itemId: item.itemId, quantity }] } })
}
