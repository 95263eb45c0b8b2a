import { cartInfoKeys, cartLineInfoKeys } from '@bottega/contract/cart/cart.ts'
import type { Tx } from '../../db/database.ts'
import { ShopError } from '../../shop-error.ts'
import { putLine, saveDraft } from './cart-draft.ts'
import { updateCart } from './cart-writes.repository.ts'
import type { CartLineRow } from './cart.repository.ts'
import { type ChangedCart, draftWith } from './cart.service.ts'
import { openCart, type Shopper } from './open-cart.ts'

type AllowList = Readonly<Record<string, { pattern: RegExp }>>

function refuseUnlessAllowed(allowed: AllowList, key: string, value: string): void {
  const rule = Object.hasOwn(allowed, key) ? allowed[key] : undefined
  if (rule?.pattern.test(value) !== true) throw new ShopError('error.cart.infoNotAllowed', {}, key)
}

/** One of the things a shopper may say about the whole cart. (safety.md, 11) */
export async function setCartInfo(tx: Tx, shopper: Shopper, key: string, value: string): Promise<ChangedCart> {
  refuseUnlessAllowed(cartInfoKeys, key, value)
  const cart = await openCart(tx, shopper)
  const infos = { ...cart.infos, [key]: value }
  await updateCart(tx, cart.cartId, { infos }, shopper.now)
  return { cart: { ...cart, infos, version: cart.version + 1 } }
}

export interface LineInfos {
  lineId: number
  infos: Readonly<Record<string, string>>
}

/** What a shopper may say about single lines. */
export async function setLineInfos(tx: Tx, shopper: Shopper, wishes: readonly LineInfos[]): Promise<ChangedCart> {
  for (const { infos } of wishes)
    for (const [key, value] of Object.entries(infos)) refuseUnlessAllowed(cartLineInfoKeys, key, value)
  const draft = await draftWith(
    tx,
    shopper,
    wishes.map(({ lineId }) => lineId),
  )
  for (const { lineId, infos } of wishes) {
    const line = draft.lines.get(lineId)
    if (line !== undefined) putLine(draft, withInfos(line, infos))
  }
  return { cart: await saveDraft(tx, draft, shopper.now) }
}

function withInfos(line: CartLineRow, infos: Readonly<Record<string, string>>): CartLineRow {
  const { accept_alternatives: alternatives, ...others } = infos
  return {
    ...line,
    infos: { ...line.infos, ...others },
    acceptAlternatives: alternatives === undefined ? line.acceptAlternatives : alternatives === 'true',
  }
}
