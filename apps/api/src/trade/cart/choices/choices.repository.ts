import type { ShoppingChoices } from '@bottega/rules/cart/shopping-choices.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { cartLine } from '../cart.tables.ts'
import { shoppingChoice } from './choices.tables.ts'

export async function findChoices(db: Reader, userId: number): Promise<ShoppingChoices> {
  const { acceptsAlternatives, packagingTypeId } = shoppingChoice
  const [row] = await db
    .select({ acceptsAlternatives, packagingTypeId })
    .from(shoppingChoice)
    .where(eq(shoppingChoice.userId, userId))
  return row ?? { acceptsAlternatives: null, packagingTypeId: null }
}

/** An absent answer stays as it was. */
export async function saveChoices(tx: Tx, userId: number, given: Partial<ShoppingChoices>): Promise<void> {
  await tx
    .insert(shoppingChoice)
    .values({ userId, ...given })
    .onConflictDoUpdate({ target: shoppingChoice.userId, set: given })
}

export async function deleteChoices(tx: Tx, userId: number): Promise<void> {
  await tx.delete(shoppingChoice).where(eq(shoppingChoice.userId, userId))
}

/** The cart's row must be locked, and its version counted by the caller. */
export async function setAlternativesOfLines(tx: Tx, cartId: number, acceptAlternatives: boolean): Promise<void> {
  await tx
    .update(cartLine)
    .set({ acceptAlternatives })
    .where(and(eq(cartLine.cartId, cartId), ne(cartLine.acceptAlternatives, acceptAlternatives)))
}
