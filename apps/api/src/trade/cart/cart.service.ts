import { monthsBefore, purchaseMonths } from '@bottega/rules/people/retention.ts'
import { parseQuantity } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Remark } from '@bottega/contract/envelope.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { askedAboutNamed, askedOrWarned } from './adding/diet-remarks.ts'
import { addToDraft, type AddRequest, enterQuantity } from './adding/add-items.ts'
import { type CartDraft, draftOf, putLine, saveDraft, settle } from './drafts/cart-draft.ts'
import { hasRoomFor } from './cart-room.ts'
import { updateCart } from './cart-writes.repository.ts'
import { type CartLineRow, deleteAbandonedCarts } from './cart.repository.ts'
import { limitRemark } from './limit-remarks.ts'
import { deleteChoices } from './choices/choices.repository.ts'
import { deleteCartsOf, emptyOldCarts } from './old-carts.repository.ts'
import { type LoadedCart, loadCart } from './load-cart.ts'
import { findOpenCart, openCart, refuseUnlessReadyToAdd, type CartShopper, type Guarded } from './open-cart.ts'
import { lineObstacle, productOf } from './price-loaded-cart.ts'

/** A cart after a command, with the remarks for the shopper. */
export interface ChangedCart {
  cart: LoadedCart
  infos?: readonly Remark[]
  warnings?: readonly Remark[]
}

/** All or nothing: one product that cannot be added leaves the cart as it was. */
export async function addItems(tx: Tx, shopper: Guarded, requests: readonly AddRequest[]): Promise<ChangedCart> {
  const named = requests.flatMap(({ substitutes = [], acceptDiet }) =>
    substitutes.map((productId) => ({ productId, acceptDiet })),
  )
  const wanted = [...requests, ...named].map(({ productId }) => productId)
  const cart = await openCart(tx, shopper, wanted)
  refuseUnlessReadyToAdd(cart, shopper.config)
  const draft = draftOf(cart)
  const remarks = requests.flatMap((request) => {
    const outcome = addToDraft(draft, request, shopper)
    if (!outcome.ok) throw new ShopError(outcome.code, outcome.values)
    return outcome.remarks
  })
  askedAboutNamed(shopper, cart, named)
  return settleAndSave(tx, draft, shopper, [...remarks, ...askedOrWarned(shopper, cart, requests)])
}

export interface QuantityRequest {
  lineId: number
  /** Units as sent; 0 takes the line out. */
  quantity: unknown
}

export async function updateItems(
  tx: Tx,
  shopper: CartShopper,
  requests: readonly QuantityRequest[],
): Promise<ChangedCart> {
  const draft = await draftWith(
    tx,
    shopper,
    requests.map(({ lineId }) => lineId),
  )
  const remarks = requests.flatMap(({ lineId, quantity }) => {
    const line = draft.lines.get(lineId)
    return line === undefined ? [] : setQuantity(draft, line, quantity, shopper)
  })
  return settleAndSave(tx, draft, shopper, remarks)
}

function setQuantity(
  draft: CartDraft,
  line: CartLineRow,
  sent: unknown,
  { language, now }: CartShopper,
): readonly Remark[] {
  const product = productOf(draft.cart, line)
  const name = textIn(language, product.name)
  const parsed = parseQuantity(sent, 'allowed')
  if (!parsed.ok) throw new ShopError('error.cart.quantityInvalid', { name })
  if (parsed.quantity === 0) {
    draft.lines.delete(line.lineId)
    return []
  }
  if (lineObstacle(draft.cart, { ...line, quantity: parsed.quantity }, now) !== null)
    throw new ShopError('error.product.notAvailable', { name })
  const entered = enterQuantity(parsed.quantity, product, false, language)
  if (!entered.ok) throw new ShopError(entered.code, entered.values)
  const after = { ...line, quantity: entered.quantity }
  if (after.quantity > line.quantity && !hasRoomFor(draft, after))
    throw new ShopError('error.cart.quantityInvalid', { name })
  if (after.quantity !== line.quantity) putLine(draft, after)
  return entered.remarks
}

export async function removeItems(tx: Tx, shopper: CartShopper, lineIds: readonly number[]): Promise<ChangedCart> {
  const draft = await draftWith(tx, shopper, lineIds)
  for (const lineId of lineIds) draft.lines.delete(lineId)
  return settleAndSave(tx, draft, shopper, [])
}

/** Takes everything out; address and slot stay. */
export async function emptyCart(tx: Tx, shopper: CartShopper, cartId: number): Promise<ChangedCart> {
  const cart = await findOpenCart(tx, shopper)
  if (cart?.cartId !== cartId) throw new ShopError('error.cart.notFound')
  if (cart.lines.length === 0) throw new ShopError('error.cart.empty')
  return { cart: await saveDraft(tx, { ...draftOf(cart), lines: new Map() }, shopper.now) }
}

/** The cart holding all these lines. A line of another shopper is not found, like one that never existed. */
export async function draftWith(
  tx: Tx,
  shopper: CartShopper,
  lineIds: readonly number[],
  alsoProducts: readonly number[] = [],
): Promise<CartDraft> {
  const cart = await findOpenCart(tx, shopper, alsoProducts)
  const draft = cart && draftOf(cart)
  if (draft === undefined || lineIds.some((lineId) => !draft.lines.has(lineId)))
    throw new ShopError('error.cart.itemNotFound')
  return draft
}

/** Limits last, because a later item may share a class or a product with an earlier one. */
export async function settleAndSave(
  tx: Tx,
  draft: CartDraft,
  { language, now }: CartShopper,
  remarks: readonly Remark[],
): Promise<ChangedCart> {
  const touchedLines = new Map(draft.lines)
  const limits = settle(draft, now).flatMap((remark) => {
    const line = touchedLines.get(remark.lineId)
    return line === undefined ? [] : [limitRemark(remark, productOf(draft.cart, line), language)]
  })
  return { cart: await saveDraft(tx, draft, now), warnings: [...remarks, ...limits] }
}

/** The cart after something beside its lines has changed: a new version, read and priced again. */
export async function renewedCart(
  tx: Tx,
  { now, productCache, config }: CartShopper,
  cartId: number,
): Promise<ChangedCart> {
  await updateCart(tx, cartId, {}, now)
  const cart = await loadCart(tx, { cartId }, { now, productCache, site: config.SITE })
  if (cart === undefined) throw new Error(`cart ${cartId} is gone`)
  return { cart }
}

/**
 * Housekeeping: the goods of carts that nobody touched for as long as purchases may be looked at. A cart that was bought
 * from is a second copy of what its order says.
 */
export const purgeOldCarts = (db: Db, now: Date) => emptyOldCarts(db, monthsBefore(now, purchaseMonths.own), 5000)

/** Housekeeping: anonymous carts whose visit has ended. */
export const purgeAbandonedCarts = (db: Db) => deleteAbandonedCarts(db)

/** Deletes the carts and the answers for all shopping of a customer who has not ordered yet. */
export async function forgetShopping(tx: Tx, userId: number): Promise<void> {
  await deleteCartsOf(tx, userId)
  await deleteChoices(tx, userId)
}
