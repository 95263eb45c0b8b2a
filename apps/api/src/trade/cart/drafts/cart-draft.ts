import { applyPurchaseLimits, type LimitRemark } from '@bottega/rules/cart/limits.ts'
import { goodsKey } from '@bottega/rules/cart/options.ts'
import { isPackageItem, type Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { classLimitsOf } from '../../catalog/catalog.products.ts'
import { type LineWrite, saveLines } from '../cart-writes.repository.ts'
import type { CartLineRow } from '../cart.repository.ts'
import { deliveryOf, type LoadedCart } from '../load-cart.ts'
import { orderedQuantity, lineObstacle, productOf } from '../price-loaded-cart.ts'

/** The lines of a cart while a command changes them. New lines carry negative ids until they are saved. */
export interface CartDraft {
  readonly cart: LoadedCart
  readonly lines: Map<number, CartLineRow>
  /** In the order they were touched: they give way to the others where a limit is reached. */
  readonly touched: Set<number>
}

export function draftOf(cart: LoadedCart): CartDraft {
  return { cart, lines: new Map(cart.lines.map((line) => [line.lineId, line])), touched: new Set() }
}

/** The line of a product with these options, pieces or a package. */
export function lineFor(draft: CartDraft, productId: number, optionsKey: string): CartLineRow | undefined {
  for (const line of draft.lines.values())
    if (line.productId === productId && line.optionsKey === optionsKey) return line
  return undefined
}

export function putLine(draft: CartDraft, line: CartLineRow): void {
  draft.lines.set(line.lineId, line)
  draft.touched.delete(line.lineId)
  draft.touched.add(line.lineId)
}

export const nextLineId = (draft: CartDraft) => -1 - draft.touched.size - draft.cart.lines.length

/**
 * Brings every line within the limits, the touched ones last, and turns full packs into package items. A line a limit
 * leaves nothing of goes; one that cannot be had for this delivery waits in the cart as it is. Goods that an order
 * being changed already has count, and stay.
 */
export function settle(draft: CartDraft, now: Date): readonly LimitRemark[] {
  const { cart, lines, touched } = draft
  const delivery = deliveryOf(cart, now)
  const untouched = [...lines.keys()].filter((lineId) => !touched.has(lineId))
  const limitable = [...untouched, ...touched].flatMap((lineId) => {
    const line = lines.get(lineId)
    if (line === undefined) return []
    if (lineObstacle(cart, line, now, delivery) !== null) return []
    const product = productOf(cart, line)
    const { terms, available } = product
    return [{ ...line, terms, available, classLimits: classLimitsOf(product), agreed: orderedQuantity(cart, line) }]
  })
  const { quantities, remarks } = applyPurchaseLimits(limitable)
  for (const [lineId, quantity] of quantities) settleLine(draft, lineId, quantity)
  return remarks
}

function settleLine({ cart, lines }: CartDraft, lineId: number, quantity: Thousandths): void {
  const line = lines.get(lineId)
  if (line === undefined) return
  if (quantity === 0) {
    lines.delete(lineId)
    return
  }
  const isPackage = isPackageItem(quantity, productOf(cart, line).terms)
  if (quantity === line.quantity && isPackage === line.isPackage) return
  lines.set(lineId, { ...line, quantity, isPackage })
}

/**
 * Writes what differs from the loaded cart and returns the cart as it then is; without a difference nothing is written.
 */
export async function saveDraft(tx: Tx, { cart, lines }: CartDraft, now: Date): Promise<LoadedCart> {
  const before = new Map(cart.lines.map((line) => [line.lineId, line]))
  const changed = [...lines.values()].filter((line) => line !== before.get(line.lineId))
  const removed = [...before.keys()].filter((lineId) => !lines.has(lineId))
  if (changed.length === 0 && removed.length === 0) return cart
  const saved = await saveLines(tx, cart.cartId, changed.map(writeOf), removed, now)
  const newIds = new Map(saved.added.map(({ lineId, ...line }) => [goodsKey(line), lineId]))
  const savedLine = (line: CartLineRow): CartLineRow =>
    line.lineId > 0 ? line : { ...line, lineId: newIds.get(goodsKey(line)) ?? line.lineId }
  const after = [...lines.values()].map(savedLine).sort((one, other) => one.lineId - other.lineId)
  return { ...cart, version: saved.version, lines: after }
}

function writeOf({ lineId, ...line }: CartLineRow): LineWrite {
  return { ...line, lineId: lineId > 0 ? lineId : null }
}
