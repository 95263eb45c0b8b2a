import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import type { Database } from './database.ts'
import { migrateDatabase } from './migrate.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase(inject('testDatabase'))
})
afterEach(() => database.close())

const migrations = async () =>
  (await database.pool.query<{ created_at: string }>('select * from drizzle.__drizzle_migrations')).rows

test('an up-to-date database is left as it is', async () => {
  const before = await migrations()
  await migrateDatabase(database)
  expect(await migrations()).toEqual(before)
})

test('a database from before the first migration is refused in a sentence and not changed [database-26]', async () => {
  await database.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000')
  const before = await migrations()
  await expect(migrateDatabase(database)).rejects.toThrow(
    database.kind === 'embedded'
      ? /cannot be upgraded; nothing in it was changed\. Move the data folder .+ then start again\.$/
      : /cannot be upgraded; nothing in it was changed\. Set DATABASE_URL to an empty database, then start again\.$/,
  )
  expect(await migrations()).toEqual(before)
})
