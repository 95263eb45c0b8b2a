import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../kernel/database/columns.ts'
import { giftCertificate, userGiftCertificate } from './vouchers.tables.ts'

/**
 * The ledger: every effect on what is left of a voucher, once, and never changed. A row is about the uses all customers
 * share or about one use a customer holds. (Safety, 5)
 */
export const voucherMovement = pgTable(
  'voucher_movement',
  {
    id: id(),
    reference: text().notNull().unique(),
    giftCertificateId: integer().references(() => giftCertificate.id),
    userGiftCertificateId: integer().references(() => userGiftCertificate.id, { onDelete: 'cascade' }),
    delta: integer().notNull(),
    at: createdAt(),
  },
  (t) => [
    index('voucher_movement_certificate').on(t.giftCertificateId),
    index('voucher_movement_user_certificate').on(t.userGiftCertificateId),
    check(
      'voucher_movement_of_one',
      sql`(${t.giftCertificateId} is null) <> (${t.userGiftCertificateId} is null) and ${t.delta} <> 0`,
    ),
  ],
)
