import { asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { oneOf } from '../database/is-there.ts'
import { staffPlace } from './staff-places.tables.ts'

/** The places of an account of staff; none of both is the whole group. */
export interface Places {
  readonly storeIds: readonly number[]
  readonly cooperativeIds: readonly number[]
}

export const wholeGroup: Places = { storeIds: [], cooperativeIds: [] }

export async function findPlaces(db: Reader, userIds: readonly number[]): Promise<ReadonlyMap<number, Places>> {
  const rows = await db
    .select()
    .from(staffPlace)
    .where(eq(staffPlace.userId, oneOf(userIds)))
    .orderBy(asc(staffPlace.storeId), asc(staffPlace.cooperativeId))
  const byUser = Map.groupBy(rows, ({ userId }) => userId)
  return new Map(
    [...byUser].map(([userId, places]) => [
      userId,
      {
        storeIds: places.flatMap(({ storeId }) => storeId ?? []),
        cooperativeIds: places.flatMap(({ cooperativeId }) => cooperativeId ?? []),
      },
    ]),
  )
}

export async function replacePlaces(tx: Tx, userId: number, { storeIds, cooperativeIds }: Places): Promise<void> {
  await tx.delete(staffPlace).where(eq(staffPlace.userId, userId))
  const rows = [
    ...storeIds.map((storeId) => ({ userId, storeId })),
    ...cooperativeIds.map((cooperativeId) => ({ userId, cooperativeId })),
  ]
  if (rows.length > 0) await tx.insert(staffPlace).values(rows)
}
