import { type Config, SettingError } from '@bottega/api/kernel/settings/config.ts'
import type { Database } from '@bottega/api/kernel/database/database.ts'
import { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { store } from '@bottega/api/places/stores/stores.tables.ts'
import { shopState } from '@bottega/api/kernel/database/shop-state.tables.ts'
import { demoPeople } from '@bottega/demo/people/demo-people.ts'
import { seedMarker } from '@bottega/demo/seed.ts'
import { eq, inArray, sql } from 'drizzle-orm'

/** By the marker its seeding leaves, or, where that was removed, by the logins whose passwords the README publishes. */
async function holdsDemo({ db }: Database): Promise<boolean> {
  const [marker] = await db.select({ key: shopState.key }).from(shopState).where(eq(shopState.key, seedMarker)).limit(1)
  if (marker !== undefined) return true
  const logins = demoPeople.map(({ login }) => login)
  const [person] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(inArray(sql`lower(${appUser.login})`, logins))
    .limit(1)
  return person !== undefined
}

/**
 * The passwords of the demo's accounts are published, and a demo shows mails and staff codes publicly: a shop in
 * production never opens the database of a demo, and a demo never that of a shop. Throws `SettingError`.
 */
export async function refuseOtherWorld(database: Database, config: Config): Promise<void> {
  if (!config.production && !config.DEMO) return
  const isDemo = await holdsDemo(database)
  if (config.production && isDemo)
    throw new SettingError(
      'The database holds the demo world, and the passwords of its people and staff are published. ' +
        'Set DATABASE_URL or DATA_DIR to another database for a shop in production, or DEMO=true for a demo.',
    )
  const [any] = await database.db.select({ id: store.id }).from(store).limit(1)
  if (config.DEMO && !isDemo && any !== undefined)
    throw new SettingError(
      'The database holds a shop that is no demo, and DEMO=true would publish its mails and staff codes. ' +
        'Set DEMO=false for the shop, or DATABASE_URL or DATA_DIR to another database for a demo.',
    )
}
