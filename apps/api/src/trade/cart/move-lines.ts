import { lineNote } from '@bottega/rules/cart/line-note.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { cart, cartLine } from './cart.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { broughtAgainstDiet } from './adding/diet-remarks.ts'
import { type RepeatedItem, addKnown } from './adding/order-again.ts'
import { withNamed } from './adding/named-substitutes.ts'
import type { ChangedCart } from './cart.service.ts'
import { type Guarded, openCart, type Shopper } from './open-cart.ts'

interface MovedLine extends RepeatedItem {
  lineId: number
  cartId: number
}

/** Lines of the customer's ordinary cart, those of anybody else left out; its row is locked. */
export function linesToMove(tx: Tx, userId: number, lineIds: readonly number[]): Promise<MovedLine[]> {
  return tx
    .select({
      lineId: cartLine.id,
      cartId: cart.id,
      productId: cartLine.productId,
      name: product.name,
      optionsKey: cartLine.optionsKey,
      quantity: cartLine.quantity,
      acceptAlternatives: cartLine.acceptAlternatives,
      infos: cartLine.infos,
      promotionChoice: cartLine.promotionChoice,
    })
    .from(cartLine)
    .innerJoin(cart, eq(cart.id, cartLine.cartId))
    .innerJoin(product, eq(product.id, cartLine.productId))
    .where(and(eq(cart.userId, userId), eq(cart.state, 'open'), inArray(cartLine.id, [...lineIds])))
    .for('update', { of: cart })
}

/**
 * Puts lines of the cart that waits into the draft that is open now. Goods the draft takes leave the cart; goods it
 * refuses stay there, and are named. They were in a cart of the customer before: what their household does not eat is
 * named and goes along.
 */
export async function moveLines(tx: Tx, shopper: Guarded<Shopper>, lines: readonly MovedLine[]): Promise<ChangedCart> {
  const draft = await openCart(tx, shopper, withNamed(lines))
  const before = quantities(draft)
  const changed = await addKnown(tx, shopper, draft, lines.map(withOwnNote), (...goods) => ({
    leftOut: new Set(),
    remarks: broughtAgainstDiet(...goods),
  }))
  const after = quantities(changed.cart)
  const taken = lines.filter((line) => (after.get(keyOf(line)) ?? 0) > (before.get(keyOf(line)) ?? 0))
  await dropLines(tx, taken, shopper.now)
  return changed
}

const withOwnNote = (line: MovedLine): MovedLine => ({ ...line, note: lineNote(line.infos ?? {}) })

const keyOf = ({ productId, optionsKey }: Pick<RepeatedItem, 'productId' | 'optionsKey'>) =>
  `${productId} ${optionsKey}`

const quantities = ({ lines }: ChangedCart['cart']) =>
  new Map(lines.map((line) => [keyOf(line), line.quantity] as const))

async function dropLines(tx: Tx, lines: readonly MovedLine[], now: Date): Promise<void> {
  const [first] = lines
  if (first === undefined) return
  const ids = lines.map(({ lineId }) => lineId)
  await tx.delete(cartLine).where(and(eq(cartLine.cartId, first.cartId), inArray(cartLine.id, ids)))
  await tx
    .update(cart)
    .set({ version: sql`${cart.version} + 1`, updatedAt: now })
    .where(eq(cart.id, first.cartId))
}
