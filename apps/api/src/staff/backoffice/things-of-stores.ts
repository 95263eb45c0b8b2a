import { eq } from 'drizzle-orm'
import { isWithin } from '@bottega/rules/people/store-scope.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { storesOfStaff } from '../../kernel/accounts/stores-of-staff.ts'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'

export const storesOfAccounts = {
  /** An account of staff is of the stores that are all it works for. */
  staffAccount: async (db, userId, stores) => {
    const [account] = await db
      .select({ stores: storesOfStaff(appUser) })
      .from(appUser)
      .where(eq(appUser.id, userId))
    return account !== undefined && isWithin(account.stores, stores)
  },
} satisfies Partial<ThingsOfStores>
