import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { isCustomerOf } from '../../people/search/customers-of-stores.ts'
import { isThere } from '../../kernel/database/is-there.ts'
import { rewardRequest } from './rewards/rewards.tables.ts'

export const storesOfRewards = {
  rewardRequest: (db, requestId, stores) =>
    isThere(
      db,
      sql`select from ${rewardRequest} join ${appUser} on ${appUser.id} = ${rewardRequest.userId}
        where ${rewardRequest.id} = ${requestId} and ${isCustomerOf(appUser, stores)}`,
    ),
} satisfies Partial<ThingsOfStores>
