import type { AuditAction } from '@bottega/contract/audit-actions.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { promotionType } from '@bottega/rules/promotions/promotion.ts'
import {
  arePromotionDays,
  type PromotionCut,
  type PromotionDays,
  promotionRefusal,
} from '@bottega/rules/promotions/promotion-refusal.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import type { promotion } from '../../trade/catalog/promotions.tables.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { type PriceBefore, pricesBefore } from '../../trade/catalog/catalog.products.ts'
import { announcePrices } from '../../kernel/database/catalogue-version.ts'
import { promotionView } from '../../trade/catalog/prices/promotion-view.ts'
import { type SeenProduct, sellingWarehouses, type WholeProduct } from './staff-products.repository.ts'
import { changeProduct } from './staff-products.service.ts'
import {
  deletePromotion,
  findPromotions,
  insertPromotion,
  type ProductPromotion,
  setPromotionDays,
  splitPromotion,
} from './promotions.repository.ts'

interface CutColumns {
  row: Pick<ProductPromotion['row'], 'typeId' | 'pieces' | 'paidPieces' | 'discountPercent'>
  priceCents: number | null
}

/** The cut that a row of the tables takes off, as staff say it. */
export function cutOf({ row, priceCents }: CutColumns): PromotionCut {
  const percent = row.discountPercent ?? 0
  if (row.typeId === promotionType.multiPiece)
    return { kind: 'pieces', pieces: row.pieces ?? 0, paidPieces: row.paidPieces ?? 0 }
  if (row.typeId === promotionType.secondPiece) return { kind: 'second', percent }
  return priceCents === null ? { kind: 'percent', percent } : { kind: 'price', cents: priceCents }
}

type Terms = Pick<typeof promotion.$inferInsert, 'typeId' | 'pieces' | 'paidPieces' | 'discountPercent'> & {
  bubble?: Localized
}

/** The columns that say a cut; a price stands beside each product. */
export function termsOf(cut: PromotionCut): Terms {
  switch (cut.kind) {
    case 'price':
      return { typeId: promotionType.belowCost }
    case 'percent':
      return { typeId: promotionType.belowCost, discountPercent: cut.percent, bubble: { it: `−${cut.percent} %` } }
    case 'pieces': {
      const { pieces, paidPieces } = cut
      return { typeId: promotionType.multiPiece, pieces, paidPieces, bubble: { it: `${pieces}×${paidPieces}` } }
    }
    case 'second': {
      const text = (second: string) => `${second} −${cut.percent} %`
      const bubble = { it: text('2°'), de: text('2.'), en: text('2nd') }
      return { typeId: promotionType.secondPiece, discountPercent: cut.percent, bubble }
    }
    default:
      return cut satisfies never
  }
}

interface Place {
  warehouseId: number
  name: string
}

type Prices = ReadonlyMap<number, PriceBefore>

const refusals = {
  'infant-formula': 'error.desk.promotionFormula',
  pieces: 'error.desk.promotionPieces',
  loose: 'error.desk.promotionLoose',
  'no-price': 'error.desk.promotionNoPrice',
  'not-below-price': 'error.desk.promotionNotLower',
  'not-below-lowest': 'error.desk.promotionNotLowest',
} as const satisfies Record<NonNullable<ReturnType<typeof promotionRefusal>>, string>

/** Throws where a store may not promote the product so, by its prices. */
function refuseWrong(
  { infantFormula, sellingMode }: WholeProduct,
  cut: PromotionCut,
  { places, prices }: { places: readonly Place[]; prices: Prices },
  language: Language,
): void {
  for (const { warehouseId, name: store } of places) {
    const { listCents, lowestCents } = prices.get(warehouseId) ?? { listCents: null, lowestCents: null }
    const promoted = { isFirstInfantFormula: infantFormula, isLoose: sellingMode === 'loose', listCents, lowestCents }
    const refused = promotionRefusal(cut, promoted)
    if (refused === undefined) continue
    const price = formatPrice(listCents ?? 0, language)
    const lowest = formatPrice(lowestCents ?? 0, language)
    throw new ShopError(refusals[refused], { store, price, lowest })
  }
}

/**
 * The store that is named, or every one that sells the product on the first day, with what each asks for it. Where none
 * sells it the first of them stands for all, so that the refusal names one.
 */
