import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { type PriceStep, steppedPrice } from '@bottega/rules/money/price-step.ts'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { PriceRow } from '../price-list/price-list.queries.ts'
import { priceOn, timelineOf, type Timeline, withPrice, withStep } from '../price-list/timeline.ts'
import type { ChosenProduct } from './many-products.repository.ts'
import type { KeptItem, KeptSide, KeptStretch } from './many-products.tables.ts'

export type LeftReason = 'same' | 'noPrice' | 'priceRange' | 'recalled' | 'neverPriced' | 'withheld'

export type WantedChange =
  | {
      readonly kind: 'price'
      readonly step: PriceStep
      readonly warehouseIds: readonly number[]
      readonly from: ShopDate
    }
  | { readonly kind: 'sale'; readonly sale: 'on' | 'offSale'; readonly reason: string }
  | { readonly kind: 'class'; readonly classId: number; readonly given: boolean }
  | { readonly kind: 'category'; readonly categoryId: number }
  | { readonly kind: 'files' }

export interface LeftItem {
  readonly productId: number
  readonly warehouseId?: number
  readonly reason: LeftReason
}

/** The items a change would make, and those it leaves. */
export interface Plan {
  readonly items: readonly KeptItem[]
  readonly left: readonly LeftItem[]
}

export const keptOf = (timeline: Timeline): KeptStretch[] => timeline.map(({ from, to, cents }) => [from, to, cents])
export const timelineFrom = (kept: readonly KeptStretch[] | undefined): Timeline =>
  (kept ?? []).map(([from, to, cents]) => ({ from, to, cents }))
/** In any order of the fields: the database gives them back in its own. */
export const isSameSide = (one: KeptSide, other: KeptSide): boolean => isDeepStrictEqual(one, other)

const keyOf = ({ productId, warehouseId }: { productId: number; warehouseId: number }) => `${productId} ${warehouseId}`
export const pricesByPair = (rows: readonly PriceRow[]) => Map.groupBy(rows, keyOf)

const pricedSide = (timeline: Timeline): KeptSide => ({ prices: keptOf(timeline) })
export const sideOfPrices = (rows: readonly PriceRow[] | undefined): KeptSide =>
  pricedSide(timelineOf((rows ?? []).map(({ from, to, cents }) => ({ from, to, cents }))))

/** Each price from the day on, those planned for later too; one price for all takes the place of what was planned. */
function repriced(timeline: Timeline, step: PriceStep, from: ShopDate, today: ShopDate): Timeline | LeftReason {
  const now = priceOn(timeline, from)
  if (now === undefined) return 'noPrice'
  if (step.how !== 'set') return withStep(timeline, from, (cents) => steppedPrice(cents, step)) ?? 'priceRange'
  const cents = steppedPrice(now, step)
  return cents === undefined ? 'priceRange' : withPrice(timeline, { from, to: null, cents }, today)
}

function planOfPrices(
  products: readonly ChosenProduct[],
  { step, warehouseIds, from }: Extract<WantedChange, { kind: 'price' }>,
  rows: readonly PriceRow[],
  today: ShopDate,
): Plan {
  const byPair = pricesByPair(rows)
  const items: KeptItem[] = []
  const left: LeftItem[] = []
  for (const { productId } of products)
    for (const warehouseId of warehouseIds) {
      const pair = { productId, warehouseId }
      const before = sideOfPrices(byPair.get(keyOf(pair)))
      const after = repriced(timelineFrom(before.prices), step, from, today)
      if (typeof after === 'string') left.push({ ...pair, reason: after })
      else if (isSameSide(before, pricedSide(after))) left.push({ ...pair, reason: 'same' })
      else items.push({ ...pair, before, after: pricedSide(after) })
    }
  return { items, left }
}

export const saleOf = ({ published, offSale }: Pick<ChosenProduct, 'published' | 'offSale'>): KeptSide => ({
  sale: { published, offSale },
})

function sold(one: ChosenProduct, sale: 'on' | 'offSale'): KeptSide | LeftReason {
  // A recall mails customers: it begins and ends one product at a time.
  if (one.offSale === 'recalled') return 'recalled'
  if (sale === 'on' && !one.isPriced) return 'neverPriced'
  if (sale === 'on' && one.isKeptByLaw) return 'withheld'
  const after = sale === 'on' ? saleOf({ published: true, offSale: null }) : saleOf({ published: false, offSale: sale })
  return isSameSide(saleOf(one), after) ? 'same' : after
}

const hasClass = ({ classIds }: ChosenProduct, classId: number): KeptSide => ({ given: classIds.includes(classId) })

const shelfOf = ({ categoryId, partsByStaff }: ChosenProduct): KeptSide => ({
  category: { id: categoryId, byStaff: partsByStaff.includes('category') },
})

const keptByStaff = ({ partsByStaff, textsByStaff, maximumByStaff }: ChosenProduct): KeptSide => ({
  kept: { parts: partsByStaff, texts: textsByStaff, maximum: maximumByStaff },
})

/** Of a change of prices there is a side for each store instead. */
export type ProductChangeKind = Exclude<WantedChange['kind'], 'price'>

/** The side of a product that a change of this kind is about, as it is now. */
export function sideNow(one: ChosenProduct, kind: ProductChangeKind, classId: number | null): KeptSide {
  switch (kind) {
    case 'sale':
      return saleOf(one)
    case 'class':
      return hasClass(one, classId ?? 0)
    case 'category':
      return shelfOf(one)
    case 'files':
      return keptByStaff(one)
    default:
      return kind satisfies never
  }
}

function sideAfter(one: ChosenProduct, wanted: Exclude<WantedChange, { kind: 'price' }>): KeptSide | LeftReason {
  switch (wanted.kind) {
    case 'sale':
      return sold(one, wanted.sale)
    case 'class':
      return { given: wanted.given }
    case 'category':
      return { category: { id: wanted.categoryId, byStaff: true } }
    case 'files':
      return { kept: { parts: [], texts: [], maximum: false } }
    default:
      return wanted satisfies never
  }
}

function planOfProducts(products: readonly ChosenProduct[], wanted: Exclude<WantedChange, { kind: 'price' }>): Plan {
  const items: KeptItem[] = []
  const left: LeftItem[] = []
  for (const one of products) {
    const before = sideNow(one, wanted.kind, wanted.kind === 'class' ? wanted.classId : null)
    const after = sideAfter(one, wanted)
    if (typeof after === 'string') left.push({ productId: one.productId, reason: after })
    else if (isSameSide(before, after)) left.push({ productId: one.productId, reason: 'same' })
    else items.push({ productId: one.productId, before, after })
  }
  return { items, left }
}

/** The effect of a change on each product; `prices` are those of the products, for a change of prices. */
export const planOf = (
  products: readonly ChosenProduct[],
  wanted: WantedChange,
  prices: readonly PriceRow[],
  today: ShopDate,
): Plan => (wanted.kind === 'price' ? planOfPrices(products, wanted, prices, today) : planOfProducts(products, wanted))

/** Names a plan: another product, or one that has changed meanwhile, gives another name. */
export const seenOf = ({ items, left }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([items, left]))
    .digest('base64url')

export const productsOf = (items: readonly { productId: number }[]): number[] => [
  ...new Set(items.map(({ productId }) => productId)),
]

/** Numbers in order, neighbours as one: `1-5 8`. Thousands of ids stay readable in the log. */
export function rangesOf(ids: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const id of ids.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === id - 1) last[1] = id
    else ranges.push([id, id])
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(' ')
}
