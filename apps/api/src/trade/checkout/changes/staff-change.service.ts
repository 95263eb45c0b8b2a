import { goodsKey } from '@bottega/rules/cart/options.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { RequestKey } from '../../../kernel/database/sent-before.ts'
import { findUser } from '../../../kernel/sessions/find-user.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import { addItems, updateItems } from '../../cart/cart.service.ts'
import { closeDraft, draftTouched, openDraft } from '../../cart/drafts/draft-carts.service.ts'
import { loadCart } from '../../cart/load-cart.ts'
import { openCart, type Shopper } from '../../cart/open-cart.ts'
import { changeByKey, lastChange, startChange } from '../../orders/order-changes.service.ts'
import { lockOrder, mayModifyByStaff, type OrderRow, readLines } from '../../orders/orders.service.ts'
import { isAttended } from '../../payments/picked-money.service.ts'
import { furtherPart } from './change-money.service.ts'
import { takePlaceAndGoods } from './confirm-changes.service.ts'
import { planChange } from './plan-change.service.ts'
import { completeChange } from './settle-change.service.ts'

/** Milliseconds after which a draft its customer has not touched no longer keeps staff from changing the order. */
const draftRests = 15 * 60_000

export interface StaffChange {
  /** The new quantities of lines of the order, thousandths; 0 takes one out. */
  lines: readonly { lineId: number; quantity: number }[]
  /** Thousandths. */
  added: readonly { productId: number; quantity: number }[]
  /** An amount no payment holds is asked for with what was picked, as of goods that weigh more. (decision 0827) */
  restAtHandover: boolean
  /** The customer reads it. */
  reason: string
  key: RequestKey | undefined
  language: Language
}

/** The key of a staff member's request beside those the customer sends for the same order. */
export const keyOfStaff = ({ userId }: StaffMember, key: RequestKey | undefined): RequestKey | undefined =>
  key && { ...key, value: `staff ${userId} ${key.value}` }

/** Whether the change came by this key before and was made. Throws `error.request.keyReused` for another content. */
export async function wasChangedByStaff(tx: Tx, { userId }: OrderRow, key: RequestKey | undefined): Promise<boolean> {
  return (await changeByKey(tx, { userId, key }))?.state === 'applied'
}

/**
 * Changes the lines of an order as its customer would: by a draft, which is opened, planned and confirmed in this one
 * transaction, so that nobody sees it and a refusal leaves nothing. The end of ordering is for customers and does not
 * count; staff never ask a payment provider. Returns the totals before and after, cents. The caller holds the lock of
 * the order's cart.
 */
export async function changeByStaff(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  staff: StaffMember,
  wanted: StaffChange,
  now: Date,
): Promise<{ fromCents: number; toCents: number }> {
  const { id: orderId } = order
  const { key, language, reason, restAtHandover } = wanted
  if (!mayModifyByStaff(shop, order)) throw new ShopError('error.order.notModifiable', { orderId })
  if ((await lastChange(tx, orderId, ['paying'])) !== undefined) throw new ShopError('error.desk.changePaying')
  await closeRestingDraft(tx, order, now)
  const user = await findUser(tx, order.userId)
  if (user === undefined) throw new ShopError('error.order.notModifiable', { orderId })
  const { config, productCache, cartLines: knownLines } = shop
  const owner = { userId: user.userId }
  const caches = { productCache, knownLines }
  const shopper: Shopper = { owner, user, storeId: undefined, language, config, ...caches, now, pastCutoff: true }
  const { language: _of, seeded: _past, ...infos } = order.infos
  await openDraft(tx, { ...order, infos }, now)
  await fillDraft(tx, shopper, order, wanted)
  const cart = await loadCart(tx, owner, { now, site: config.SITE, lock: true, pastCutoff: true })
  if (cart?.draft?.orderId !== orderId) throw new Error(`order ${orderId} has no draft`)
  const planned = await planChange(tx, { user, order, cart, language }, now)
  if (planned.isUnchanged) throw new ShopError('error.order.noChanges')
  if (planned.lacksAgeConfirmation) throw new ShopError('error.checkout.ageUnconfirmed')
  const { plan } = planned
  const further = await furtherPart(shop, tx, order, plan, language)
  if (further !== undefined && !(restAtHandover && isAttended(order.deliveryServiceId)))
    throw new ShopError('error.desk.beyondHold', { missing: formatPrice(further.cents, language) })
  const { cartId, version: cartVersion } = cart
  const story = { ...planned.story, reason }
  const known = { cartId, cartVersion, plan, story, actor: `staff ${staff.name}`, key }
  const change = await startChange(tx, order, known, now)
  await takePlaceAndGoods(tx, { order, cart, planned, language }, change, now)
  await completeChange(tx, shop, order, change, now)
  return { fromCents: order.totalCents, toCents: plan.order.totalCents }
}

