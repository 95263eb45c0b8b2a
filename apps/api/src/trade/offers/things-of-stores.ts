import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { isCustomerOf } from '../../people/search/customers-of-stores.ts'
import { isThere } from '../../kernel/database/is-there.ts'
import { customerOffer } from './offers.tables.ts'

export const storesOfOffers = {
  offer: (db, offerId, stores) =>
    isThere(
      db,
      sql`select from ${customerOffer} join ${appUser} on ${appUser.id} = ${customerOffer.userId}
        where ${customerOffer.id} = ${offerId} and ${isCustomerOf(appUser, stores)}`,
    ),
} satisfies Partial<ThingsOfStores>
