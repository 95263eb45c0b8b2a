import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'

/** A till that was counted and closed: never changed afterwards. */
export const tillClosing = pgTable(
  'till_closing',
  {
    id: id(),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    /** The staff member whose till it is; null where the shop hands over by itself. */
    staffId: integer().references(() => appUser.id),
    closedById: integer()
      .notNull()
      .references(() => appUser.id),
    takings: integer().notNull(),
    cashCents: integer().notNull(),
    cardCents: integer().notNull(),
    voucherCents: integer().notNull(),
    shortCents: integer().notNull(),
    /** The cash that was counted. */
    countedCents: integer().notNull(),
    /** Said where the counted cash is not what was taken. */
    reason: text(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    closedAt: createdAt(),
  },
  (t) => [
    index('till_closing_store').on(t.storeId, t.closedAt),
    check(
      'till_closing_amounts',
      sql`${t.takings} > 0 and ${t.cashCents} >= 0 and ${t.cardCents} >= 0 and ${t.voucherCents} >= 0 and ${t.shortCents} >= 0 and ${t.countedCents} >= 0`,
    ),
    check('till_closing_reason', sql`${t.countedCents} = ${t.cashCents} or ${t.reason} is not null`),
  ],
)

/** The money taken with the goods of one order: once, and never changed; closing its till names the closing. */
export const doorTaking = pgTable(
  'door_taking',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    /** Null where the shop hands over by itself, as a demo does. */
    staffId: integer().references(() => appUser.id),
    dueCents: integer().notNull(),
    /** The cash that stayed: without the change. */
    cashCents: integer().notNull(),
    changeCents: integer().notNull(),
    cardCents: integer().notNull(),
    voucherCents: integer().notNull(),
    shortCents: integer().notNull(),
    /** Said where something is short. */
    reason: text(),
    takenAt: instant().notNull(),
    closingId: integer().references(() => tillClosing.id),
  },
  (t) => [
    unique('door_taking_once').on(t.orderId),
    index('door_taking_open')
      .on(t.storeId, t.staffId)
      .where(sql`closing_id is null`),
    index('door_taking_closing').on(t.closingId),
    index('door_taking_staff').on(t.staffId),
    check(
      'door_taking_sum',
      sql`${t.cashCents} + ${t.cardCents} + ${t.voucherCents} + ${t.shortCents} = ${t.dueCents}`,
    ),
    check(
      'door_taking_amounts',
      sql`${t.dueCents} > 0 and ${t.cashCents} >= 0 and ${t.changeCents} >= 0 and ${t.cardCents} >= 0 and ${t.voucherCents} >= 0 and ${t.shortCents} >= 0`,
    ),
    check('door_taking_reason', sql`${t.shortCents} = 0 or ${t.reason} is not null`),
  ],
)
