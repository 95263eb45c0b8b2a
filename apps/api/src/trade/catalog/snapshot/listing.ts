import type { SortOrder } from '@bottega/contract/catalog/sort-orders.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { goodsLabelsOf } from '@bottega/rules/catalog/scale-label.ts'
import { canonicalBarcode } from '@bottega/rules/validators/barcode.ts'
import { applyFacets, type ChosenFacets, type FacetCount } from './facets.ts'
import type { PriceView } from './price-view.ts'
import { type CatalogueSnapshot, dayNumber } from './snapshot.ts'
import { isCode } from '../search/search-query.ts'
import type { SearchOptions, SearchResult } from '../search/word-index.ts'
import { type Orders, sortedNumbers } from './sorted-numbers.ts'

/** The switches that narrow a list, beside facets, by their names on the wire. */
const filterSwitches = ['promo', 'onlyNew', 'coop', 'cashback', 'TP', 'preferred'] as const
export type FilterSwitch = (typeof filterSwitches)[number]

export interface ListingRequest {
  readonly query: string | null
  readonly barcode: string | null
  /** The category and everything below it. */
  readonly branchId: number | null
  /** Only products of the category itself. */
  readonly categoryId: number | null
  /** Only these, in this order; null for all. */
  readonly among: readonly number[] | null
  readonly facets: ChosenFacets
  readonly switches: Readonly<Record<FilterSwitch, boolean>>
  readonly sort: SortOrder
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface Listing {
  readonly productIds: number[]
  readonly total: number
  readonly facets: FacetCount[]
  readonly filterCounts: Record<FilterSwitch, number>
  /** The search's reading of its words; null where there were none. */
  readonly search: Pick<SearchResult, 'corrected' | 'otherWords' | 'without'> | null
  /** Products of the list in each department, whichever of them it is narrowed to; empty for the list of a category. */
  readonly departments: ReadonlyMap<number, number>
}

export interface PricedCatalogue {
  readonly snapshot: CatalogueSnapshot
  readonly prices: PriceView
  /** Made when first asked for; see `sortedNumbers`. */
  readonly orders: Orders
}

/**
 * For whom a list is: names in their language, new on that day, what they prefer by product id, the most often bought
 * first, and the ids of what is sold out where they shop.
 */
export interface ListingAudience {
  readonly day: ShopDate
  readonly language: Language
  readonly preferredIds: readonly number[]
  readonly soldOut: ReadonlySet<number>
}

/** One page of a list and the facets of all of it. Only what the warehouse sells that day is listed. */
export function listing(priced: PricedCatalogue, request: ListingRequest, audience: ListingAudience): Listing {
  const { snapshot } = priced
  const flags = flagsOf(priced, audience)
  const result = request.query === null ? null : found(snapshot, request.query, audience)
  const { candidates, departments } = candidatesOf(priced, request, { flags, result })
  const { matching, counts } = applyFacets(snapshot.facets, candidates, request.facets)
  const from = (request.page - 1) * request.pageSize
  const order = sortedNumbers(priced, request.sort, audience.language)
  const numbers =
    order === null
      ? inOwnOrder(snapshot, matching, request, audience).slice(from, from + request.pageSize)
      : pageInOrder(order, matching, from, request.pageSize)
  return {
    productIds: numbers.map((number) => snapshot.productIds[number] ?? 0),
    total: matching.length,
    facets: counts.filter(({ value }) => snapshot.facets.groups[value.group]?.shown === true),
    filterCounts: countSwitches(matching, flags),
    search: result,
    departments,
  }
}

/** The switches a product answers to, as one number with a bit for each; see `filterSwitches`. */
type Flags = (product: number) => number

function flagsOf({ snapshot, prices }: PricedCatalogue, { day, preferredIds }: ListingAudience): Flags {
  const today = dayNumber(day)
  const preferred = new Set(preferredIds.map((id) => snapshot.numberOf.get(id)))
  return (product) =>
    (prices.inPromotion[product] ?? 0) |
    ((snapshot.newUntil[product] ?? 0) >= today ? 2 : 0) |
    (4 * (snapshot.coop[product] ?? 0)) |
    (8 * (snapshot.cashback[product] ?? 0)) |
    (16 * (prices.priceCut[product] ?? 0)) |
    (preferred.has(product) ? 32 : 0)
}

/** The products the list may hold before facets narrow it. */
function candidatesOf(
  { snapshot, prices }: PricedCatalogue,
  request: ListingRequest,
  { flags, result }: { flags: Flags; result: SearchResult | null },
): { candidates: number[]; departments: Map<number, number> } {
  const wanted = filterSwitches.reduce((bits, name, place) => (request.switches[name] ? bits | (1 << place) : bits), 0)
  // Results and offers lie in several departments; the list of a category does not.
  const spansDepartments = request.categoryId === null && (result !== null || wanted !== 0)
  const inCategories = categoryFilter(snapshot, request, spansDepartments)
  const candidates: number[] = []
  const departments = new Map<number, number>()
  for (const number of baseOf(snapshot, spansDepartments ? { ...request, branchId: null } : request, result)) {
    if ((prices.paid[number] ?? 0) === 0) continue
    if (wanted !== 0 && (flags(number) & wanted) !== wanted) continue
    if (spansDepartments) {
      const department = snapshot.departments[number] ?? 0
      departments.set(department, (departments.get(department) ?? 0) + 1)
    }
    if (inCategories !== null && inCategories[number] !== 1) continue
    candidates.push(number)
  }
  return { candidates, departments }
}

/** The number of products that each switch would leave of a list. */
function countSwitches(products: readonly number[], flags: Flags): Record<FilterSwitch, number> {
  const counts = filterSwitches.map(() => 0)
  for (const product of products) {
    const has = flags(product)
    for (let place = 0; place < counts.length; place++) counts[place] = (counts[place] ?? 0) + ((has >> place) & 1)
  }
  const [promo = 0, onlyNew = 0, coop = 0, cashback = 0, TP = 0, preferred = 0] = counts
  return { promo, onlyNew, coop, cashback, TP, preferred }
}

/** The shortest list that holds all that can be meant, already in the order of relevance. */
function baseOf(snapshot: CatalogueSnapshot, request: ListingRequest, result: SearchResult | null): Iterable<number> {
  if (request.among !== null) return request.among.flatMap((id) => snapshot.numberOf.get(id) ?? [])
  if (request.barcode !== null) return one(withBarcode(snapshot, request.barcode))
  if (result !== null) return result.numbers
  const { categoryId, branchId } = request
  if (categoryId !== null) return snapshot.byCategory.get(categoryId) ?? []
  if (branchId !== null) return snapshot.byBranch.get(branchId) ?? []
  return snapshot.productIds.keys()
}

/**
 * The products a query finds, best first: a barcode or our own code finds its products, words the products with these
 * words.
 */
export function found(snapshot: CatalogueSnapshot, query: string, options: SearchOptions): SearchResult {
  const code = query.replaceAll(/\s/g, '')
  const barcode = canonicalBarcode(code)
  if (!isCode(barcode)) return snapshot.words.search(query, options)
  const byBarcode = withBarcode(snapshot, barcode)
  const numbers = byBarcode === undefined ? (snapshot.byCode.get(code) ?? []) : [byBarcode]
  return { numbers: Uint32Array.from(numbers), corrected: null, otherWords: [], without: [] }
}

/** The product with a barcode; one that a scale printed has its goods' number in it, with their weight or price. */
function withBarcode({ byBarcode, byLabel, scaleLayouts }: CatalogueSnapshot, barcode: string): number | undefined {
  const labels = byBarcode.has(barcode) ? [] : goodsLabelsOf(scaleLayouts, barcode)
  const [labelled] = labels.flatMap((label) => byLabel.get(label) ?? [])
  return byBarcode.get(barcode) ?? labelled
}

const one = (number: number | undefined) => (number === undefined ? [] : [number])

/** Marks the products of the categories asked for; null where the base already holds nothing else. */
function categoryFilter(
  snapshot: CatalogueSnapshot,
  request: ListingRequest,
  spansDepartments: boolean,
): Uint8Array | null {
  const { branchId, categoryId } = request
  const fromWords = spansDepartments || request.query !== null || request.barcode !== null || request.among !== null
  const lists = [
    branchId === null || (!fromWords && categoryId === null) ? null : (snapshot.byBranch.get(branchId) ?? []),
    categoryId === null || !fromWords ? null : (snapshot.byCategory.get(categoryId) ?? []),
  ].filter((list) => list !== null)
  if (lists.length === 0) return null
  const times = new Uint8Array(snapshot.productIds.length)
  for (const list of lists) for (const number of list) times[number] = (times[number] ?? 0) + 1
  return times.map((count) => (count === lists.length ? 1 : 0))
}

/**
 * A list that is in the order of relevance already, as this shopper reads it: on a shelf what is sold out comes last,
 * while words or a list of ids name what they mean, and a product of that name is shown where it stands. (decision 868)
 */
function inOwnOrder(
  { numberOf, productIds }: CatalogueSnapshot,
  matching: readonly number[],
  request: ListingRequest,
  { preferredIds, soldOut }: ListingAudience,
): readonly number[] {
  const isShelf = request.query === null && request.barcode === null && request.among === null
  const rest =
    isShelf && soldOut.size > 0 ? lastOf(matching, (number) => soldOut.has(productIds[number] ?? 0)) : matching
  if (request.sort !== 'usual' || preferredIds.length === 0) return rest
  const places = new Map(preferredIds.map((id, place) => [numberOf.get(id), place]))
  const [usual, others] = split(rest, (number) => places.has(number))
  return [...usual.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)), ...others]
}

function lastOf(numbers: readonly number[], isLast: (number: number) => boolean): readonly number[] {
  const [last, first] = split(numbers, isLast)
  return last.length === 0 ? numbers : [...first, ...last]
}

function split(numbers: readonly number[], test: (number: number) => boolean): [number[], number[]] {
  const parts: [number[], number[]] = [[], []]
  for (const number of numbers) parts[test(number) ? 0 : 1].push(number)
  return parts
}

function pageInOrder(order: Uint32Array, matching: readonly number[], from: number, size: number): number[] {
  const isMatching = new Uint8Array(order.length)
  for (const number of matching) isMatching[number] = 1
  const page: number[] = []
  let seen = 0
  for (const number of order) {
    if (isMatching[number] !== 1) continue
    if (seen++ < from) continue
    page.push(number)
    if (page.length === size) break
  }
  return page
}
