import type { productsList } from '@bottega/contract/catalog/calls.ts'
import { type SortOrder, sortOrders } from '@bottega/contract/catalog/sort-orders.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { canonicalBarcode } from '@bottega/rules/validators/barcode.ts'
import { defaultPageSize } from '@bottega/rules/catalog/product-filters.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { ListingRequest } from './snapshot/listing.ts'

type Query = CallInput<typeof productsList>['query']

/** The request of a query of the protocol, in plain words. Unknown parameters are left out. (Wire format, section 4) */
export function listingRequestOf(query: Query): ListingRequest {
  return {
    query: query.q?.trim() ? query.q.trim() : null,
    barcode: query.barcode?.trim() ? canonicalBarcode(query.barcode) : null,
    branchId: query.parent_category_id ?? null,
    categoryId: query.category_id ?? null,
    among: null,
    facets: facetsOf(query),
    switches: {
      promo: query.promo ?? false,
      onlyNew: (query.new_product ?? false) || (query.onlyNew ?? false),
      coop: query.coop ?? false,
      cashback: query.cashback ?? false,
      TP: query.TP ?? false,
      preferred: query.preferred ?? false,
    },
    sort: sortOf(query.sort, query.order_by),
    page: query.page ?? 1,
    pageSize: query.page_size ?? defaultPageSize,
  }
}

/** `vendor_id=3`, `product_class_10003=7` and `facets=vendor_id:3` say the same; repeated they add up. */
function facetsOf(query: Query): Map<string, number[]> {
  const chosen = new Map<string, Set<number>>()
  const choose = (name: string, id: string) => {
    if (!/^\d{1,9}$/.test(id)) throw new ShopError('error.request.invalid', { fields: name })
    chosen.set(name, (chosen.get(name) ?? new Set()).add(Number(id)))
  }
  for (const [name, value] of Object.entries(query))
    if (/^(vendor_id|product_class_\d{1,9})$/.test(name)) for (const id of [value].flat()) choose(name, String(id))
  for (const facet of query.facets ?? []) {
    const [name = '', id = ''] = facet.split(':')
    choose(name, id)
  }
  const sorted = [...chosen].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new Map(sorted.map(([name, ids]) => [name, [...ids].toSorted((a, b) => a - b)]))
}

/**
 * Our own names of orders, and the protocol's habit of a field with a direction ("price des"). Unknown ones are
 * relevance.
 */
function sortOf(sort: string | undefined, orderBy: string | undefined): SortOrder {
  const [field = '', ...directions] = [sort, orderBy].filter(Boolean).join(' ').toLowerCase().split(/\s+/)
  const isDescending = directions.some((one) => one.startsWith('des'))
  if (field === 'price' && isDescending) return 'price_desc'
  return sortOrders.find((one) => one === field) ?? 'relevance'
}
