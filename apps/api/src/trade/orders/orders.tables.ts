import type { WithdrawalKindName } from '@bottega/rules/returns/withdrawal.ts'
import type { PickState } from '@bottega/rules/fulfilment/picking.ts'
import type { DoorWish } from '@bottega/rules/delivery/at-the-door.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import type { PaymentChoice } from '@bottega/rules/payments/payment-plan.ts'
import type { Promotion } from '@bottega/rules/promotions/promotion.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant, localized, type Localized, requestDigest } from '../../kernel/database/columns.ts'
import { deliveryService, store, warehouse } from '../../places/stores/stores.tables.ts'
import { cart } from '../cart/cart.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { slot } from '../delivery/slots.tables.ts'

/** The address an order goes to, as it was when placed: later edits of the address book do not move it. */
export interface PlacedAddress {
  addressId: number
  type: string
  name: string
  street: string
  streetNumber: string
  city: string
  province: string
  postalCode: string
  doorbell?: string | undefined
  notes?: string | undefined
  phone?: string | undefined
  door?: DoorWish | undefined
  /**
   * Of the house, where it is known; absent of places of a store. Personal: it orders the stops of a van, and where three
   * customers or more are near it tells others that a van comes there anyway (decision 0866); nothing else.
   */
  position?: Position | undefined
}

/** The person or company the invoice of an order is made out to. */
export interface PlacedBilling {
  name: string
  fiscalCode?: string | undefined
  vatNumber?: string | undefined
  sdiCode?: string | undefined
  pec?: string | undefined
  cig?: string | undefined
  cup?: string | undefined
  country?: string | undefined
  street: string
  streetNumber: string
  city: string
  province: string
  postalCode: string
}

/** Money in cents; status ids are the specification's table (Account and after-sales, section 4). */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    cartId: integer()
      .notNull()
      .references(() => cart.id),
    cartVersion: integer().notNull(),
    idempotencyKey: text().notNull(),
    requestDigest: requestDigest(),
    statusId: smallint().notNull(),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.id),
    deliveryServiceId: integer()
      .notNull()
      .references(() => deliveryService.id),
    address: jsonb().$type<PlacedAddress>().notNull(),
    slotId: integer()
      .notNull()
      .references(() => slot.id),
    slotDay: date({ mode: 'string' }).notNull(),
    slotBeginAt: instant().notNull(),
    slotEndAt: instant().notNull(),
    goodsCents: integer().notNull(),
    discountCents: integer().notNull().default(0),
    feeCents: integer().notNull().default(0),
    bagFeeCents: integer().notNull().default(0),
    totalCents: integer().notNull(),
    /** Of the total what was decided to go back or not to be charged: the sum of its refunds, never more than it. */
    refundedCents: integer().notNull().default(0),
    prebilledCents: integer().notNull(),
    paymentTypeId: integer().notNull(),
    /** The details of the chosen way to pay: meal vouchers, the type that pays the rest, a saved card. */
    paymentChoice: jsonb().$type<Omit<PaymentChoice, 'paymentTypeId'>>().notNull().default({}),
    /** The part of the total that meal vouchers may pay. */
    foodCents: integer().notNull().default(0),
    /** The person or company an invoice is for, as it was when ordered; null where none was asked for. */
    billing: jsonb().$type<PlacedBilling>(),
    /** The customer's code of the receipts lottery; an order with an invoice has none. */
    lotteryCode: text(),
    /** The version of the terms of sale that held when it was placed, yyyy-MM-dd; null of orders from before it was kept. */
    termsVersion: text(),
    note: text(),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    /**
     * The total agreed before picking, cents; set when picking ends and `totalCents` becomes the price of what was
     * picked.
     */
    orderedTotalCents: integer(),
    /** Bags packed, which stay with the customer, and crates, which come back. */
    bags: smallint(),
    crates: smallint(),
    /** The code that a customer who collects shows or says; made by the database, for orders from before it too. */
    handoverCode: text()
      .notNull()
      .default(
        sql`lpad(((('x' || substr(md5(gen_random_uuid()::text), 1, 8))::bit(32)::bigint) % 1000000)::text, 6, '0')`,
      ),
    placedAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('shop_order_cart_version').on(t.cartId, t.cartVersion),
    unique('shop_order_idempotency').on(t.userId, t.idempotencyKey),
    index('shop_order_user').on(t.userId, t.placedAt),
    index('shop_order_status').on(t.statusId),
    index('shop_order_slot').on(t.slotId),
    index('shop_order_slot_day').on(t.slotDay),
    index('shop_order_placed').on(t.placedAt),
    index('shop_order_warehouse').on(t.warehouseId, t.placedAt),
    check('shop_order_total', sql`${t.totalCents} >= 0`),
    check('shop_order_refunded', sql`${t.refundedCents} >= 0 and ${t.refundedCents} <= ${t.totalCents}`),
    check('shop_order_lottery_or_invoice', sql`${t.lotteryCode} is null or ${t.billing} is null`),
  ],
)