/**
 * A customer has one draft at a time. One they have just touched is theirs to end; an older one is closed, and
 * confirming it tells them that the order was changed meanwhile. Throws `error.desk.customerChanging`.
 */
async function closeRestingDraft(tx: Tx, { id, userId }: OrderRow, now: Date): Promise<void> {
  const draft = await draftTouched(tx, userId)
  if (draft === undefined) return
  const { orderId, at } = draft
  if (now.getTime() - at.getTime() < draftRests) throw new ShopError('error.desk.customerChanging', { orderId })
  if (orderId !== id) await lockOrder(tx, orderId)
  if ((await lastChange(tx, orderId, ['paying'])) !== undefined)
    throw new ShopError('error.desk.customerChanging', { orderId })
  await closeDraft(tx, orderId, now)
}

/** The quantities the draft is to have, thousandths by goods: lines of one product with the same options are one. */
async function wantedGoods(tx: Tx, order: OrderRow, { lines, added }: StaffChange): Promise<Map<string, number>> {
  const placed = await readLines(tx, order.id)
  const wanted = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  if ([...wanted.keys()].some((lineId) => placed.every(({ id }) => id !== lineId)))
    throw new ShopError('error.fulfilment.lineNotFound')
  const kept = placed.map(({ id, quantityOrdered, ...goods }) => [goodsKey(goods), wanted.get(id) ?? quantityOrdered])
  const put = added.map(({ productId, quantity }) => [goodsKey({ productId, optionsKey: '' }), quantity])
  const sums = new Map<string, number>()
  for (const [key, quantity] of [...kept, ...put] as [string, number][]) sums.set(key, (sums.get(key) ?? 0) + quantity)
  return sums
}

/**
 * Gives the draft the goods wanted, or refuses: a quantity the shop would round or cut is not what was asked for. Throws
 * `error.fulfilment.lineNotFound`, `error.cart.quantityInvalid` and what a cart refuses.
 */
async function fillDraft(tx: Tx, shopper: Shopper, order: OrderRow, change: StaffChange): Promise<void> {
  const { language } = shopper
  const wanted = await wantedGoods(tx, order, change)
  const before = await openCart(tx, shopper)
  const lines = before.lines.flatMap((line) => {
    const quantity = wanted.get(goodsKey(line)) ?? line.quantity
    return quantity === line.quantity ? [] : [{ lineId: line.lineId, quantity: quantity / 1000 }]
  })
  const known = new Set(before.lines.map(goodsKey))
  const isNew = ({ productId }: { productId: number }) => !known.has(goodsKey({ productId, optionsKey: '' }))
  const added = change.added
    .filter(isNew)
    .map(({ productId, quantity }) => Object.assign({ productId, quantity: quantity / 1000 }, plain))
  const updated = lines.length > 0 ? (await updateItems(tx, shopper, lines)).cart : before
  const { products, lines: filled } = added.length > 0 ? (await addItems(tx, shopper, added)).cart : updated
  const got = new Map(filled.map((line) => [goodsKey(line), line]))
  for (const [key, quantity] of wanted) {
    if ((got.get(key)?.quantity ?? 0) === quantity) continue
    const product = products.get(Number(key.split(' ', 1)[0]))
    throw new ShopError('error.cart.quantityInvalid', {
      name: product === undefined ? '' : textIn(language, product.name),
    })
  }
}

/** A product as it is put into a cart without any choice. */
const plain = { options: {}, promotionChoice: undefined, acceptAlternatives: undefined, wholePacks: false }
