import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../database/columns.ts'
import { appUser } from './accounts.tables.ts'

/** A staff member acting for a customer: the reason, and the latest end. Never deleted. (Safety, 15) */
export const actAs = pgTable(
  'act_as',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => appUser.id),
    customerId: integer()
      .notNull()
      .references(() => appUser.id),
    reason: text().notNull(),
    startedAt: createdAt(),
    endsAt: instant().notNull(),
    endedAt: instant(),
    /** The latest end of the staff member's own session: going back to it makes it no longer. */
    staffSessionEndsAt: instant().notNull(),
  },
  (t) => [index('act_as_staff').on(t.staffId), index('act_as_customer').on(t.customerId)],
)
