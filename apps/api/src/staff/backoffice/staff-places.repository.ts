import { asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { oneOf } from '../../kernel/database/is-there.ts'
import { staffPlace } from '../../kernel/accounts/staff-places.tables.ts'
import { cooperative, store } from '../../places/stores/stores.tables.ts'

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

export const listStores = (db: Reader) =>
  db
    .select({ id: store.id, name: store.name, cooperativeId: store.cooperativeId, active: store.active })
    .from(store)
    .orderBy(asc(store.position), asc(store.id))
    .limit(1000)

export const listCooperatives = (db: Reader) =>
  db.select({ id: cooperative.id, name: cooperative.name }).from(cooperative).orderBy(asc(cooperative.id)).limit(100)
