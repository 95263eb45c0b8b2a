import type { ProductView } from '@bottega/contract/catalog/product.ts'
import type { ProductPage, Searched } from '@bottega/contract/catalog/products.ts'
import { pageOf } from '@bottega/contract/common.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { barcodesOf, canonicalBarcode } from '@bottega/rules/validators/barcode.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { CatalogContext } from './catalog.context.ts'
import { isInStock, loadInWarehouses, loadProducts, paidUnitPrice } from './catalog.products.ts'
import { selectAlternatives, selectProductTexts, selectReferenced } from './catalog.repository.ts'
import { presentDepartments } from './presenters/departments.presenter.ts'
import { presentFacets } from './presenters/facets.presenter.ts'
import { presentProduct } from './presenters/product.presenter.ts'
import { presentProductPage } from './presenters/product-page.presenter.ts'
import type { Catalogue } from './snapshot/catalogue.ts'
import { type Listing, listing, type ListingRequest } from './snapshot/listing.ts'

/** The sources of answers: lists and what they show come from memory, what only one page needs from the database. */
export interface CatalogSource {
  readonly catalogue: Catalogue
  readonly db: Reader
}

export async function listProducts(
  source: CatalogSource,
  context: CatalogContext,
  request: ListingRequest,
  preferredIds: readonly number[] = [],
): Promise<ProductPage> {
  const priced = await source.catalogue.priced(context)
  const soldOut = await source.catalogue.soldOut(context.warehouseId)
  const { productIds, total, facets, filterCounts, search, departments } = listing(priced, request, {
    ...context,
    preferredIds,
    soldOut,
  })
  const products = await source.catalogue.products(context, productIds)
  return {
    page: pageOf(request.page, request.pageSize, total),
    products: products.map((product) => presentProduct(product, context)),
    facets: presentFacets(priced.snapshot.facets.groups, facets, request.facets, context.language),
    filterCounts,
    ...(search !== null && { search: presentSearch(search) }),
    ...(departments.size > 0 && { departments: presentDepartments(priced.snapshot, departments, context.language) }),
  }
}

const presentSearch = ({ corrected, otherWords, without }: NonNullable<Listing['search']>): Searched => ({
  corrected,
  otherWords: [...otherWords],
  ...(without.length > 0 && { without: [...without] }),
})

/**
 * The products of several lists of one page: one statement for all of them together, however many there are. A list
 * asks for its first page.
 */
export async function listTogether(
  source: CatalogSource,
  context: CatalogContext,
  requests: readonly ListingRequest[],
): Promise<ProductView[][]> {
  const priced = await source.catalogue.priced(context)
  const soldOut = await source.catalogue.soldOut(context.warehouseId)
  const audience = { ...context, preferredIds: [], soldOut }
  const lists = requests.map((request) => listing(priced, request, audience).productIds)
  const products = await source.catalogue.productsOfPage(context, [...new Set(lists.flat())])
  const views = new Map(products.map((product) => [product.productId, presentProduct(product, context)]))
  return lists.map((ids) => ids.map((id) => views.get(id)).filter((view) => view !== undefined))
}

/** Everything about one product. Unpublished and not sold in this warehouse answer like unknown. */
export async function viewProduct(
  source: CatalogSource,
  context: CatalogContext,
  wanted: { slug: string } | { productId: number },
): Promise<ProductView> {
  const texts = await selectProductTexts(source.db, wanted)
  const [product] = texts === undefined ? [] : await source.catalogue.products(context, [texts.productId])
  if (texts === undefined || product === undefined) throw new ShopError('error.product.notFound')
  return presentProductPage(product, texts, context)
}

const mostAlternatives = 12

export interface Alternatives {
  productId: number
  productIds: number[]
  products: ProductView[]
}

/**
 * Products that can stand in for others: those the shop names, then the best-selling of the same shelf. `onlyAvailable`
 * leaves out goods that are sold out or cannot come with the chosen delivery; without `details` only their ids are
 * answered.
 */
export async function listAlternatives(
  source: CatalogSource,
  context: CatalogContext,
  productIds: readonly number[],
  { onlyAvailable, details }: { onlyAvailable: boolean; details: boolean },
): Promise<Alternatives[]> {
  const { snapshot, prices } = await source.catalogue.priced(context)
  const named = Map.groupBy(await selectAlternatives(source.db, productIds), ({ productId }) => productId)
  const shelves = await loadProducts(source.db, context, productIds)
  const wanted = productIds.map((productId) => {
    const shelf = snapshot.byCategory.get(shelves.get(productId)?.categoryId ?? 0) ?? new Uint32Array()
    const sameShelf = Array.from(shelf.filter((number) => (prices.paid[number] ?? 0) > 0)).map(
      (number) => snapshot.productIds[number] ?? 0,
    )
    const ids = new Set([...(named.get(productId) ?? []).map(({ alternativeId }) => alternativeId), ...sameShelf])
    ids.delete(productId)
    return { productId, ids: [...ids].slice(0, 2 * mostAlternatives) }
  })
  const loaded = await source.catalogue.products(context, [...new Set(wanted.flatMap(({ ids }) => ids))])
  const views = new Map(
    loaded
      .filter((product) => !onlyAvailable || isInStock(product))
      .map((product) => [product.productId, presentProduct(product, context)]),
  )
  return wanted.map(({ productId, ids }) => {
    const products = ids
      .map((id) => views.get(id))
      .filter((view): view is ProductView => view !== undefined && (!onlyAvailable || view.available > 0))
      .slice(0, mostAlternatives)
    return { productId, productIds: products.map((view) => view.productId), products: details ? products : [] }
  })
}

export interface WarehousePrice {
  warehouseId: number
  price: number
  priceDisplay: number
  lowestPrice30Days: number
}

/** A product's price in every shop that sells it. */
export async function listPrices(
  source: CatalogSource,
  context: CatalogContext,
  productId: number,
): Promise<WarehousePrice[]> {
  const { warehouseOfStore } = await source.catalogue.current()
  const warehouseIds = [...new Set(warehouseOfStore.values())]
  const products = await loadInWarehouses(source.db, { ...context, warehouseIds }, productId)
  if (products.length === 0) throw new ShopError('error.product.notFound')
  return products
    .map((product) => {
      const listCents = product.listPriceCents ?? 0
      return {
        warehouseId: product.warehouse.warehouseId,
        price: eurosFromCents(listCents),
        priceDisplay: eurosFromCents(paidUnitPrice(product, listCents)),
        lowestPrice30Days: eurosFromCents(product.lowestPriceCents ?? listCents),
      }
    })
    .toSorted((a, b) => a.warehouseId - b.warehouseId)
}

/**
 * Ids of products by what editors call them: barcode, internal code or slug, in this order where one text could be two of
 * them. Unknown ones are missing.
 */
export async function findReferenced(db: Reader, references: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await selectReferenced(db, [...new Set(references)])
  const named = new Map<string, number>()
  for (const name of ['slug', 'code', 'barcode'] as const) {
    const namesOf = (row: (typeof rows)[number]) => (name === 'barcode' ? barcodesOf(row) : [row[name]])
    const owners = new Map(rows.flatMap((row) => namesOf(row).map((one) => [one, row.productId])))
    for (const reference of references) {
      const productId = owners.get(name === 'barcode' ? canonicalBarcode(reference) : reference)
      if (productId !== undefined) named.set(reference, productId)
    }
  }
  return named
}
