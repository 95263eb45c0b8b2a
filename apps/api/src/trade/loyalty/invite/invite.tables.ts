import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { createdAt, instant } from '../../../kernel/database/columns.ts'
import { userGiftCertificate } from '../../vouchers/vouchers.tables.ts'

/** The code a customer hands to friends. */
export const inviteCode = pgTable('invite_code', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
  createdAt: createdAt(),
})

/** A friend who came with a code. Their first delivered order makes them count, in the order of these orders. */
export const invite = pgTable(
  'invite',
  {
    friendId: integer()
      .primaryKey()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    inviterId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    redeemedAt: createdAt(),
    /** The first delivered order. */
    countedAt: instant(),
    /** Place among those of the inviter that count, from 1. */
    place: smallint(),
    grantedAt: instant(),
    userGiftCertificateId: integer().references(() => userGiftCertificate.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('invite_place').on(t.inviterId, t.place),
    index('invite_inviter').on(t.inviterId, t.redeemedAt),
    index('invite_to_grant')
      .on(t.countedAt)
      .where(sql`counted_at is not null and granted_at is null`),
    check('invite_not_oneself', sql`${t.friendId} <> ${t.inviterId}`),
    check(
      'invite_counted',
      sql`(${t.countedAt} is null) = (${t.place} is null) and (${t.place} is null or ${t.place} > 0)`,
    ),
  ],
)
