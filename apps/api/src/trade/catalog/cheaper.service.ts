import type { CheaperView } from '@bottega/contract/catalog/products.ts'
import { cheaperEquivalent, type ComparedGoods } from '@bottega/rules/catalog/cheaper-equivalent.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import type { CatalogContext } from './catalog.context.ts'
import { type CatalogProduct, isInStock, paidUnitPrice, pricingPromotion } from './catalog.products.ts'
import type { CatalogSource } from './catalog.service.ts'
import { comparisonPrice, presentProduct } from './presenters/product.presenter.ts'

/** The cheapest of a shelf that are looked at; among so many stands one of the same name. */
const mostCompared = 48

/**
 * For each product the cheapest of its kind, in stock and deliverable as chosen, by the prices of this visitor. Goods in a
 * 3×2 or with a second piece reduced are left alone: their price is that of the quantity. One statement for the
 * candidates of all.
 */
export async function listCheaper(
  source: CatalogSource,
  context: CatalogContext,
  productIds: readonly number[],
): Promise<CheaperView[]> {
  const { snapshot, prices } = await source.catalogue.priced(context)
  const unitCents = (number: number) => (prices.paid[number] ?? 0) * (snapshot.unitFactor[number] ?? 0)

  function cheaperOfShelf({ productId, categoryId }: CatalogProduct): number[] {
    const own = unitCents(snapshot.numberOf.get(productId) ?? -1)
    const shelf = Array.from(snapshot.byCategory.get(categoryId) ?? [])
    return shelf
      .filter((number) => unitCents(number) > 0 && unitCents(number) < own)
      .toSorted((one, other) => unitCents(one) - unitCents(other) || one - other)
      .slice(0, mostCompared)
      .map((number) => snapshot.productIds[number] ?? 0)
  }

  const asked = (await source.catalogue.products(context, productIds)).filter(hasPlainPrice)
  const shelves = new Map(asked.map((product) => [product.productId, cheaperOfShelf(product)]))
  const loaded = await source.catalogue.products(context, [...new Set([...shelves.values()].flat())])
  const candidates = new Map(
    loaded
      .filter((product) => isInStock(product))
      .map((product) => [product.productId, Object.assign(comparedOf(product), { product })]),
  )
  return asked.flatMap((product) => {
    const others = (shelves.get(product.productId) ?? []).flatMap((id) => candidates.get(id) ?? [])
    const found = cheaperEquivalent(comparedOf(product), others)
    const view = found && presentProduct(found.goods.product, context)
    if (found === undefined || view === undefined || view.available <= 0) return []
    const { per, perUnitCents, savedCents } = found
    return [
      {
        productId: product.productId,
        product: view,
        unit: per,
        savedPerUnit: eurosFromCents(perUnitCents),
        saved: eurosFromCents(savedCents),
      },
    ]
  })
}

function hasPlainPrice(product: CatalogProduct): boolean {
  const promotion = pricingPromotion(product)
  return promotion === null || promotion.kind === 'price-cut'
}

function comparedOf(product: CatalogProduct): ComparedGoods {
  const { productId, categoryId, name, brand, terms, isForAdultsOnly, isFirstInfantFormula } = product
  const paidCents = paidUnitPrice(product, product.listPriceCents ?? 0)
  return {
    productId,
    categoryId,
    name: name.it,
    brand,
    sellingMode: terms.sellingMode,
    isForAdultsOnly,
    isFirstInfantFormula,
    paidCents,
    unit: comparisonPrice(product, paidCents),
  }
}
