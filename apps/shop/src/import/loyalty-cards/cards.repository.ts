import type { Reader, Tx } from '@bottega/api/kernel/database/database.ts'
import { loyaltyCard } from '@bottega/api/trade/loyalty/cards.tables.ts'
import { cooperative } from '@bottega/api/places/stores/stores.tables.ts'
import { sql } from 'drizzle-orm'

export interface IssuedCard {
  number: string
  birthDate: string
  email: string | null
  cooperativeId: number | null
}

/** Ids of the cooperatives by id and by slug. */
export async function cooperativeIds(db: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: cooperative.id, slug: cooperative.slug }).from(cooperative)
  return new Map(rows.flatMap(({ id, slug }) => [[String(id), id] as const, [slug.toLowerCase(), id] as const]))
}

/**
 * Writes issued cards, each number once. Cards stay in the accounts they are in. Answers how many were new and how many
 * are different now.
 */
export async function putCards(tx: Tx, cards: readonly IssuedCard[]): Promise<{ new: number; changed: number }> {
  if (cards.length === 0) return { new: 0, changed: 0 }
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  const written = await tx
    .insert(loyaltyCard)
    .values([...cards])
    .onConflictDoUpdate({
      target: loyaltyCard.number,
      set: {
        birthDate: excluded('birth_date'),
        email: excluded('email'),
        cooperativeId: excluded('cooperative_id'),
      },
      setWhere: sql`(${loyaltyCard.birthDate}, ${loyaltyCard.email}, ${loyaltyCard.cooperativeId})
        is distinct from (excluded.birth_date, excluded.email, excluded.cooperative_id)`,
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` })
  const added = written.filter(({ isNew }) => isNew).length
  return { new: added, changed: written.length - added }
}
