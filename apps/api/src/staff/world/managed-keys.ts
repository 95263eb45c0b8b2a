import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { shopState } from '../../kernel/database/shop-state.tables.ts'

const key = 'world.managed'

/**
 * The content the files had for a row: digests of its fields; of the whole row from earlier versions, empty from the
 * first.
 */
export type Said = string | Readonly<Record<string, string>>
type Rows = Readonly<Record<string, Said>>

/**
 * The rows of each part that came from the operator's files, and their content: only these are closed when the files
 * have them no more, and a field of the shop that differs was changed there since.
 */
export interface ManagedKeys {
  of: (part: string) => ReadonlyMap<string, Said>
  set: (part: string, rows: ReadonlyMap<string, Said>) => void
  store: () => Promise<void>
}

export async function loadManagedKeys(tx: Tx): Promise<ManagedKeys> {
  const [row] = await tx.select({ value: shopState.value }).from(shopState).where(eq(shopState.key, key))
  const stored = (row?.value ?? {}) as Record<string, Rows | readonly string[]>
  const parts = new Map(Object.entries(stored).map(([part, rows]) => [part, rowsOf(rows)]))
  return {
    of: (part) => parts.get(part) ?? new Map(),
    set: (part, rows) => void parts.set(part, rows),
    store: async () => {
      const value = Object.fromEntries([...parts].map(([part, rows]) => [part, Object.fromEntries(rows)]))
      if (isDeepStrictEqual(value, stored)) return
      await tx
        .insert(shopState)
        .values({ key, value })
        .onConflictDoUpdate({ target: shopState.key, set: { value, updatedAt: sql`now()` } })
    },
  }
}

/** A list of keys is what the first versions stored. */
const rowsOf = (rows: Rows | readonly string[]): ReadonlyMap<string, Said> =>
  new Map(Array.isArray(rows) ? (rows as readonly string[]).map((name) => [name, ''] as const) : Object.entries(rows))
