import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'

/** A mail as it was sent to a customer, for their message archive. Mails with secrets are never here. */
export const customerMessage = pgTable(
  'customer_message',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Of the mail: one that is sent again is the same message. */
    mailId: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    uniqueIndex('customer_message_mail').on(t.userId, t.mailId),
    index('customer_message_user').on(t.userId, t.sentAt),
    index('customer_message_sent').on(t.sentAt),
  ],
)
