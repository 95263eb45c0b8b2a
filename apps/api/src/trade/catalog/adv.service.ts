import type { advList } from '@bottega/contract/catalog/calls.ts'
import { sliderProducts } from '@bottega/rules/catalog/sizes.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { type Habits, selectBought, selectBoughtTogether } from './bought.repository.ts'
import type { CatalogContext } from './catalog.context.ts'
import type { CatalogProduct } from './catalog.products.ts'
import type { CatalogSource } from './catalog.service.ts'
import { presentProduct } from './presenters/product.presenter.ts'
import type { PricedCatalogue } from './snapshot/listing.ts'

export interface AdvRequest {
  readonly productId: number | null
  readonly categoryId: number | null
  /** The customer whose habits count, and since when; null for none. */
  readonly habits: Habits | null
  readonly onlyPromotions: boolean
  readonly shuffle: boolean
  readonly limit: number
}

/** `habits` are those of the customer asking, when the query names them. */
export function advRequestOf(query: CallInput<typeof advList>['query'], habits: Habits | null): AdvRequest {
  return {
    productId: query.product_id ?? null,
    categoryId: query.category_id ?? null,
    habits,
    onlyPromotions: query.promo ?? false,
    shuffle: query.shuffle ?? false,
    limit: query.limit ?? sliderProducts.usual,
  }
}

/** Looked at beyond the limit: some are sold out, and a shuffled row should differ from the last one. */
const spare = 3
/** The number of most bought products that are read to find the habits. */
const mostHabits = 12

/** Chooses the products of a slider for this shopper; see `advList` for the rules. */
export async function recommend(
  source: CatalogSource,
  context: CatalogContext,
  request: AdvRequest,
): Promise<ProductView[]> {
  const [chosen = []] = await recommendTogether(source, context, [request])
  return chosen
}

/** For all sliders of a page: their products are read together. */
export async function recommendTogether(
  source: CatalogSource,
  context: CatalogContext,
  requests: readonly AdvRequest[],
): Promise<ProductView[][]> {
  const priced = await source.catalogue.priced(context)
  const sliders = await Promise.all(requests.map((request) => candidates(source, context, priced, request)))
  const products = await source.catalogue.products(context, [...new Set(sliders.flatMap(({ ids }) => ids))])
  const known = new Map(products.map((product) => [product.productId, product]))
  return sliders.map(({ request, about, ids }) =>
    ids
      .flatMap((id) => known.get(id) ?? [])
      .filter((product) => mayBeAdvertised(product, request, about))
      .map((product) => presentProduct(product, context))
      .filter(({ available }) => available > 0)
      .slice(0, request.limit),
  )
}

async function candidates(
  source: CatalogSource,
  context: CatalogContext,
  priced: PricedCatalogue,
  request: AdvRequest,
) {
  const [about] = request.productId === null ? [] : await source.catalogue.products(context, [request.productId])
  const wanted = [...(await likely(source, request, about)), ...bestSelling(priced, request, about)]
  const isFit = fitness(priced, request, about)
  const ids = [...new Set(wanted)].filter(isFit).slice(0, request.limit * spare)
  return { request, about, ids: request.shuffle ? shuffled(ids) : ids }
}

/** Candidates from orders: bought with the product, or with what the customer buys. A category needs none. */
async function likely(
  { db }: CatalogSource,
  request: AdvRequest,
  about: CatalogProduct | undefined,
): Promise<number[]> {
  if (about !== undefined) return selectBoughtTogether(db, [about.productId])
  if (request.habits === null || request.categoryId !== null) return []
  return selectBoughtTogether(db, (await selectBought(db, request.habits)).slice(0, mostHabits))
}

/**
 * The best-selling of the category, or of the product's department without its own shelf: that is what alternatives are
 * for.
 */
function bestSelling({ snapshot }: PricedCatalogue, request: AdvRequest, about: CatalogProduct | undefined): number[] {
  const branch = request.categoryId ?? about?.breadCrumbs[0]?.categoryId
  const numbers = branch === undefined ? snapshot.productIds.keys() : (snapshot.byBranch.get(branch) ?? [])
  const shelf = new Set(about === undefined ? [] : snapshot.byCategory.get(about.categoryId))
  const best: number[] = []
  for (const number of numbers) {
    if (!shelf.has(number)) best.push(snapshot.productIds[number] ?? 0)
    if (best.length === mostBest) break
  }
  return best
}
const mostBest = 2000

/** For sale here, in promotion where only that is wanted, and not the product the slider stands beside. */
function fitness({ snapshot, prices }: PricedCatalogue, request: AdvRequest, about: CatalogProduct | undefined) {
  const branch = request.categoryId === null ? null : new Set(snapshot.byBranch.get(request.categoryId))
  return (productId: number): boolean => {
    const number = snapshot.numberOf.get(productId)
    if (number === undefined || productId === about?.productId || (prices.paid[number] ?? 0) === 0) return false
    if (branch !== null && !branch.has(number)) return false
    return !request.onlyPromotions || prices.inPromotion[number] === 1
  }
}

/**
 * First-stage infant formula is never advertised, which the law forbids; alcohol only beside another product for adults
 * or in a category's slider. (Safety, 25)
 */
function mayBeAdvertised(product: CatalogProduct, request: AdvRequest, about: CatalogProduct | undefined): boolean {
  if (product.isFirstInfantFormula) return false
  return !product.isForAdultsOnly || about?.isForAdultsOnly === true || request.categoryId !== null
}

function shuffled(ids: readonly number[]): number[] {
  return ids
    .map((id) => ({ id, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id)
}
