import { infosOfChoices, type ShoppingChoices, welcomesAlternatives } from '@bottega/rules/cart/shopping-choices.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { updateCart } from '../cart-writes.repository.ts'
import type { ChangedCart } from '../cart.service.ts'
import { type LoadedCart, loadCart } from '../load-cart.ts'
import { openCart, type Shopper } from '../open-cart.ts'
import { hasPackagingType } from '../packaging.repository.ts'
import { findChoices, saveChoices, setAlternativesOfLines } from './choices.repository.ts'

/** The customer's answers; bags that are no longer offered answer nothing. */
export async function offeredChoices(db: Reader, userId: number): Promise<ShoppingChoices> {
  const choices = await findChoices(db, userId)
  const { packagingTypeId } = choices
  if (packagingTypeId === null || (await hasPackagingType(db, packagingTypeId, null))) return choices
  return { ...choices, packagingTypeId: null }
}

/**
 * Keeps the answers in the account and sets them on the open cart; null leaves an answer as it is. A draft over a placed
 * order stays as the order was placed: what is answered now is for the next shopping. (decision 824)
 */
export async function chooseForShopping(tx: Tx, shopper: Shopper, answers: ShoppingChoices): Promise<ChangedCart> {
  const { acceptsAlternatives, packagingTypeId } = answers
  const given = {
    ...(acceptsAlternatives !== null && { acceptsAlternatives }),
    ...(packagingTypeId !== null && { packagingTypeId }),
  }
  const cart = await lockedCart(tx, shopper)
  const serviceId = cart.draft === null ? (cart.service?.deliveryServiceId ?? null) : null
  if (packagingTypeId !== null && !(await hasPackagingType(tx, packagingTypeId, serviceId)))
    throw new ShopError('error.cart.infoNotAllowed', {}, 'packaging_type_id')
  if (Object.keys(given).length === 0) return { cart }
  await saveChoices(tx, shopper.user.userId, given)
  if (cart.draft !== null) return { cart }
  const infos = { ...cart.infos, ...infosOfChoices(answers) }
  // An answer that turns the cart's over is for every line; one that confirms it leaves what was said of single lines.
  const accepts = welcomesAlternatives(infos)
  if (accepts !== welcomesAlternatives(cart.infos)) await setAlternativesOfLines(tx, cart.cartId, accepts)
  await updateCart(tx, cart.cartId, { infos }, shopper.now)
  return { cart: await lockedCart(tx, shopper) }
}

/** Read anew, never from the lines this process knows: those of the last version may say otherwise. */
async function lockedCart(tx: Tx, shopper: Shopper): Promise<LoadedCart> {
  const { owner, config, productCache, now } = shopper
  const cart = await loadCart(tx, owner, { now, site: config.SITE, lock: true, productCache })
  return cart ?? openCart(tx, shopper)
}
