import type { PausedFor } from '@bottega/contract/standing-orders/standing-orders.ts'
import type { EveryWeeks, ProposedLine } from '@bottega/rules/orders/standing-orders.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { address } from '../../places/stores/addresses.tables.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { wishlist } from '../lists/lists.tables.ts'

/** A list and hours of delivery that are proposed again and again, and never ordered unasked. (decision 861) */
export const standingOrder = pgTable(
  'standing_order',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Null once the list was deleted; then it is paused. */
    listId: integer().references(() => wishlist.id, { onDelete: 'set null' }),
    /** Null once the address was deleted; then it is paused. */
    addressId: integer().references(() => address.id, { onDelete: 'set null' }),
    /** The store that served the address when it was chosen. */
    storeId: integer()
      .notNull()
      .references(() => store.id),
    /** The next date to propose; its day of the week is the rhythm's. */
    nextDay: date({ mode: 'string' }).notNull(),
    /** Minutes of the day on the shop's clock. */
    beginMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
    everyWeeks: smallint().$type<EveryWeeks>().notNull(),
    /** Null while it runs. */
    pausedFor: text().$type<PausedFor>(),
    /** Proposals in a row without an answer. */
    unanswered: smallint().notNull().default(0),
    /** Cents for one piece or kilogram by product, as last looked at: what a dearer price is held against. */
    prices: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('standing_order_user').on(t.userId),
    index('standing_order_list').on(t.listId),
    index('standing_order_address').on(t.addressId),
    index('standing_order_due')
      .on(t.nextDay)
      .where(sql`paused_for is null`),
    check('standing_order_weeks', sql`${t.everyWeeks} in (1, 2)`),
    check('standing_order_hours', sql`${t.beginMinute} >= 0 and ${t.beginMinute} < ${t.endMinute}`),
  ],
)

/** The goods of one date of a standing order, as they were two days before; deleted 90 days after its day. */
export const standingProposal = pgTable(
  'standing_proposal',
  {
    id: id(),
    standingOrderId: integer()
      .notNull()
      .references(() => standingOrder.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** Without anything of the food profile, which is looked at whenever they are shown. */
    lines: jsonb().$type<ProposedLine[]>().notNull(),
    createdAt: createdAt(),
    /** `taken` once it was put in the cart. */
    answer: text().$type<'taken' | 'skipped'>(),
    answeredAt: instant(),
  },
  (t) => [
    unique('standing_proposal_once').on(t.standingOrderId, t.day),
    index('standing_proposal_user').on(t.userId),
    index('standing_proposal_day').on(t.day),
    check('standing_proposal_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
)
