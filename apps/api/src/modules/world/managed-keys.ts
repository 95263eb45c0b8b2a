import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { shopState } from '../../db/schema/system.ts'

const key = 'world.managed'

/** Which rows of each part came from the operator's files: only these are closed when the files have them no more. */
export interface ManagedKeys {
  of: (part: string) => ReadonlySet<string>
  set: (part: string, keys: readonly string[]) => void
  store: () => Promise<void>
}

export async function loadManagedKeys(tx: Tx): Promise<ManagedKeys> {
  const [row] = await tx.select({ value: shopState.value }).from(shopState).where(eq(shopState.key, key))
  const parts = (row?.value ?? {}) as Record<string, readonly string[]>
  const before = JSON.stringify(parts)
  return {
    of: (part) => new Set(parts[part]),
    set: (part, keys) => void (parts[part] = keys.toSorted()),
    store: async () => {
      if (JSON.stringify(parts) === before) return
      await tx
        .insert(shopState)
        .values({ key, value: parts })
        .onConflictDoUpdate({ target: shopState.key, set: { value: parts, updatedAt: sql`now()` } })
    },
  }
}
