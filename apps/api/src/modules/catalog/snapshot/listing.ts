import type { SortOrder } from '@bottega/contract/catalog/sort-orders.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { applyFacets, type ChosenFacets, type FacetCount } from './facets.ts'
import type { PriceView } from './price-view.ts'
import { type CatalogueSnapshot, dayNumber } from './snapshot.ts'
import { isCode } from './word-index.ts'
import { type Orders, sortedNumbers } from './sorted-numbers.ts'

export interface ListingWish {
  readonly query: string | null
  readonly barcode: string | null
  /** The category and everything below it. */
  readonly branchId: number | null
  /** Only what lies in the category itself. */
  readonly categoryId: number | null
  readonly facets: ChosenFacets
  readonly promo: boolean
  readonly onlyNew: boolean
  readonly sort: SortOrder
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface Listing {
  readonly productIds: number[]
  readonly total: number
  readonly facets: FacetCount[]
}

export interface PricedCatalogue {
  readonly snapshot: CatalogueSnapshot
  readonly prices: PriceView
  /** Made when first asked for; see `sortedNumbers`. */
  readonly orders: Orders
}

/** One page of a list and the facets of all of it. Only what the warehouse sells that day is listed. */
export function listing(
  priced: PricedCatalogue,
  wish: ListingWish,
  { day, language }: { day: ShopDate; language: Language },
): Listing {
  const { snapshot, prices } = priced
  const candidates = candidatesOf(snapshot, prices, wish, day)
  const { kept, counts } = applyFacets(snapshot.facets, candidates, wish.facets)
  const from = (wish.page - 1) * wish.pageSize
  const order = sortedNumbers(priced, wish.sort, language)
  const numbers =
    order === null ? kept.slice(from, from + wish.pageSize) : pageInOrder(order, kept, from, wish.pageSize)
  return {
    productIds: numbers.map((number) => snapshot.productIds[number] ?? 0),
    total: kept.length,
    facets: counts.filter(({ value }) => snapshot.facets.groups[value.group]?.shown === true),
  }
}

function candidatesOf(snapshot: CatalogueSnapshot, prices: PriceView, wish: ListingWish, day: ShopDate): number[] {
  const today = dayNumber(day)
  const inCategories = categoryFilter(snapshot, wish)
  const candidates: number[] = []
  for (const number of baseOf(snapshot, wish)) {
    if ((prices.paid[number] ?? 0) === 0) continue
    if (wish.promo && prices.inPromotion[number] !== 1) continue
    if (wish.onlyNew && (snapshot.newUntil[number] ?? 0) < today) continue
    if (inCategories !== null && inCategories[number] !== 1) continue
    candidates.push(number)
  }
  return candidates
}

/** The shortest list that holds all that can be meant, already in the order of relevance. */
function baseOf(snapshot: CatalogueSnapshot, wish: ListingWish): Iterable<number> {
  if (wish.barcode !== null) return one(snapshot.byBarcode.get(wish.barcode))
  if (wish.query !== null) return found(snapshot, wish.query)
  const { categoryId, branchId } = wish
  if (categoryId !== null) return snapshot.byCategory.get(categoryId) ?? []
  if (branchId !== null) return snapshot.byBranch.get(branchId) ?? []
  return snapshot.productIds.keys()
}

/** What a query finds, best first: a barcode or a code of ours the products that bear it, words those that carry them. */
export function found(snapshot: CatalogueSnapshot, query: string): Iterable<number> {
  const code = query.trim()
  if (!isCode(code)) return snapshot.words.search(query)
  const byBarcode = snapshot.byBarcode.get(code)
  return byBarcode === undefined ? (snapshot.byCode.get(code) ?? []) : one(byBarcode)
}

const one = (number: number | undefined) => (number === undefined ? [] : [number])

/** Marks the products of the categories asked for; null where the base already holds nothing else. */
function categoryFilter(snapshot: CatalogueSnapshot, wish: ListingWish): Uint8Array | null {
  const { branchId, categoryId } = wish
  const fromWords = wish.query !== null || wish.barcode !== null
  const lists = [
    branchId === null || (!fromWords && categoryId === null) ? null : (snapshot.byBranch.get(branchId) ?? []),
    categoryId === null || !fromWords ? null : (snapshot.byCategory.get(categoryId) ?? []),
  ].filter((list) => list !== null)
  if (lists.length === 0) return null
  const times = new Uint8Array(snapshot.productIds.length)
  for (const list of lists) for (const number of list) times[number] = (times[number] ?? 0) + 1
  return times.map((count) => (count === lists.length ? 1 : 0))
}

function pageInOrder(order: Uint32Array, kept: readonly number[], from: number, size: number): number[] {
  const isKept = new Uint8Array(order.length)
  for (const number of kept) isKept[number] = 1
  const page: number[] = []
  let seen = 0
  for (const number of order) {
    if (isKept[number] !== 1) continue
    if (seen++ < from) continue
    page.push(number)
    if (page.length === size) break
  }
  return page
}
