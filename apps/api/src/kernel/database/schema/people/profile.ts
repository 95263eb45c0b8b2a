import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { appUser } from './people.ts'

/**
 * An account that is asked to be deleted, closed, or erased; stored for good as the proof that it was. The token of the
 * last mail confirms the deletion while the account is open, and takes it back while it is closed. (decision 0322)
 */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    userId: integer()
      .primaryKey()
      .references(() => appUser.id),
    requestedAt: createdAt(),
    /** SHA-256; null until the mail was written. */
    tokenHash: text(),
    tokenExpiresAt: instant(),
    /** From then on the account cannot sign in. */
    closedAt: instant(),
    eraseAfter: instant(),
    erasedAt: instant(),
  },
  (t) => [
    index('account_deletion_due')
      .on(t.eraseAfter)
      .where(sql`erased_at is null`),
    check('account_deletion_closed', sql`(${t.closedAt} is null) = (${t.eraseAfter} is null)`),
    check('account_deletion_token', sql`(${t.tokenHash} is null) = (${t.tokenExpiresAt} is null)`),
  ],
)

/** Downloaded by the customer, or closed by staff with a reason that is in the audit log. */
export type ExportOutcome = 'downloaded' | 'closed'

/**
 * A copy of one's data that a customer asked staff for, by telephone or letter. Who downloads it in the profile asks
 * nobody; that ends a request which is open. (decision 0480)
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
