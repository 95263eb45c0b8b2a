import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { leafletsProducts, leafletsSearch, leafletsView } from '@bottega/contract/leaflets/calls.ts'
import type { LeafletProductView, LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'

/** The most the call answers at once. */
const mostLeaflets = 100

export type FoundLeaflets = { leaflets: readonly LeafletView[] } | { failure: string }

/** On failure the error itself, as a text to show. (Content and discovery, sections 7 and 8: flyer search) */
export async function searchLeaflets(api: Api, type?: number): Promise<FoundLeaflets> {
  const query = { page_size: mostLeaflets, ...(type !== undefined && { parent_leaflet_type_id: type }) }
  try {
    return { leaflets: (await api.call(leafletsSearch, { query })).data.leaflets }
  } catch (error) {
    if (error instanceof RefusalError) return { failure: error.text }
    throw error
  }
}

/** By slug or numeric id; null on failure. (Content and discovery, sections 2, 7 and 8: flyer lookups) */
export async function findLeaflet(api: Api, slugOrId: string): Promise<LeafletView | null> {
  const query = /^[1-9]\d{0,8}$/.test(slugOrId) ? { leaflet_id: Number(slugOrId) } : { slug: slugOrId }
  try {
    return (await api.call(leafletsView, { query })).data.leaflet
  } catch (error) {
    if (error instanceof RefusalError) return null
    throw error
  }
}

const printedFields = [
  'leafletName',
  'leafletShortDescr',
  'leafletDescr',
  'leafletUM',
  'leafletUnitPrice',
  'leafletImageUrl',
  'leafletPage',
  'priceStandardUmDisplay',
] as const satisfies (keyof LeafletProductView)[]

/** The content of a card of a leaflet: a product of the shelf and the leaflet's statements about it. */
export type LeafletProduct = ShelfProduct & Pick<LeafletProductView, (typeof printedFields)[number]>

export function leafletProduct(product: LeafletProductView): LeafletProduct {
  const printed = Object.fromEntries(printedFields.flatMap((name) => (name in product ? [[name, product[name]]] : [])))
  return { ...shelfProduct(product), ...(printed as Pick<LeafletProductView, (typeof printedFields)[number]>) }
}

export interface LeafletProductsPart {
  readonly products: readonly LeafletProduct[]
  readonly notSold: number
}

/** All products of a leaflet, or those of one page. */
export async function loadLeafletProducts(api: Api, leafletId: number, page?: number): Promise<LeafletProductsPart> {
  const query = { parent_leaflet_id: leafletId, page_size: 200, ...(page !== undefined && { leaflet_page: page }) }
  const { data } = await api.call(leafletsProducts, { query })
  return { products: data.products.map(leafletProduct), notSold: data.notSold }
}
