import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { shopState } from '../../kernel/database/shop-state.tables.ts'

const key = 'world.slotDays'

/** Days ahead that a shopper can choose, where the operator says nothing else. (Domain decisions, "Slots") */
export const usualSlotDays = 14

/** Days ahead for which there are slots. */
export async function slotDaysOf(db: Reader): Promise<number> {
  const [row] = await db.select({ value: shopState.value }).from(shopState).where(eq(shopState.key, key))
  return typeof row?.value === 'number' ? row.value : usualSlotDays
}

export async function storeSlotDays(db: Reader, days: number): Promise<void> {
  await db
    .insert(shopState)
    .values({ key, value: days })
    .onConflictDoUpdate({ target: shopState.key, set: { value: days, updatedAt: sql`now()` } })
}
