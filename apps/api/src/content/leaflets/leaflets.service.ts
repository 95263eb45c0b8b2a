import { pageOf, type PageView } from '@bottega/contract/common.ts'
import type { LeafletProductView, LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { magazineType, rankOfLeafletType } from '@bottega/rules/content/leaflet-order.ts'
import { sql, type SQL } from 'drizzle-orm'
import { contentDocument } from '../../kernel/publishing/publishing.tables.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { pictureAddress } from '../../trade/catalog/presenters/picture-address.ts'
import { presentProduct } from '../../trade/catalog/presenters/product.presenter.ts'
import { findPrinted, namedBy, type PrintedProduct } from '../../trade/catalog/printed-products.ts'
import { type DocumentPage, editionOf, findDocument, listDocuments } from '../../kernel/publishing/documents.service.ts'
import { type FoundLeaflet, leafletText, presentLeaflet, presentPages } from './leaflets.presenter.ts'
import { selectSellingStores } from './leaflets.repository.ts'
import { isProductArea, type ProductArea, type StoredLeaflet } from './stored-leaflet.ts'

const kind = 'leaflets'
/** More than a shop has at a time; older issues of the magazine than these are no longer listed. */
const mostLeaflets = 300

const foundOf = ({ number, version, slug, body }: DocumentPage['documents'][number]): FoundLeaflet => ({
  number,
  version,
  slug,
  leaflet: body as unknown as StoredLeaflet,
})

/** A leaflet of the other site is not shown. */
const onSite = ({ site }: CatalogContext): SQL => sql`coalesce(${contentDocument.body} ->> 'site', ${site}) = ${site}`

async function listFound(source: CatalogSource, context: CatalogContext, type?: number): Promise<FoundLeaflet[]> {
  const query = { kind, ...(type !== undefined && { types: [String(type)] }), where: onSite(context) }
  const { documents } = await listDocuments(source.db, editionOf(context), query, { page: 1, pageSize: mostLeaflets })
  return documents.map(foundOf)
}

export interface LeafletPage {
  readonly page: PageView
  readonly leaflets: LeafletView[]
}

/** Sorted by type, then the newest first. (Content and discovery, section 2: display order of types) */
export async function searchLeaflets(
  source: CatalogSource,
  context: CatalogContext,
  { type, page, pageSize }: { type?: number | undefined; page: number; pageSize: number },
): Promise<LeafletPage> {
  const found = await listFound(source, context, type)
  const selling = await selectSellingStores(source.db)
  const sorted = found.toSorted(
    (one, other) => rankOfLeafletType(one.leaflet.type) - rankOfLeafletType(other.leaflet.type),
  )
  return {
    page: pageOf(page, pageSize, found.length),
    leaflets: sorted
      .slice((page - 1) * pageSize, page * pageSize)
      .map((leaflet) => presentLeaflet(leaflet, context, selling)),
  }
}

/** The newest issue of the magazine that has come out. */
export async function latestIssue(source: CatalogSource, context: CatalogContext): Promise<LeafletView | undefined> {
  const request = { type: magazineType, page: 1, pageSize: mostLeaflets }
  const { leaflets } = await searchLeaflets(source, context, request)
  return leaflets.find(({ state }) => state !== 'coming')
}

interface LeafletName {
  readonly number?: number | undefined
  readonly slug?: string | undefined
}

async function findOnSite(
  source: CatalogSource,
  context: CatalogContext,
  wanted: LeafletName,
): Promise<FoundLeaflet | undefined> {
  const document = await findDocument(source.db, editionOf(context), kind, wanted)
  const found = document && foundOf(document)
  return (found?.leaflet.site ?? context.site) === context.site ? found : undefined
}

/** Throws `error.leaflet.notFound`, also for a leaflet of the other site. */
export async function viewLeaflet(
  source: CatalogSource,
  context: CatalogContext,
  wanted: LeafletName,
): Promise<LeafletView> {
  const leaflet = await leafletIfAny(source, context, wanted)
  if (leaflet === undefined) throw new ShopError('error.leaflet.notFound')
  return leaflet
}

/** The same for a page that shows nothing in its place. */
export async function leafletIfAny(
  source: CatalogSource,
  context: CatalogContext,
  wanted: LeafletName,
): Promise<LeafletView | undefined> {
  const found = await findOnSite(source, context, wanted)
  if (found === undefined) return undefined
  const products = await findPrinted(
    source.db,
    printedOn(found).map(({ area }) => area),
  )
  const selling = await selectSellingStores(source.db)
  return { ...presentLeaflet(found, context, selling), leafletPage: presentPages(found, context.language, products) }
}

const printedOn = ({ leaflet }: FoundLeaflet) =>
  leaflet.pages.flatMap(({ areas = [] }, index) =>
    areas.filter(isProductArea).map((area) => ({ area, page: index + 1 })),
  )

export interface LeafletProducts {
  readonly page: PageView
  readonly products: LeafletProductView[]
  readonly notSold: number
}

export async function listLeafletProducts(
  source: CatalogSource,
  context: CatalogContext,
  { leafletId, page, pageSize, leafletPage }: LeafletProductsRequest,
): Promise<LeafletProducts> {
  const found = await findOnSite(source, context, { number: leafletId })
  // Programs of the protocol expect an empty list of a leaflet that does not exist. (Wire format, section 6)
  if (found === undefined) return { page: pageOf(page, pageSize, 0), products: [], notSold: 0 }
  const all = await productsOf(source, context, found)
  const wanted = leafletPage === undefined ? all : all.filter((one) => one.leafletPage === leafletPage)
  const places = new Set(printedOn(found).map(({ area }) => area.code ?? area.barcode))
  return {
    page: pageOf(page, pageSize, wanted.length),
    products: wanted.slice((page - 1) * pageSize, page * pageSize),
    notSold: Math.max(0, places.size - all.length),
  }
}

export interface LeafletProductsRequest {
  readonly leafletId: number
  readonly page: number
  readonly pageSize: number
  readonly leafletPage?: number | undefined
}

/** Its products as this visitor's store sells them; each once, where it stands first. */
async function productsOf(
  source: CatalogSource,
  context: CatalogContext,
  found: FoundLeaflet,
): Promise<LeafletProductView[]> {
  const places = printedOn(found)
  const named = await findPrinted(
    source.db,
    places.map(({ area }) => area),
  )
  const ids = [...new Set(named.map(({ productId }) => productId))]
  const products = await source.catalogue.products(context, ids)
  const views = new Map(products.map((product) => [product.productId, presentProduct(product, context)]))
  const shown = new Set<number>()
  return places.flatMap(({ area, page }) => {
    const product = namedBy(named, area)
    const view = product && views.get(product.productId)
    if (product === undefined || view === undefined || shown.has(view.productId)) return []
    shown.add(view.productId)
    return [{ ...view, ...printedFields(area, product, context), leafletPage: page }]
  })
}

/** The fields that the leaflet prints of a product. (Content and discovery, section 3: Leaflet product) */
function printedFields(area: ProductArea, product: PrintedProduct, { language }: CatalogContext) {
  return {
    leafletName: leafletText(language, product.name) ?? '',
    leafletShortDescr: product.brand,
    leafletDescr: leafletText(language, area.text ?? product.pack) ?? '',
    leafletUM: product.sellingMode === 'loose' ? 'KG' : 'PZ',
    ...(area.price === undefined ? {} : { leafletUnitPrice: area.price }),
    leafletImageUrl: pictureAddress(product.image, 'photo'),
  }
}
