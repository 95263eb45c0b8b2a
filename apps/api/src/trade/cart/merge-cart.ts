import type { Remark } from '@bottega/contract/envelope.ts'
import { withNoteOf } from '@bottega/rules/cart/line-note.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import type { SessionUser, Visitor } from '../../kernel/visitor.ts'
import { dietGuardOf } from '../diet/diet.service.ts'
import { broughtAgainstDiet } from './adding/diet-remarks.ts'
import { namedAgain, replacing, withNamed } from './adding/named-substitutes.ts'
import { draftOf, lineFor, nextLineId, putLine } from './drafts/cart-draft.ts'
import { hasRoomFor } from './cart-room.ts'
import { settleAndSave } from './cart.service.ts'
import { updateCart } from './cart-writes.repository.ts'
import type { CartLineRow } from './cart.repository.ts'
import { type LoadedCart, loadCart } from './load-cart.ts'
import { type Guarded, openCart, type Shopper } from './open-cart.ts'

const notMerged: Remark = { code: 'warning.cart.notBrought' }

/**
 * Moves the cart of a visit that has just become `user`'s. There is one only where the shop allows anonymous carts.
 * When it cannot be moved, the login still succeeds and the failure is a remark.
 */
export async function mergeVisitCart(
  shop: Shop,
  visitor: Visitor,
  user: SessionUser | undefined,
  now: Date,
): Promise<readonly Remark[]> {
  const { sessionHash, language } = visitor
  if (user === undefined || visitor.user !== undefined || sessionHash === undefined) return []
  const owner = { userId: user.userId }
  const shopper = {
    owner,
    user,
    storeId: visitor.storeId,
    language,
    config: shop.config,
    productCache: shop.productCache,
    knownLines: shop.cartLines,
    now,
    diet: await dietGuardOf(shop, user),
  }
  try {
    return await shop.db.transaction((tx) => mergeCarts(tx, shopper, sessionHash))
  } catch (error) {
    shop.log.error({ err: error }, 'the cart of a visit could not be merged')
    return [notMerged]
  }
}

/**
 * Lines count on to those of the same product; what the shopper said on their own cart stands. A placed order that is
 * being changed takes nothing in: the goods were not meant for it.
 */
async function mergeCarts(tx: Tx, shopper: Guarded<Shopper>, sessionHash: string): Promise<readonly Remark[]> {
  const { now, productCache, config } = shopper
  const options = { now, productCache, site: config.SITE }
  const left = await loadCart(tx, { sessionHash }, { ...options, lock: true })
  if (left === undefined) return []
  const before = await loadCart(tx, shopper.owner, options)
  await updateCart(tx, left.cartId, { state: 'abandoned', sessionHash: null }, now)
  if (left.lines.length === 0) return []
  if (before?.state === 'changing') return [notMerged]
  const own = await openCart(tx, shopper, withNamed(left.lines))
  const draft = draftOf(own)
  for (const line of left.lines.filter(({ productId }) => own.products.has(productId))) {
    const same = lineFor(draft, line.productId, line.optionsKey)
    const quantity = line.quantity + (same?.quantity ?? 0)
    const brought = { ...line, ...broughtWishes(shopper, own, line) }
    const infos = same === undefined ? brought.infos : withNoteOf(same.infos, brought.infos)
    const after = { ...brought, ...same, infos, lineId: same?.lineId ?? nextLineId(draft), quantity }
    // A line over the limits does not refuse the login: it is left out.
    if (hasRoomFor(draft, after)) putLine(draft, after)
  }
  // They chose these goods before the shop knew who they are: nothing is taken out, everything is said.
  const diet = broughtAgainstDiet(
    shopper,
    own,
    left.lines.map(({ productId }) => productId),
  )
  const { warnings = [] } = await settleAndSave(tx, draft, shopper, diet)
  if (Object.keys(left.infos).length > 0)
    await updateCart(tx, own.cartId, { infos: { ...left.infos, ...own.infos } }, now)
  return warnings
}

/** Products named to replace a line before the shop knew who names them: the profile has been asked about none of them. */
function broughtWishes(shopper: Guarded, cart: LoadedCart, line: CartLineRow) {
  const { acceptAlternatives = true, substitutes } = namedAgain(shopper, cart, line)
  return replacing(line.infos, acceptAlternatives, { substitutes })
}
