import { sql } from 'drizzle-orm'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { staffWithin } from '../../kernel/accounts/stores-of-staff.ts'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { isThere } from '../../kernel/database/is-there.ts'

export const storesOfAccounts = {
  staffAccount: (db, userId, stores) =>
    isThere(db, sql`select from ${appUser} where ${appUser.id} = ${userId} and ${staffWithin(appUser.id, stores)}`),
} satisfies Partial<ThingsOfStores>
