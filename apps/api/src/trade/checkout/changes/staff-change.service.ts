import { lineNoteKey } from '@bottega/rules/cart/line-note.ts'
import { goodsKey, optionsOfKey } from '@bottega/rules/cart/options.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import type { MovedGoods } from '@bottega/rules/orders/agreed-terms.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { RequestKey } from '../../../kernel/database/sent-before.ts'
import { findUser } from '../../../kernel/sessions/find-user.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import { type AddRequest, keyOfAnswers } from '../../cart/adding/add-items.ts'
import { refuseUnlessSuitable } from '../../cart/adding/diet-remarks.ts'
import { namedAgain } from '../../cart/adding/named-substitutes.ts'
import { setLineInfos } from '../../cart/cart-infos.ts'
import { addItems, updateItems } from '../../cart/cart.service.ts'
import { closeDraft, draftTouched, openDraft } from '../../cart/drafts/draft-carts.service.ts'
import { type LoadedCart, loadCart } from '../../cart/load-cart.ts'
import { type Guarded, openCart, type Shopper } from '../../cart/open-cart.ts'
import type { DietGuard } from '../../diet/diet.service.ts'
import { changeByKey, lastChange } from '../../orders/order-changes.service.ts'
import {
  lockOrder,
  mayModifyByStaff,
  type OrderLineRow,
  type OrderRow,
  readAdjustments,
  readLines,
} from '../../orders/orders.service.ts'
import { isAttended } from '../../payments/picked-money.service.ts'
import { furtherPart } from './change-money.service.ts'
import { changeAtOnce } from './confirm-changes.service.ts'
import { planChange, type PlannedChange } from './plan-change.service.ts'

/** Milliseconds after which a draft its customer has not touched no longer keeps staff from changing the order. */
const draftRests = 15 * 60_000

