import type { TestShop } from '../test-shop.ts'

/**
 * How often PostgreSQL ended one of two transactions of this file that waited for each other. Trying again hides them
 * from the caller; locks taken in one order everywhere leave none.
 */
export async function deadlocksIn({ shop }: TestShop): Promise<number> {
  const { rows } = await shop.database.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}
