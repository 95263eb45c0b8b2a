import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, type Localized, localized } from '../../kernel/database/columns.ts'
import { cart, cartLine } from '../cart/cart.tables.ts'
import { category } from '../catalog/categories.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'

/** The banner of a voucher. (Content and discovery, section 3: categoryProposal) */
export interface VoucherProposal {
  descr?: Localized | undefined
  content?: Localized | undefined
  /** Name of a picture. */
  img?: string | undefined
  slug?: string | undefined
  /** A path of the shop or an https address. */
  proposalUrl?: string | undefined
  badge?: Localized | undefined
  buttonText?: Localized | undefined
}

/**
 * Codes of one kind that staff had made, each to be used once by whoever has it. Vouchers of the operator's files have one
 * code and no campaign.
 */
export const voucherCampaign = pgTable('voucher_campaign', {
  id: id(),
  name: text().notNull(),
  discountKind: text().$type<'amount' | 'percent'>().notNull(),
  /** Cents, or percent. */
  discount: integer().notNull(),
  minimumSpendCents: integer().notNull(),
  validFrom: date({ mode: 'string' }).notNull(),
  /** Ended early, the day before. */
  validUntil: date({ mode: 'string' }).notNull(),
  codes: integer().notNull(),
  createdAt: createdAt(),
})

/** A voucher as the shop issues it; what a customer holds of it is a `user_gift_certificate`. */
export const giftCertificate = pgTable(
  'gift_certificate',
  {
    id: id(),
    campaignId: integer().references(() => voucherCampaign.id),
    /** The code a shopper types; capitals do not matter. */
    code: text().notNull(),
    name: localized().notNull(),
    description: localized().notNull(),
    image: text(),
    /** The text its card shows beside the discount, and the page its button leads to; null shows the voucher alone. */
    proposal: jsonb().$type<VoucherProposal>(),
    /** 1001 assigned to a customer, 1000 open to all who know the code. (Shopping core, section 9) */
    adjustmentTypeId: smallint().notNull(),
    /** On one piece of a line, or on everything it may touch. */
    scope: text().$type<'line' | 'order'>().notNull(),
    discountKind: text().$type<'amount' | 'percent'>().notNull(),
    /** Cents, or percent. */
    discount: integer().notNull(),
    /** Cents of spending from which it counts. */
    minimumSpendCents: integer().notNull().default(0),
    /** The goods a line voucher is for: a product, or a category and everything below it; both null is anything. */
    productId: integer().references(() => product.id),
    categoryId: integer().references(() => category.id),
    /** The number one order may carry. */
    perOrder: smallint().notNull().default(1),
    /** The uses left for everybody together; null is not counted. */
    usesLeft: integer(),
    validFrom: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('gift_certificate_campaign').on(t.campaignId),
    uniqueIndex('gift_certificate_code').on(sql`upper(${t.code})`),
    check(
      'gift_certificate_discount',
      sql`${t.discount} > 0 and (${t.discountKind} = 'amount' or ${t.discount} <= 100)`,
    ),
    check('gift_certificate_uses', sql`${t.usesLeft} >= 0`),
    check('gift_certificate_per_order', sql`${t.perOrder} > 0`),
  ],
)

/** One use that a customer holds. Its balance is the sum of its movements. */
export const userGiftCertificate = pgTable(
  'user_gift_certificate',
  {
    id: id(),
    giftCertificateId: integer()
      .notNull()
      .references(() => giftCertificate.id),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Came by typing the code, which gives everybody one. */
    byCode: boolean().notNull().default(false),
    balance: integer().notNull().default(0),
    /** The order that took it; null while it waits. */
    orderId: integer().references(() => shopOrder.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('user_gift_certificate_user').on(t.userId, t.giftCertificateId),
    index('user_gift_certificate_order').on(t.orderId),
    uniqueIndex('user_gift_certificate_code')
      .on(t.giftCertificateId, t.userId)
      .where(sql`by_code`),
    check('user_gift_certificate_balance', sql`${t.balance} >= 0`),
  ],
)

/** Vouchers added to a cart. Nothing is taken from them before the order. */
export const cartVoucher = pgTable(
  'cart_voucher',
  {
    cartId: integer()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    userGiftCertificateId: integer()
      .notNull()
      .references(() => userGiftCertificate.id, { onDelete: 'cascade' }),
    /** Null for a voucher on the order. A line that goes leaves its voucher free. */
    cartLineId: integer().references(() => cartLine.id, { onDelete: 'cascade' }),
    addedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.userGiftCertificateId] }),
    index('cart_voucher_certificate').on(t.userGiftCertificateId),
    index('cart_voucher_line').on(t.cartLineId),
  ],
)
