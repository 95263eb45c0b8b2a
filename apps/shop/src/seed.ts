import { readConfig } from '@bottega/api/kernel/settings/config.ts'
import { openDatabase, type Database } from '@bottega/api/kernel/database/database.ts'
import { inTurn } from '@bottega/api/kernel/database/in-turn.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { store } from '@bottega/api/places/stores/stores.tables.ts'
import { seed, type SeedSummary } from '@bottega/demo/seed.ts'
import { parseArgs } from 'node:util'
import { CommandError } from './explain-start-error.ts'

/**
 * Any number only this shop uses: of processes starting together on an empty database one seeds, the others find it
 * done.
 */
const seedLock = 716_239_019

/** Writes the demo world when the database holds no store yet; undefined when it is in use already. */
export function seedIfEmpty(database: Database, products = 2000): Promise<SeedSummary | undefined> {
  return inTurn(database, seedLock, async (db) => {
    const [any] = await db.select({ id: store.id }).from(store).limit(1)
    if (any !== undefined) return undefined
    return seed(db, { products, seed: 7, now: new Date() })
  })
}

/** `seed [--products N]` */
export async function seedCommand(rest: string[]): Promise<void> {
  const { values } = parseArgs({ args: rest, options: { products: { type: 'string', default: '2000' } } })
  const products = Number(values.products)
  if (!Number.isInteger(products) || products < 100 || products > 200_000)
    throw new CommandError('--products takes a whole number from 100 to 200000.')
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    await migrateDatabase(database)
    const summary = await seedIfEmpty(database, products)
    console.log(summary === undefined ? 'The database is not empty: nothing was changed.' : JSON.stringify(summary))
  } finally {
    await database.close()
  }
}
