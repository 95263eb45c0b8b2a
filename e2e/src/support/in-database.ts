import { openEmbedded } from '@bottega/api/kernel/database/database.ts'
import { join } from 'node:path'

/** The answer of a statement in the database of a folder of data. Only while no program runs on it. */
export async function inDatabase<Row extends object>(dataDir: string, statement: string): Promise<Row[]> {
  const database = await openEmbedded(join(dataDir, 'database'))
  try {
    return (await database.pool.query<Row>(statement)).rows
  } finally {
    await database.close()
  }
}
