import { billingUpdate } from '@bottega/contract/billing/calls.ts'
import { cartAdd, cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { checkoutBuy, checkoutPaymentResult } from '@bottega/contract/checkout/calls.ts'
import type { PaymentData } from '@bottega/contract/checkout/checkout.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { stock } from '../../trade/orders/stock/stock.tables.ts'
import { slot } from '../../trade/delivery/slots.tables.ts'
import { paymentAttempt } from '../../trade/payments/payments.tables.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { session } from '../../kernel/sessions/sessions.tables.ts'
import { outboxHandlers } from '../../modules.ts'
import { deliverDue } from '../deliver-due.ts'
import { readyShopper } from './ready-shopper.ts'
import type { Person, ShopperOptions, TestShop } from '../test-shop.ts'
import type { ProductName, SlotName } from '../world.ts'

export type Buyer = Person & { addressId: number | undefined }

export type Wanted = Partial<Record<ProductName, number>>

/** Two bottles and a kilogram of apples: above the minimum, with something to be weighed. */
export const usualShopping: Wanted = { wine: 2, apples: 1 }

/** Without these no business buys. */
export const companyBilling = {
  name: 'Forno Prova srl',
  fiscalCode: '',
  vatNumber: '01234567897',
  sdiCode: 'A4707H7',
  pec: '',
  street: 'Via Larga',
  streetNumber: '8',
  postalCode: '20122',
  city: 'Milano',
  province: 'MI',
} as const

/** A customer with address, slot and a full cart, who only has to pay. */
export async function buyerWith(
  shop: TestShop,
  wanted: Wanted = usualShopping,
  options: ShopperOptions = {},
  slotName?: SlotName,
): Promise<Buyer> {
  const buyer = await readyShopper(shop, options, slotName)
  if (options.customerType !== undefined && options.customerType !== 'private')
    await buyer.call(billingUpdate, { body: companyBilling })
  await put(shop, buyer, wanted)
  return buyer
}

/** Puts goods in the cart; a buyer who takes wine has said that they are of age. */
export async function put(shop: TestShop, buyer: Person, wanted: Wanted) {
  if ((wanted.wine ?? 0) > 0)
    await buyer.call(cartUpdateCartInfo, { body: { property: 'adult_confirmed', value: 'true' } })
  const items = Object.entries(wanted).map(([name, quantity]) => ({
    productId: shop.world.products[name as ProductName],
    quantity,
  }))
  return buyer.call(cartAdd, { body: { items } })
}

export const byCard = (buyer: Person) =>
  buyer.call(checkoutBuy, { query: { payment_type_id: paymentType.card } }).then(({ data }) => data)

/** Any other way to pay, as the protocol writes it. */
export const payingWith = (buyer: Person, paymentTypeId: number, data?: PaymentData, userPaymentAuthId?: number) =>
  buyer
    .call(checkoutBuy, {
      query: {
        payment_type_id: paymentTypeId,
        ...(data === undefined ? {} : { payment_data: JSON.stringify(data) }),
        ...(userPaymentAuthId === undefined ? {} : { user_payment_auth_id: userPaymentAuthId }),
      },
    })
    .then((reply) => reply.data)

export const atTheDoor = (buyer: Person) =>
  buyer.call(checkoutBuy, { query: { payment_type_id: paymentType.onDelivery } }).then(({ data }) => data)

/** The shop's answer to a customer who returns from the bank's page. */
export const result = (buyer: Person, { orderId }: Pick<CallReply<typeof checkoutBuy>, 'orderId'>) =>
  buyer.call(checkoutPaymentResult, { body: { order_id: orderId } }).then(({ data }) => data)

export async function statusOf(shop: TestShop, orderId: number): Promise<number | undefined> {
  const [row] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
  return row?.statusId
}

export function ordersOf(shop: TestShop, buyer: Person) {
  return shop.shop.db.select().from(shopOrder).where(eq(shopOrder.userId, buyer.userId))
}

export function attemptsOf(shop: TestShop, orderId: number) {
  return shop.shop.db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(paymentAttempt.createdAt, paymentAttempt.part)
}

/** Thousandths left on the shelf in Milano. */
export async function stockOf(shop: TestShop, productId: number): Promise<number | undefined> {
  const rows = await shop.shop.db.select().from(stock).where(eq(stock.productId, productId))
  return rows.find(({ warehouseId }) => warehouseId === shop.world.warehouses.milano)?.available
}

export async function limitStock(shop: TestShop, name: ProductName, available: number): Promise<void> {
  const row = { productId: shop.world.products[name], warehouseId: shop.world.warehouses.milano, available }
  await shop.shop.db
    .insert(stock)
    .values(row)
    .onConflictDoUpdate({ target: [stock.productId, stock.warehouseId], set: { available } })
}

export async function placesIn(shop: TestShop, slotId: number) {
  const [row] = await shop.shop.db.select().from(slot).where(eq(slot.id, slotId))
  return { held: row?.held, booked: row?.booked }
}

/** Lets time pass while all sessions stay alive. */
export async function later(shop: TestShop, minutes: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000)
  const lastSeenAt = shop.clock.now
  await shop.shop.db.update(session).set({ lastSeenAt, expiresAt: new Date(lastSeenAt.getTime() + 3_600_000) })
}

/** Lets everything leave that transactions left in the outbox; mails go nowhere. */
export function deliver(shop: TestShop): Promise<number> {
  const mailer = { send: () => Promise.resolve(), close: () => undefined }
  return deliverDue(shop.shop, outboxHandlers(shop.shop, mailer))
}
