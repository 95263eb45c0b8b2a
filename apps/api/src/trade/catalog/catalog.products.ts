import type { DeliverableProduct } from '@bottega/rules/delivery/product-availability.ts'
import { parseDayLocks, parseProductCutoffs } from '@bottega/rules/delivery/locks-and-cutoffs.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { ClassLimit } from '@bottega/rules/cart/limits.ts'
import { type Promotion, promotedUnitPrice } from '@bottega/rules/promotions/promotion.ts'
import type { Cents } from '@bottega/rules/money/cents.ts'
import type { PackContent } from '@bottega/rules/money/prices.ts'
import { type SellingTerms, sellingTerms, type Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { largestAllowed } from '@bottega/rules/quantity/stepping.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { SelectOption } from './products.tables.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { type BreadCrumbRow, type ProductClassRow, type ProductRow, selectProducts } from './catalog.repository.ts'
import { lowestPriceBefore, type PriceRow, priceOn, turningDaysOf } from './prices/price-history.ts'
import { bestPromotion, type ChosenPromotion, promotionRule, type PromotionRow } from './prices/promotion-choice.ts'

/**
 * The circumstances prices depend on. Goods are priced for the day they are delivered, today until a slot is chosen.
 */
export interface Pricing {
  readonly warehouseId: number
  readonly day: ShopDate
  readonly isMember: boolean
}

export interface CatalogPromotion extends ChosenPromotion {
  /** False for a members' promotion shown to a shopper who is not a member: it takes nothing off. */
  readonly isOpen: boolean
}

/** A product as one warehouse sells it on one day. */
export interface CatalogProduct {
  readonly productId: number
  readonly code: string
  readonly variant: string
  readonly barcode: string | null
  readonly furtherBarcodes: readonly string[]
  readonly slug: string
  readonly name: Localized
  readonly brand: string
  readonly pack: Localized
  readonly vendor: { readonly vendorId: number; readonly name: string }
  readonly categoryId: number
  /** From the department down. */
  readonly breadCrumbs: readonly BreadCrumbRow[]
  readonly classes: readonly ProductClassRow[]
  readonly terms: SellingTerms
  /** Content of one piece; null for loose goods and where it is not known. */
  readonly content: PackContent | null
  /** About what one piece of loose goods weighs. */
  readonly unitWeight: Thousandths | null
  readonly multiPack: number | null
  readonly hasVariableWeight: boolean
  readonly vatRate: number
  readonly leadTimeHours: number
  readonly dayLock: string
  readonly lockCutoff: string
  readonly lockerLevel: string | null
  /** A letter of the scale from A to G; null where the product has none. */
  readonly energyClass: string | null
  readonly isForAdultsOnly: boolean
  readonly isFirstInfantFormula: boolean
  readonly takesMealVouchers: boolean
  readonly selectOptions: readonly SelectOption[]
  /** Path of the picture under /photo, without size. */
  readonly image: string | null
  readonly isNew: boolean
  readonly isHighlighted: boolean
  readonly warehouse: { readonly warehouseId: number; readonly name: string }
  /** Per piece, or per kilogram of loose goods; null when the warehouse does not sell it that day. */
  readonly listPriceCents: Cents | null
  /** Lowest price of the 30 days before the promotion in force began, or before the day itself without one. */
  readonly lowestPriceCents: Cents | null
  readonly promotion: CatalogPromotion | null
  /** Stock left in the warehouse, thousandths; null is not limited. */
  readonly available: Thousandths | null
}

/**
 * Products by id in one statement, for one or five hundred. Unknown ids are missing from the answer; a product that is
 * unpublished or has no price is there, without `listPriceCents`, because a cart still has to name it.
 */
export async function loadProducts(
  reader: Reader,
  pricing: Pricing,
  ids: readonly number[],
): Promise<Map<number, CatalogProduct>> {
  if (ids.length === 0) return new Map()
  const { warehouseId, day } = pricing
  const rows = await selectProducts(reader, { warehouseIds: [warehouseId], day }, ids)
  return new Map(rows.map((row) => [row.id, productFrom(row, pricing)]))
}

/** One product as each of these warehouses sells it; those that do not are left out. */
export async function loadInWarehouses(
  reader: Reader,
  { warehouseIds, ...terms }: Omit<Pricing, 'warehouseId'> & { warehouseIds: readonly number[] },
  productId: number,
): Promise<CatalogProduct[]> {
  const rows = await selectProducts(reader, { warehouseIds, day: terms.day }, [productId])
  return rows.map((row) => productFrom(row, terms)).filter(({ listPriceCents }) => listPriceCents !== null)
}

/** The prices a reduction of a product in one warehouse is held against. */
export interface PriceBefore {
  readonly productId: number
  readonly warehouseId: number
  readonly isFirstInfantFormula: boolean
  readonly isLoose: boolean
  /** Of the day it begins; null where the warehouse does not sell it then. */
  readonly listCents: Cents | null
  /** The lowest of the 30 days before; null where it was not sold. */
  readonly lowestCents: Cents | null
}

/**
 * The prices that reductions which begin on a day are held against, of each product in each warehouse; as if the
 * promotions that are left out were not there.
 */
export async function pricesBefore(
  reader: Reader,
  { warehouseIds, day }: Pick<Pricing, 'day'> & { warehouseIds: readonly number[] },
  productIds: readonly number[],
  without: ReadonlySet<number> = new Set(),
): Promise<PriceBefore[]> {
  const rows = await selectProducts(reader, { warehouseIds, day }, productIds)
  return rows.map(({ id, warehouseId, infantFormula, sellingMode, prices, promotions }) => ({
    productId: id,
    warehouseId,
    isFirstInfantFormula: infantFormula,
    isLoose: sellingMode === 'loose',
    listCents: priceOn(prices ?? [], day),
    lowestCents: lowestPrice(
      prices ?? [],
      (promotions ?? []).filter(({ promotionId }) => !without.has(promotionId)),
      day,
    ),
  }))
}

/** The promotion to hand to `priceCart`: null when there is none for this visitor. */
export function pricingPromotion(product: CatalogProduct): Promotion | null {
  return product.promotion?.isOpen === true ? product.promotion.rule : null
}

/**
 * The price in cents of one piece or kilogram when nothing was chosen: a selectable promotion has to be asked for
 * first.
 */
export function paidUnitPrice(product: CatalogProduct, listPriceCents: Cents): Cents {
  const promotion = pricingPromotion(product)
  return promotedUnitPrice(listPriceCents, promotion?.selectable === true ? null : promotion)
}

const classLimits = new WeakMap<CatalogProduct, readonly ClassLimit[]>()

/** Made once for each product, as `deliverableOf`. */
export function classLimitsOf(product: CatalogProduct): readonly ClassLimit[] {
  const known = classLimits.get(product)
  if (known !== undefined) return known
  const made = product.classes.flatMap(({ classId, maximumQuantity }) =>
    maximumQuantity === null ? [] : [{ classId, maximum: maximumQuantity }],
  )
  classLimits.set(product, made)
  return made
}

/** For sale, and enough left for the smallest purchase. */
export function isInStock({ listPriceCents, available, terms }: CatalogProduct): boolean {
  return listPriceCents !== null && (available === null || largestAllowed(available, terms) > 0)
}

const deliverables = new WeakMap<CatalogProduct, DeliverableProduct>()

/** Made once for each product: a cart asks for each of its lines, several times a request. */
export function deliverableOf(product: CatalogProduct): DeliverableProduct {
  const known = deliverables.get(product)
  if (known !== undefined) return known
  const made = deliverableFrom(product)
  deliverables.set(product, made)
  return made
}

function deliverableFrom(product: CatalogProduct): DeliverableProduct {
  return {
    leadTimeHours: product.leadTimeHours,
    dayLocks: parseDayLocks(product.dayLock),
    cutoffs: parseProductCutoffs(product.lockCutoff),
    isInStock: isInStock(product),
    hasLockerLevel: product.lockerLevel !== null,
    isForAdultsOnly: product.isForAdultsOnly,
  }
}

function productFrom(row: ProductRow, { day, isMember }: Omit<Pricing, 'warehouseId'>): CatalogProduct {
  const prices = row.prices ?? []
  const listPriceCents = row.published ? priceOn(prices, day) : null
  // The law allows no promotion of first-stage infant formula. (Safety, 25)
  const promotions = row.infantFormula ? [] : (row.promotions ?? [])
  const promotion = listPriceCents === null ? null : promotionOn(promotions, day, listPriceCents, isMember)
  return {
    productId: row.id,
    code: row.codInt,
    variant: row.codVar,
    barcode: row.barcode,
    furtherBarcodes: row.furtherBarcodes,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    pack: row.pack,
    vendor: { vendorId: row.vendorId, name: row.vendorName },
    categoryId: row.categoryId,
    breadCrumbs: row.breadCrumbs ?? [],
    classes: row.classes ?? [],
    terms: termsOf(row),
    content: contentOf(row),
    unitWeight: row.unitWeight,
    multiPack: row.multiPack,
    hasVariableWeight: row.weightVariable,
    vatRate: row.vatPercent,
    leadTimeHours: row.leadTimeHours,
    dayLock: row.dayLock,
    lockCutoff: row.lockCutoff,
    lockerLevel: row.lockerLevel,
    energyClass: row.energyClass,
    isForAdultsOnly: row.adultsOnly,
    isFirstInfantFormula: row.infantFormula,
    takesMealVouchers: row.mealVoucherEligible,
    selectOptions: row.selectOptions,
    image: row.image,
    isNew: row.newUntil !== null && row.newUntil >= day,
    isHighlighted: row.highlight,
    warehouse: { warehouseId: row.warehouseId, name: row.warehouseName },
    listPriceCents,
    lowestPriceCents: lowestPrice(prices, promotions, promotion?.row.validFrom ?? day) ?? listPriceCents,
    promotion,
    available: row.available,
  }
}

function promotionOn(
  rows: readonly PromotionRow[],
  day: ShopDate,
  listPriceCents: Cents,
  isMember: boolean,
): CatalogPromotion | null {
  const inForce = rows.filter(({ validFrom, validTo }) => validFrom <= day && validTo >= day)
  const best = bestPromotion(inForce, listPriceCents, isMember)
  return best && { ...best, isOpen: isMember || !best.row.membersOnly }
}

/** Earlier price cuts count as prices asked, unless only members or those who chose them paid them. */
export function lowestPrice(
  prices: readonly PriceRow[],
  promotions: readonly PromotionRow[],
  before: ShopDate,
): Cents | null {
  const cuts = promotions.filter(({ membersOnly, selectable }) => !membersOnly && !selectable)
  const askedOn = (day: ShopDate) => {
    const list = priceOn(prices, day)
    if (list === null) return null
    const cutPrices = cuts
      .filter(({ validFrom, validTo }) => validFrom <= day && validTo >= day)
      .map((row) => promotedUnitPrice(list, promotionRule(row, list)))
    return Math.min(list, ...cutPrices)
  }
  return lowestPriceBefore(before, [...turningDaysOf(prices), ...turningDaysOf(cuts)], askedOn)
}

export type SellingColumns = Pick<
  ProductRow,
  | 'sellingMode'
  | 'quantityMultiple'
  | 'quantityLocked'
  | 'minimumQuantity'
  | 'maximumQuantity'
  | 'firstWeight'
  | 'stepWeight'
>

export function termsOf(row: SellingColumns): SellingTerms {
  return sellingTerms({
    sellingMode: row.sellingMode,
    quantityMultiple: row.quantityMultiple,
    quantityLocked: row.quantityLocked,
    minimumQuantity: row.minimumQuantity,
    maximumQuantity: row.maximumQuantity,
    ...(row.firstWeight === null ? {} : { firstWeight: row.firstWeight }),
    ...(row.stepWeight === null ? {} : { stepWeight: row.stepWeight }),
  })
}

function contentOf({ sellingMode, contentAmount, contentUnit }: ProductRow): PackContent | null {
  if (sellingMode === 'loose' || contentAmount === null || contentUnit === null) return null
  return { amount: Math.round(contentAmount * 1000), unit: contentUnit }
}
