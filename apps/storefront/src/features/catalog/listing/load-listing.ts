import { productsList } from '@bottega/contract/catalog/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import type {
  DepartmentCount,
  FacetView,
  FilterCounts,
  ProductPage,
  Searched,
} from '@bottega/contract/catalog/products.ts'
import type { PageView } from '@bottega/contract/common.ts'
import type { CallInput, CallReply } from '@bottega/contract/call.ts'
import { filterSwitches, type FilterSwitch, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { switchParameters } from './listing-address.ts'
import { shelfProduct, type ShelfProduct } from '../../product-card/shelf-product.ts'

export interface ProductListing {
  readonly page: PageView
  /** Of every page from the one of `page` to `lastPage`. */
  readonly products: readonly ShelfProduct[]
  readonly lastPage: number
  readonly facets: readonly FacetView[]
  readonly filterCounts: FilterCounts
  /**
   * The departments in which the results or offers lie, whichever department the list is narrowed to; empty for the
   * list of a category.
   */
  readonly departments: readonly DepartmentCount[]
  /** The search's reading of its words; undefined without words. */
  readonly search: Searched | undefined
}

/** A list, or why there is none: the page around it is shown all the same. */
export type ListingAnswer = ProductListing | { readonly failure: string }

type ListingQuery = CallInput<typeof productsList>['query']
/** The scope of a search: a department with everything below it, the words of a search, or both. */
export type ListingSource = Pick<ListingQuery, 'parent_category_id' | 'q'>

function queryOf(source: ListingSource, filters: ProductFilters): ListingQuery {
  const { facets, sort, page, pageSize } = filters
  const switches = filterSwitches.filter((name) => filters[name]).map((name) => [switchParameters[name], true])
  const chosen = Object.entries(facets).flatMap(([name, values]) => values.map((value) => `${name}:${value}`))
  return {
    ...source,
    page,
    page_size: pageSize,
    ...(chosen.length > 0 && { facets: chosen }),
    ...(sort !== null && { sort }),
    ...(Object.fromEntries(switches) as Pick<ListingQuery, (typeof switchParameters)[FilterSwitch]>),
  }
}

/**
 * The pages of a list from the one of the filters to `lastPage`. A page past the end becomes the last one: after a
 * change to a larger page size the page number may be too high.
 */
export async function loadListing(
  api: Api,
  source: ListingSource,
  filters: ProductFilters,
  lastPage = filters.page,
): Promise<ListingAnswer> {
  try {
    const loadPage = async (page: number) =>
      asPage((await api.call(productsList, { query: queryOf(source, { ...filters, page }) })).data)
    const firstPage = await loadPage(filters.page)
    const { totPages } = firstPage.page
    const isPastEnd = totPages > 0 && filters.page > totPages
    const {
      page,
      products,
      facets,
      filterCounts,
      departments = [],
      search,
    } = isPastEnd ? await loadPage(totPages) : firstPage
    const last = Math.max(page.selPage, Math.min(lastPage, page.totPages))
    const following = Array.from({ length: last - page.selPage }, (_, index) => loadPage(page.selPage + 1 + index))
    const further = (await Promise.all(following)).flatMap((one) => one.products)
    // Removes products returned twice because they moved to the next page between two calls.
    const byId = new Map([...products, ...further].map((product) => [product.productId, shelfProduct(product)]))
    return { page, products: [...byId.values()], lastPage: last, facets, filterCounts, departments, search }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { failure: error.text }
  }
}

/** One call answers with a product or with a page of them; without slug and id it is always the page. */
function asPage(data: CallReply<typeof productsList>): ProductPage {
  if ('products' in data) return data
  throw new Error('No list of products')
}