async function placesOf(tx: Tx, productId: number, from: string, warehouseId: number | undefined) {
  const all = await sellingWarehouses(tx, null)
  const asked = warehouseId === undefined ? all : all.filter((one) => one.warehouseId === warehouseId)
  if (asked.length === 0) throw new ShopError('error.store.notFound')
  const warehouseIds = asked.map((one) => one.warehouseId)
  const found = await pricesBefore(tx, { warehouseIds, day: from }, [productId])
  const prices: Prices = new Map(found.map((one) => [one.warehouseId, one]))
  const selling = asked.filter((one) => (prices.get(one.warehouseId)?.listCents ?? null) !== null)
  return { places: selling.length > 0 ? selling : asked.slice(0, 1), prices }
}

interface NewPromotion extends SeenProduct, PromotionDays {
  warehouseId: number | undefined
  cut: PromotionCut
  name: Localized
  membersOnly: boolean
}

/** On the shelf of every process as soon as it has begun. */
export function makePromotion(
  db: Db,
  staff: StaffMember,
  { warehouseId, cut, name, membersOnly, from, to, ...seen }: NewPromotion,
  language: Language,
  now: Date,
): Promise<void> {
  if (!arePromotionDays({ from, to }, shopDate(now))) throw new ShopError('error.desk.promotionDays')
  return changeProduct(db, staff, seen, now, async (tx, product) => {
    const { productId } = seen
    const { places, prices } = await placesOf(tx, productId, from, warehouseId)
    refuseWrong(product, cut, { places, prices }, language)
    const { bubble, ...terms } = termsOf(cut)
    const values = { ...terms, name, validFrom: from, validTo: to, membersOnly, view: promotionView(name, bubble) }
    const priceCents = cut.kind === 'price' ? cut.cents : null
    for (const place of places)
      await insertPromotion(tx, { ...values, warehouseId: place.warehouseId }, { productId, priceCents })
    await announcePrices(tx)
    const stores = places.map((place) => place.name)
    return { action: 'product.promotionMade', after: { stores, name: name.it, ...cut, membersOnly, from, to } }
  })
}

interface SeenPromotion extends SeenProduct {
  promotionId: number
}

/** Changes a promotion of the product alone: where it has others, theirs stays as it is. */
function changePromotion(
  db: Db,
  staff: StaffMember,
  { promotionId, ...seen }: SeenPromotion,
  now: Date,
  change: (
    tx: Tx,
    found: ProductPromotion,
    product: WholeProduct,
  ) => Promise<{ action: AuditAction; after: Record<string, unknown> }>,
): Promise<void> {
  return changeProduct(db, staff, seen, now, async (tx, product) => {
    const promotions = await findPromotions(tx, seen.productId, shopDate(now))
    const found = promotions.find(({ row }) => row.id === promotionId)
    if (found === undefined) throw new ShopError('error.desk.promotionNotFound')
    const { action, after } = await change(tx, found, product)
    await announcePrices(tx)
    const { name, validFrom: from, validTo: to } = found.row
    const about = { promotion: name?.it ?? '', store: await nameOf(tx, found.row.warehouseId) }
    return { action, before: { ...about, from, to }, after: { ...about, ...after } }
  })
}

const nameOf = async (tx: Tx, warehouseId: number) =>
  (await sellingWarehouses(tx, null)).find((one) => one.warehouseId === warehouseId)?.name ?? ''

export function changePromotionDays(
  db: Db,
  staff: StaffMember,
  { from, to, ...seen }: SeenPromotion & PromotionDays,
  language: Language,
  now: Date,
): Promise<void> {
  const today = shopDate(now)
  return changePromotion(db, staff, seen, now, async (tx, found, product) => {
    const { validFrom, warehouseId } = found.row
    if (!arePromotionDays({ from, to }, today, validFrom)) throw new ShopError('error.desk.promotionDays')
    await setPromotionDays(tx, await splitPromotion(tx, seen.productId, found), from, to)
    // With its new days, so that it is not held against itself.
    if (from !== validFrom)
      refuseWrong(product, cutOf(found), await placesOf(tx, seen.productId, from, warehouseId), language)
    return { action: 'product.promotionDays', after: { from, to } }
  })
}

/** One that began before today ran until yesterday, so that its price stays among those of the 30 days. */
export function endPromotion(
  db: Db,
  staff: StaffMember,
  { reason, ...seen }: SeenPromotion & { reason: string },
  now: Date,
): Promise<void> {
  const today = shopDate(now)
  return changePromotion(db, staff, seen, now, async (tx, found) => {
    const own = await splitPromotion(tx, seen.productId, found)
    const { validFrom } = found.row
    if (validFrom < today) await setPromotionDays(tx, own, validFrom, addDays(today, -1))
    else await deletePromotion(tx, own)
    return { action: 'product.promotionEnded', after: { reason } }
  })
}
