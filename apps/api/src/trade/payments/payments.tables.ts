import type { AttemptState } from '@bottega/rules/payments/attempt-state.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { userPaymentAuth } from './saved-payments.tables.ts'

/**
 * One try at paying one part of one order; its id is our idempotency key at the provider. Part 0 is meal vouchers, 1
 * the rest or everything; parts behind are what later changes of the order added.
 */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    part: smallint().notNull().default(1),
    paymentTypeId: integer().notNull(),
    provider: text().notNull(),
    state: text().$type<AttemptState>().notNull().default('created'),
    amountCents: integer().notNull(),
    capturedCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    /** Of what was captured, on its way back and not confirmed yet. */
    refundAskedCents: integer().notNull().default(0),
    providerPaymentId: text(),
    redirectUrl: text(),
    /** The saved payment it was made with. */
    userPaymentAuthId: integer().references(() => userPaymentAuth.id, { onDelete: 'set null' }),
    /** The provider's time of the last notice that was followed; null before the first. */
    noticedAt: instant(),
    /** The time at which its money was taken; null on attempts from before it was stored. */
    capturedAt: instant(),
    /** The time at which a company paid what it owed. */
    settledAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('payment_attempt_provider_payment')
      .on(t.provider, t.providerPaymentId)
      .where(sql`provider_payment_id is not null`),
    uniqueIndex('payment_attempt_one_live_per_part')
      .on(t.orderId, t.part)
      .where(sql`state in ('created', 'pending', 'closing', 'authorised', 'captured')`),
    index('payment_attempt_order').on(t.orderId),
    index('payment_attempt_state').on(t.state, t.updatedAt),
    check(
      'payment_attempt_amounts',
      sql`${t.amountCents} > 0 and ${t.capturedCents} >= 0 and ${t.capturedCents} <= ${t.amountCents} and ${t.refundedCents} >= 0 and ${t.refundAskedCents} >= 0 and ${t.refundedCents} + ${t.refundAskedCents} <= ${t.capturedCents}`,
    ),
  ],
)

/**
 * A part of what was captured that goes back: the reference names the effect, so that it happens once. `asked` until the
 * provider has confirmed it. (Safety, 5)
 */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    id: id(),
    attemptId: uuid()
      .notNull()
      .references(() => paymentAttempt.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    reference: text().notNull(),
    cents: integer().notNull(),
    state: text().$type<'asked' | 'given'>().notNull().default('asked'),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('payment_refund_once').on(t.attemptId, t.reference),
    index('payment_refund_order').on(t.orderId),
    check('payment_refund_cents', sql`${t.cents} > 0`),
  ],
)

/** Webhooks already taken: a provider may send one twice. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    receivedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
)
