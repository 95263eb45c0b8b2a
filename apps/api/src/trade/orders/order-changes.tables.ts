import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, type Localized, requestDigest, requestKey } from '../../kernel/database/columns.ts'
import { cart } from '../cart/cart.tables.ts'
import { paymentAttempt } from '../payments/payments.tables.ts'
import { type orderAdjustment, type orderLine, shopOrder } from './orders.tables.ts'

type Written<Row extends { $inferInsert: object }, Left extends string> = Omit<Row['$inferInsert'], Left>

/** The order as it will be, agreed to the cent before any money is asked for. */
export interface ChangePlan {
  order: Pick<
    typeof shopOrder.$inferSelect,
    | 'slotId'
    | 'goodsCents'
    | 'discountCents'
    | 'feeCents'
    | 'bagFeeCents'
    | 'totalCents'
    | 'prebilledCents'
    | 'foodCents'
    | 'note'
    | 'infos'
    | 'billing'
    | 'lotteryCode'
  >
  lines: (Written<typeof orderLine, 'id' | 'orderId' | 'withdrawal'> & { cartLineId: number })[]
  adjustments: (Written<typeof orderAdjustment, 'id' | 'orderId' | 'orderLineId'> & { cartLineId: number | null })[]
}

/** The effects of a change, for the mail about it; quantities in thousandths, instants as ISO texts. */
export interface ChangeStory {
  goods: {
    productId: number
    name: Localized
    /** Format and chosen options; absent in changes from before they were stored. */
    pack?: Localized
    optionWords?: Localized
    isLoose: boolean
    before: number
    after: number
  }[]
  slot: { beginAt: string; endAt: string } | null
  /** Of a change by staff: the reason, for the customer too. */
  reason?: string
}

/** `paying`: everything is reserved and the provider is asked for the difference. */
export type ChangeState = 'paying' | 'applied' | 'refused'

/** One confirmation of one version of a draft. */
export const orderChange = pgTable(
  'order_change',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    cartId: integer()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    cartVersion: integer().notNull(),
    state: text().$type<ChangeState>().notNull(),
    plan: jsonb().$type<ChangePlan>().notNull(),
    story: jsonb().$type<ChangeStory>().notNull(),
    fromTotalCents: integer().notNull(),
    toTotalCents: integer().notNull(),
    /** The one who confirmed it, as the order's timeline will say. */
    actor: text().notNull().default('customer'),
    /** The further authorisation it waits for. */
    attemptId: uuid().references(() => paymentAttempt.id, { onDelete: 'set null' }),
    requestKey: requestKey(),
    requestDigest: requestDigest(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('order_change_order').on(t.orderId),
    uniqueIndex('order_change_one_paying_per_order')
      .on(t.orderId)
      .where(sql`state = 'paying'`),
    uniqueIndex('order_change_once_per_version')
      .on(t.cartId, t.cartVersion)
      .where(sql`state <> 'refused'`),
    uniqueIndex('order_change_attempt').on(t.attemptId),
    // One that was refused may be tried again by its key, as a purchase whose payment failed.
    uniqueIndex('order_change_request')
      .on(t.orderId, t.requestKey)
      .where(sql`state <> 'refused'`),
  ],
)
