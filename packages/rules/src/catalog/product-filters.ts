/** The filters and the order of a list of products. */
export interface ProductFilters {
  readonly categoryId: number | null
  /** Chosen value ids by facet parameter. */
  readonly facets: Readonly<Record<string, readonly number[]>>
  readonly sort: string | null
  readonly promo: boolean
  readonly onlyNew: boolean
  /** TP of the specification, which does not say what it stands for: read as "taglio prezzo", a price cut. */
  readonly tp: boolean
  readonly preferred: boolean
  readonly coop: boolean
  readonly cashback: boolean
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** The switches beside the facets, in the order of the page. */
export const filterSwitches = ['promo', 'onlyNew', 'coop', 'cashback', 'tp', 'preferred'] as const
export type FilterSwitch = (typeof filterSwitches)[number]

export const defaultPageSize = 24
/** Sizes of a page to choose from. */
export const pageSizes = [defaultPageSize, 48, 96] as const

/** Changing one of these shows another list, which begins at its first page. (Shopping core, section 4) */
const pageResetting = ['facets', 'promo', 'onlyNew', 'tp', 'preferred'] as const satisfies (keyof ProductFilters)[]

/** No facets, no sort, every flag off, first page. */
export function defaultFilters(categoryId: number | null = null): ProductFilters {
  return {
    categoryId,
    facets: {},
    sort: null,
    promo: false,
    onlyNew: false,
    tp: false,
    preferred: false,
    coop: false,
    cashback: false,
    page: 1,
    pageSize: defaultPageSize,
  }
}

/** Nothing narrows or orders the list of the category any more. (Shopping core, section 4: reset) */
export function resetFilters({ categoryId }: ProductFilters): ProductFilters {
  return defaultFilters(categoryId)
}

/**
 * Filters after a change. Another category resets all of them; facets, promo, new, TP and preferred go back to page 1;
 * sort, cashback, coop and page size keep the page.
 */
export function changeFilters(filters: ProductFilters, change: Partial<ProductFilters>): ProductFilters {
  if (change.categoryId !== undefined && change.categoryId !== filters.categoryId) {
    return { ...defaultFilters(change.categoryId), ...change }
  }
  const resetsPage = pageResetting.some((key) => change[key] !== undefined)
  return { ...filters, ...(resetsPage ? { page: 1 } : {}), ...change }
}

/** Chooses or drops one value of a facet; a facet without values disappears. */
export function toggleFacet(filters: ProductFilters, parameterName: string, valueId: number): ProductFilters {
  const chosen = filters.facets[parameterName] ?? []
  const values = chosen.includes(valueId) ? chosen.filter((id) => id !== valueId) : [...chosen, valueId]
  const others = Object.entries(filters.facets).filter(([name]) => name !== parameterName)
  const facets = Object.fromEntries(values.length > 0 ? [...others, [parameterName, values]] : others)
  return changeFilters(filters, { facets })
}
