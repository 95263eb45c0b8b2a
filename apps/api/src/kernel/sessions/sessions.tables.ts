import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../accounts/accounts.tables.ts'
import { actAs } from '../accounts/acting.tables.ts'
import { createdAt, instant } from '../database/columns.ts'

/** A session of a customer or of an anonymous visitor. Of the cookie's value only the SHA-256 is stored. */
export const session = pgTable(
  'session',
  {
    idHash: text().primaryKey(),
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    remember: boolean().notNull().default(false),
    /** Browser and system in a few words, for the customer's list of their logins. */
    agent: text(),
    /** Opened at the staff login. An account that changes to or from staff has no user in it any more. */
    staffDoor: boolean().notNull().default(false),
    /** Set while a staff member acts for the customer of the session. */
    actAsId: integer().references(() => actAs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('session_user').on(t.userId), index('session_expiry').on(t.expiresAt)],
)