/** A line as sold: names, price and VAT are copies, so that a later catalogue cannot rewrite a receipt. */
export const orderLine = pgTable(
  'order_line',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id),
    name: jsonb().$type<Localized>().notNull(),
    brand: text().notNull(),
    /** The format it was sold in; null on lines from before it was copied. */
    pack: localized(),
    optionsKey: text().notNull().default(''),
    /** The chosen options as texts to show; null on lines from before they were copied. */
    optionWords: localized(),
    isPackage: boolean().notNull().default(false),
    quantityOrdered: integer().notNull(),
    quantityPrepared: integer(),
    /** Of what was weighed when picked, grams. */
    weightPrepared: integer(),
    /**
     * The quantity priced once the line is picked, thousandths: the quantity prepared, or the one its weight comes to.
     */
    pricedQuantity: integer(),
    pickState: text().$type<PickState>().notNull().default('to-pick'),
    /** Rises with every step of a picker, so that two who pick one order do not overwrite each other. */
    pickVersion: integer().notNull().default(0),
    /** The line this one was put in for; such a line was not ordered. */
    replacesLineId: integer().references((): AnyPgColumn => orderLine.id, { onDelete: 'cascade' }),
    /** Of what was packed: so much is in returns that stand, and this is what it cost, cents. */
    quantityReturned: integer().notNull().default(0),
    returnedCents: integer().notNull().default(0),
    /** The same of refunds that no return asked for: not taken at the door, or given back in the back office. */
    quantityRefunded: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    weightVariable: boolean().notNull().default(false),
    unitPriceCents: integer().notNull(),
    totalCents: integer().notNull(),
    vatPercent: smallint().notNull(),
    acceptAlternatives: boolean().notNull().default(true),
    /** The shopper's wishes for the line, for the staff member who picks it. */
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The promotion that counted, as it was: a later change of the order uses it again. */
    promotion: jsonb().$type<Promotion>(),
    /** The kind of goods by the right to withdraw, as the product said when they were agreed on. (decision 819) */
    withdrawal: text().$type<WithdrawalKindName>().notNull(),
  },
  (t) => [
    index('order_line_order').on(t.orderId),
    index('order_line_product').on(t.productId),
    index('order_line_replaces').on(t.replacesLineId),
    check('order_line_pick_state', sql`${t.pickState} in ('to-pick', 'picked', 'short', 'substituted')`),
    check(
      'order_line_withdrawal',
      sql`${t.withdrawal} in ('usual', 'madeToOrder', 'perishable', 'hygiene', 'mixed', 'media', 'press')`,
    ),
    check(
      'order_line_returned',
      sql`${t.quantityReturned} >= 0 and ${t.returnedCents} >= 0 and ${t.quantityRefunded} >= 0 and ${t.refundedCents} >= 0 and ${t.quantityReturned} + ${t.quantityRefunded} <= coalesce(${t.quantityPrepared}, ${t.quantityOrdered})`,
    ),
    check(
      'order_line_prepared',
      sql`${t.quantityPrepared} >= 0 and ${t.weightPrepared} >= 0 and ${t.pricedQuantity} >= 0`,
    ),
  ],
)

/** Every row that is not the list price of a line: promotions, vouchers, fees. Lines and rows sum to the total. */
export const orderAdjustment = pgTable(
  'order_adjustment',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    orderLineId: integer().references(() => orderLine.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    promotionId: integer(),
    /** The voucher that made it; a plain number, because vouchers point at orders. */
    userGiftCertificateId: integer(),
    cents: integer().notNull(),
  },
  (t) => [index('order_adjustment_order').on(t.orderId)],
)

/** The order's timeline. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    statusId: smallint().notNull(),
    /** The one who moved the order; for a staff member acting for the customer both names. */
    actor: text().notNull(),
    /** Set where the order was changed and its status was not: what it came to before and after, cents. */
    change: jsonb().$type<{ fromCents: number; toCents: number }>(),
    /** Set where staff gave the order another time: the one it had and the one it has, ISO instants. */
    rescheduled: jsonb().$type<Record<'from' | 'to', { beginAt: string; endAt: string }>>(),
    /** Set where the delivery moved on, with the order's status or without. */
    deliveryStatusId: smallint(),
    /** The reason it went wrong or comes at another time, in the words of the staff member. */
    reason: text(),
    at: createdAt(),
  },
  (t) => [index('order_event_order').on(t.orderId)],
)
