import type { Seller } from '@bottega/rules/documents/sales-document.ts'
import { languagesOf, type ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { keepLanguages } from '../../kernel/sessions/used-language.ts'
import { cooperative, seller } from '../stores/stores.tables.ts'
import { shopState } from '../../kernel/database/shop-state.tables.ts'

const key = 'world.identity'

/** The identity of the shop as its files give it; null where they say nothing. */
export async function selectIdentity(db: Reader): Promise<ShopIdentity | null> {
  const [row] = await db.select({ value: shopState.value }).from(shopState).where(eq(shopState.key, key))
  return (row?.value as ShopIdentity | undefined) ?? null
}

/**
 * Stores what the files say; null where they say nothing. Customers whose language is not offered any more get Italian,
 * and another one with the next page they use.
 */
export async function writeIdentity(tx: Tx, identity: ShopIdentity | null): Promise<void> {
  if (identity === null) await tx.delete(shopState).where(eq(shopState.key, key))
  else
    await tx
      .insert(shopState)
      .values({ key, value: identity })
      .onConflictDoUpdate({ target: shopState.key, set: { value: identity, updatedAt: sql`now()` } })
  await keepLanguages(tx, languagesOf(identity ?? {}))
}

export interface SellingCooperative {
  readonly cooperativeId: number
  readonly name: string
  /** Null where the files name no company. */
  readonly seller: Seller | null
}

/** The sellers of the shop, by the number of the cooperative. */
export const selectSellers = (db: Reader): Promise<SellingCooperative[]> =>
  db
    .select({ cooperativeId: cooperative.id, name: cooperative.name, seller: seller.facts })
    .from(cooperative)
    .leftJoin(seller, eq(seller.cooperativeId, cooperative.id))
    .orderBy(asc(cooperative.id))
