import { sortOrders, type SortOrder } from '@bottega/contract/catalog/sort-orders.ts'
import {
  defaultFilters,
  defaultPageSize,
  filterSwitches,
  pageSizes,
  type FilterSwitch,
  type ProductFilters,
} from '@bottega/rules/catalog/product-filters.ts'

/** Facets allowed in the address; the shop names each in its answer. (Wire format, section 4) */
const facetName = /^(?:vendor_id|product_class_\d{1,9})$/
const facetValue = /^\d{1,9}$/
const deepestPage = 10_000
/** The most pages of products rendered at once. */
const mostPages = 10
/** Parameter names of the switches in the address, which are those of the wire. */
export const switchParameters: Readonly<Record<FilterSwitch, 'TP' | Exclude<FilterSwitch, 'tp'>>> = {
  promo: 'promo',
  onlyNew: 'onlyNew',
  coop: 'coop',
  cashback: 'cashback',
  tp: 'TP',
  preferred: 'preferred',
}

/** The filters of an address. Unknown or unreadable parts are ignored: an address may hold anything. */
export function readFilters(query: URLSearchParams): ProductFilters {
  const facets: Record<string, number[]> = {}
  for (const [name, value] of query) {
    if (facetName.test(name) && facetValue.test(value)) facets[name] = [...(facets[name] ?? []), Number(value)]
  }
  const isOn = (name: string) => query.get(name) === 'true'
  const switches = filterSwitches.map((name) => [name, isOn(switchParameters[name])] as const)
  const filter = query.get('filter')
  return {
    ...defaultFilters(),
    ...(Object.fromEntries(switches) as Record<FilterSwitch, boolean>),
    facets,
    sort: readSort(query.get('sort')) ?? null,
    ...(filter === 'promo' && { promo: true }),
    ...((filter === 'new' || isOn('new_product')) && { onlyNew: true }),
    page: readPage(query.get('page')),
    pageSize: pageSizes.find((size) => String(size) === query.get('page_size')) ?? defaultPageSize,
  }
}

function readSort(text: string | null): SortOrder | undefined {
  return sortOrders.find((order) => order === text && order !== 'relevance')
}

function readPage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), deepestPage)
}

/** The last page of products in an address, after "show more"; else the first one. */
export function readLastPage(query: URLSearchParams): number {
  const first = readPage(query.get('page'))
  return Math.min(Math.max(readPage(query.get('to_page')), first), first + mostPages - 1)
}

/** Whether the navigation between two addresses is a press on "show more": the same list, with more of it below. */
export function isMoreOfSame(from: URL, to: URL): boolean {
  const listOf = ({ pathname, searchParams }: URL) => {
    const query = new URLSearchParams(searchParams)
    query.delete('to_page')
    return `${pathname}?${query.toString()}`
  }
  return listOf(from) === listOf(to) && readLastPage(to.searchParams) > readLastPage(from.searchParams)
}

/** The facts that define a list beside its filters: it stays when all of them are removed. */
export interface ListingScope {
  readonly pathname: string
  readonly q?: string | undefined
  readonly parentCategoryId?: number | undefined
}

/** The parameters of an address, always in the same order, so that one list has one address. */
function listingParameters(scope: ListingScope, filters: ProductFilters): [name: string, value: string][] {
  const { facets, sort, page, pageSize } = filters
  const chosen = Object.entries(facets)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, values]) => values.toSorted((a, b) => a - b).map((value) => [name, value] as const))
  const parameters: (readonly [string, string | number | false | undefined])[] = [
    ['q', scope.q],
    ['parent_category_id', scope.parentCategoryId],
    ...chosen,
    ...filterSwitches.map((name) => [switchParameters[name], filters[name] && 'true'] as const),
    ['sort', sort ?? undefined],
    ['page_size', pageSize !== defaultPageSize && pageSize],
    ['page', page > 1 && page],
  ]
  return parameters.flatMap(([name, value]) => (value === undefined || value === false ? [] : [[name, String(value)]]))
}

/** `lastPage` where more than the page of the filters is on screen. */
export function listingHref(scope: ListingScope, filters: ProductFilters, lastPage = filters.page): string {
  const toPage: [string, string][] = lastPage > filters.page ? [['to_page', String(lastPage)]] : []
  const query = new URLSearchParams([...listingParameters(scope, filters), ...toPage]).toString()
  return query === '' ? scope.pathname : `${scope.pathname}?${query}`
}

/** Number of chosen filters, shown on the sheet's button. */
export function filterCount(filters: ProductFilters): number {
  return Object.values(filters.facets).flat().length + filterSwitches.filter((name) => filters[name]).length
}
