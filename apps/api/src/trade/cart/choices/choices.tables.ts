import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { packagingType } from '../packaging.tables.ts'

/**
 * The answers of a customer for all their shopping. Null, like no row at all, is a question that was never answered: no
 * default stands in for it. (decision 824)
 */
export const shoppingChoice = pgTable('shopping_choice', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** Whether what is missing may be replaced. */
  acceptsAlternatives: boolean(),
  packagingTypeId: integer().references(() => packagingType.id, { onDelete: 'set null' }),
})
