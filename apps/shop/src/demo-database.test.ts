import { readConfig } from '@bottega/api/kernel/settings/config.ts'
import { type Database, openEmbedded } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { cooperative, store, warehouse } from '@bottega/api/places/stores/stores.tables.ts'
import { shopState } from '@bottega/api/kernel/database/shop-state.tables.ts'
import { eq } from 'drizzle-orm'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refuseOtherWorld } from './demo-database.ts'

let database: Database
beforeAll(async () => {
  database = await openEmbedded(undefined)
  await migrateDatabase(database)
}, atThisSpeed(60_000))
afterAll(() => database.close())
afterEach(async () => {
  for (const table of [appUser, store, warehouse, cooperative]) await database.db.delete(table)
  await database.db.delete(shopState).where(eq(shopState.key, 'seed'))
})

const production = { ...readConfig({ DEMO: 'false' }), production: true }
const demo = readConfig({ NODE_ENV: 'production', DEMO: 'true' })
const development = readConfig({ DEMO: 'false' })

async function openStore(): Promise<void> {
  await database.db.insert(cooperative).values({ id: 1, name: 'Prova', slug: 'prova' })
  const place = { street: 'Via Larga', streetNumber: '8', city: 'Milano', province: 'MI', postalCode: '20122' }
  await database.db
    .insert(warehouse)
    .values({ id: 1, cooperativeId: 1, name: 'Milano', slug: 'milano', latitude: 45.46, longitude: 9.19, ...place })
  await database.db.insert(store).values({ cooperativeId: 1, warehouseId: 1, name: 'Milano' })
}

const addPerson = (login: string) =>
  database.db.insert(appUser).values({ login, email: login, firstName: 'Ada', lastName: 'Prova' })

test('a database that was seeded with the demo opens for a demo, and not in production [program-5]', async () => {
  await database.db.insert(shopState).values({ key: 'seed', value: {} })
  await openStore()
  await expect(refuseOtherWorld(database, production)).rejects.toThrow('The database holds the demo world')
  await refuseOtherWorld(database, demo)
  await refuseOtherWorld(database, development)
})

test('a person of the demo is enough, however the login is written [program-6]', async () => {
  await addPerson('Admin@bottega.example')
  await expect(refuseOtherWorld(database, production)).rejects.toThrow('The database holds the demo world')
  await refuseOtherWorld(database, demo)
})

test('a shop that is no demo opens in production, and not as a demo [program-7]', async () => {
  await openStore()
  await addPerson('ada@coop.example')
  await refuseOtherWorld(database, production)
  await expect(refuseOtherWorld(database, demo)).rejects.toThrow('The database holds a shop that is no demo')
})

test('an empty database opens for either', async () => {
  await refuseOtherWorld(database, production)
  await refuseOtherWorld(database, demo)
})
