import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { appUser } from '../accounts/accounts.tables.ts'
import { instant } from '../database/columns.ts'

/**
 * A browser from which an account has signed in: it may log in while others guess at the account. Its cookie is only
 * stored as its SHA-256. (Safety, 13)
 */
export const loginDevice = pgTable(
  'login_device',
  {
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.userId] }),
    index('login_device_user').on(t.userId),
    index('login_device_expiry').on(t.expiresAt),
  ],
)
