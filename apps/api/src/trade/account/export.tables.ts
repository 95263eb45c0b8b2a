import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'

/** Downloaded by the customer, or closed by staff with a reason that is in the audit log. */
export type ExportOutcome = 'downloaded' | 'closed'

/**
 * A copy of one's data that a customer asked staff for, by telephone or letter. Customers who download it in the
 * profile ask nobody; their download ends an open request. (decision 0480)
 */
export const exportRequest = pgTable(
  'export_request',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    askedAt: createdAt(),
    endedAt: instant(),
    outcome: text().$type<ExportOutcome>(),
  },
  (t) => [
    uniqueIndex('export_request_open')
      .on(t.userId)
      .where(sql`ended_at is null`),
    index('export_request_user').on(t.userId),
    check('export_request_ended', sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
  ],
)
