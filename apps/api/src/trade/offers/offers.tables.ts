import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'

export type OfferState = 'new' | 'accepted' | 'declined' | 'withdrawn'

/** An offer a customer created: a product, a quantity and a price they would buy it at. */
export const customerOffer = pgTable(
  'customer_offer',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    state: text().$type<OfferState>().notNull().default('new'),
    product: text().notNull(),
    brand: text(),
    /** Pieces or packs. */
    quantity: integer().notNull(),
    /** For one, cents; null asks for a price. */
    priceCents: integer(),
    note: text(),
    /** Of the staff member who decided. */
    answer: text(),
    decidedBy: text(),
    createdAt: createdAt(),
    decidedAt: instant(),
  },
  (t) => [
    index('customer_offer_user').on(t.userId, t.id),
    index('customer_offer_state').on(t.state, t.id),
    check('customer_offer_amounts', sql`${t.quantity} > 0 and (${t.priceCents} is null or ${t.priceCents} > 0)`),
    check('customer_offer_state_name', sql`${t.state} in ('new', 'accepted', 'declined', 'withdrawn')`),
  ],
)