export interface StaffChange {
  /** The new quantities of lines of the order, thousandths; 0 takes one out. */
  lines: readonly { lineId: number; quantity: number }[]
  /** Thousandths, with the options chosen by their names. */
  added: readonly { productId: number; quantity: number; options: Readonly<Record<string, string>> }[]
  /** So much of a line, thousandths of its new quantity, gets these options. */
  split: readonly { lineId: number; quantity: number; options: Readonly<Record<string, string>> }[]
  /** The customer was asked about goods that do not suit their profile of food, and wants them. */
  customerAsked: boolean
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
  wanted: StaffChange & { readonly diet: DietGuard | undefined },
  now: Date,
): Promise<{ fromCents: number; toCents: number }> {
  const { id: orderId } = order
  const { key, language, reason, restAtHandover, diet } = wanted
  if (!mayModifyByStaff(shop, order)) throw new ShopError('error.order.notModifiable', { orderId })
  if ((await lastChange(tx, orderId, ['paying'])) !== undefined) throw new ShopError('error.desk.changePaying')
  await closeRestingDraft(tx, order, now)
  const user = await findUser(tx, order.userId)
  if (user === undefined) throw new ShopError('error.order.notModifiable', { orderId })
  const { config, productCache, cartLines: knownLines } = shop
  const owner = { userId: user.userId }
  const caches = { productCache, knownLines }
  const desk = { storeId: undefined, language, config, ...caches, now, pastCutoff: true, diet }
  const shopper: Guarded<Shopper> = { owner, user, ...desk }
  await openDraft(tx, order, now)
  const placed = await readLines(tx, orderId)
  const moved = await fillDraft(tx, shopper, placed, wanted)
  const cart = await loadCart(tx, owner, { now, site: config.SITE, lock: true, pastCutoff: true, moved })
  if (cart?.draft?.orderId !== orderId) throw new Error(`order ${orderId} has no draft`)
  const planned = await planChange(tx, { user, order, cart, language }, now)
  if (planned.isUnchanged) throw new ShopError('error.order.noChanges')
  await refuseUnlessSplitIsFree(tx, placed, planned, wanted)
  if (planned.lacksAgeConfirmation) throw new ShopError('error.checkout.ageUnconfirmed')
  const { plan } = planned
  const further = await furtherPart(shop, tx, order, plan, language)
  if (further !== undefined && !(restAtHandover && isAttended(order.deliveryServiceId)))
    throw new ShopError('error.desk.beyondHold', { missing: formatPrice(further.cents, language) })
  const known = { actor: `staff ${staff.name}`, story: { ...planned.story, reason }, key }
  await changeAtOnce(tx, shop, { order, cart, planned, language }, known, now)
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

/** A part of a line of the order that is to have other options. */
interface SplitPart extends MovedGoods {
  readonly line: OrderLineRow
}

/** Throws `error.fulfilment.lineNotFound` and `error.cart.optionRequired`. */
function splitParts(
  { products }: LoadedCart,
  placed: readonly OrderLineRow[],
  { split, language }: StaffChange,
): readonly SplitPart[] {
  return split.map(({ lineId, quantity, options }) => {
    const line = placed.find(({ id }) => id === lineId)
    if (line === undefined) throw new ShopError('error.fulfilment.lineNotFound')
    return { line, from: goodsKey(line), to: keyOfGoods(products, { ...line, options }, language), quantity }
  })
}

/** Throws `error.product.notFound` and `error.cart.optionRequired`. */
function keyOfGoods(
  products: LoadedCart['products'],
  { productId, options }: Pick<StaffChange['added'][number], 'productId' | 'options'>,
  language: Language,
): string {
  const product = products.get(productId)
  if (product === undefined) throw new ShopError('error.product.notFound')
  const chosen = keyOfAnswers(product, options, language)
  if (!chosen.ok) throw new ShopError(chosen.code, chosen.values)
  return goodsKey({ productId, optionsKey: chosen.key })
}

/** The quantities the draft is to have, thousandths by goods: lines of one product with the same options are one. */
function wantedGoods(
  { products }: LoadedCart,
  placed: readonly OrderLineRow[],
  parts: readonly SplitPart[],
  { lines, added, language }: StaffChange,
): Map<string, number> {
  const wanted = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  if ([...wanted.keys()].some((lineId) => placed.every(({ id }) => id !== lineId)))
    throw new ShopError('error.fulfilment.lineNotFound')
  const sums = new Map<string, number>()
  const count = (key: string, quantity: number) => sums.set(key, (sums.get(key) ?? 0) + quantity)
  for (const line of placed) {
    const ofLine = parts.filter((part) => part.line.id === line.id)
    const left = ofLine.reduce((rest, { quantity }) => rest - quantity, wanted.get(line.id) ?? line.quantityOrdered)
    if (left < 0) throw new ShopError('error.cart.quantityInvalid', { name: textIn(language, line.name) })
    count(goodsKey(line), left)
  }
  for (const { to, quantity } of parts) count(to, quantity)
  for (const one of added) count(keyOfGoods(products, one, language), one.quantity)
  return sums
}

/**
 * Gives the draft the goods wanted, or refuses: a quantity the shop would round or cut is not what was asked for. Returns
 * the goods that have other options from now on: their terms go with them. Throws `error.fulfilment.lineNotFound`,
 * `error.cart.quantityInvalid`, `error.desk.notSuitable` and what a cart refuses.
 */
async function fillDraft(
  tx: Tx,
  shopper: Guarded<Shopper>,
  placed: readonly OrderLineRow[],
  change: StaffChange,
): Promise<readonly MovedGoods[]> {
  const { language } = shopper
  const ids = change.added.map(({ productId }) => productId)
  const before = await openCart(tx, shopper, ids)
  if (!change.customerAsked) refuseUnlessSuitable(shopper, before, ids)
  const parts = splitParts(before, placed, change)
  const wanted = wantedGoods(before, placed, parts, change)
  const moving = { ...shopper, moved: parts }
  const lines = before.lines.flatMap((line) => {
    const quantity = wanted.get(goodsKey(line)) ?? line.quantity
    return quantity === line.quantity ? [] : [{ lineId: line.lineId, quantity: quantity / 1000 }]
  })
  const lineOf = new Map(before.lines.map((line) => [goodsKey(line), line]))
  const added = [...wanted].flatMap(([key, quantity]): AddRequest[] => {
    if (lineOf.has(key)) return []
    const [productId = '', options = ''] = key.split(' ', 2)
    const source = lineOf.get(parts.find(({ to }) => to === key)?.from ?? '')
    return [
      {
        productId: Number(productId),
        quantity: quantity / 1000,
        options: optionsOfKey(options),
        promotionChoice: source?.promotionChoice ?? undefined,
        ...(source === undefined
          ? { acceptAlternatives: undefined, substitutes: undefined }
          : namedAgain(moving, before, source)),
        wholePacks: false,
        acceptDiet: true,
      },
    ]
  })
  const updated = lines.length > 0 ? (await updateItems(tx, moving, lines)).cart : before
  const filled = added.length > 0 ? (await addItems(tx, moving, added)).cart : updated
  const got = new Map(filled.lines.map((line) => [goodsKey(line), line]))
  for (const [key, quantity] of wanted) {
    if ((got.get(key)?.quantity ?? 0) === quantity) continue
    const product = filled.products.get(Number(key.split(' ', 1)[0]))
    throw new ShopError('error.cart.quantityInvalid', {
      name: product === undefined ? '' : textIn(language, product.name),
    })
  }
  const wishes = parts.flatMap(({ line, to }) => {
    const { customWeight, [lineNoteKey]: note } = line.infos
    const infos = {
      ...(customWeight !== undefined && { customWeight }),
      ...(note !== undefined && { [lineNoteKey]: note }),
    }
    const part = lineOf.has(to) ? undefined : got.get(to)
    return part === undefined || Object.keys(infos).length === 0 ? [] : [{ lineId: part.lineId, infos }]
  })
  if (wishes.length > 0) await setLineInfos(tx, moving, wishes)
  return parts
}

interface Priced {
  readonly id: number
  readonly productId: number
  readonly quantityOrdered: number
  readonly totalCents: number
}

/**
 * Dividing goods is no change of their price. Where the same amount of a product is ordered as before, but a promotion
 * of several pieces, a voucher or the rounding of a weight would make it cost another sum in the lines it is divided
 * into, the change is refused. Throws `error.desk.splitCosts`.
 */
async function refuseUnlessSplitIsFree(
  tx: Tx,
  placed: readonly OrderLineRow[],
  { plan }: PlannedChange,
  { split, language }: StaffChange,
): Promise<void> {
  if (split.length === 0) return
  const rowsBefore = (await readAdjustments(tx, placed[0]?.orderId ?? 0)).map(({ orderLineId, cents }) => ({
    id: orderLineId,
    cents,
  }))
  const rowsAfter = plan.adjustments.map(({ cartLineId, cents }) => ({ id: cartLineId, cents }))
  const planned = plan.lines.map(({ cartLineId, ...line }): Priced => ({ ...line, id: cartLineId }))
  for (const line of placed.filter(({ id }) => split.some(({ lineId }) => lineId === id))) {
    const before = costOf(line.productId, placed, rowsBefore)
    const after = costOf(line.productId, planned, rowsAfter)
    if (before.quantity !== after.quantity || before.cents === after.cents) continue
    throw new ShopError('error.desk.splitCosts', {
      name: textIn(language, line.name),
      before: formatPrice(before.cents, language),
      after: formatPrice(after.cents, language),
    })
  }
}

/** So much of a product, thousandths, in these lines, and what it costs with the rows that belong to them. */
function costOf(
  productId: number,
  lines: readonly Priced[],
  rows: readonly { id: number | null; cents: number }[],
): { quantity: number; cents: number } {
  const ofProduct = lines.filter((line) => line.productId === productId)
  const ids = new Set<number | null>(ofProduct.map(({ id }) => id))
  const cents = [
    ...ofProduct.map(({ totalCents }) => totalCents),
    ...rows.filter(({ id }) => ids.has(id)).map((row) => row.cents),
  ]
  return { quantity: ofProduct.reduce((sum, { quantityOrdered }) => sum + quantityOrdered, 0), cents: sumCents(cents) }
}
