import type { DeskProduct, DeskProductRow, DeskProductStore } from '@bottega/contract/product-desk/product-desk.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import { whyNotOnShelf } from '@bottega/rules/catalog/why-not-on-shelf.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { CatalogProduct } from '../catalog/catalog.products.ts'
import { textIn } from '../catalog/presenters/localized-text.ts'
import type { FoundProduct } from './product-desk.repository.ts'
import type { ProductStory } from './product-desk.service.ts'

type Named = Omit<FoundProduct, 'found'>

export function presentRow(
  { productId, code, barcode, name, brand, pack, sale }: Named,
  language: Language,
): DeskProductRow {
  return {
    productId,
    code,
    ...(barcode !== null && { barcode }),
    name: textIn(language, name),
    brand,
    pack: textIn(language, pack),
    sale,
  }
}

export function presentStory(story: ProductStory, language: Language): DeskProduct {
  const { product, warehouses } = story
  return {
    ...presentRow(product, language),
    version: product.version,
    slug: product.slug,
    category: textIn(language, product.category),
    isLoose: product.sellingMode === 'loose',
    classes: (product.classes ?? []).map(({ name, maximum }) => {
      const named = { name: textIn(language, name) }
      return maximum === null ? named : Object.assign(named, { maximum: unitsFromThousandths(maximum) })
    }),
    stores: warehouses.map((one) => presentStore(story, one, language)),
  }
}

function presentStore(
  story: ProductStory,
  { warehouseId, name }: { warehouseId: number; name: string },
  language: Language,
): DeskProductStore {
  const available = story.stock.get(warehouseId)
  const sold = story.sold.find(({ warehouse }) => warehouse.warehouseId === warehouseId)
  const prices = story.prices.filter((row) => row.warehouseId === warehouseId)
  return {
    warehouseId,
    name,
    reasons: reasonsIn(story, warehouseId),
    ...presentPrice(sold, language),
    ...(available !== undefined && { available: unitsFromThousandths(available) }),
    prices: prices.map(({ from, to, cents }) => {
      const price = eurosFromCents(cents)
      return to === null ? { from, price } : { from, to, price }
    }),
  }
}

function reasonsIn({ product, prices, stock, today }: ProductStory, warehouseId: number) {
  const here = prices.filter((row) => row.warehouseId === warehouseId)
  const limits = (product.classes ?? []).flatMap(({ maximum }) => maximum ?? [])
  return whyNotOnShelf({
    offSale: product.offSale,
    isPublished: product.published,
    isCategoryListed: product.isCategoryListed,
    hasPriceAnywhere: prices.length > 0,
    hasPriceHere: here.length > 0,
    hasPriceToday: here.some(({ from, to }) => from <= today && (to === null || to >= today)),
    available: stock.get(warehouseId) ?? null,
    smallestPurchase: product.sellingMode === 'loose' ? (product.firstWeight ?? 1) : product.minimumQuantity,
    classMaximum: limits.length === 0 ? null : Math.min(...limits),
  })
}

function presentPrice(sold: CatalogProduct | undefined, language: Language) {
  if (sold === undefined || sold.listPriceCents === null) return {}
  const { listPriceCents, lowestPriceCents, promotion } = sold
  return {
    price: eurosFromCents(listPriceCents),
    ...(lowestPriceCents !== null && { lowestPrice: eurosFromCents(lowestPriceCents) }),
    ...(promotion !== null && {
      promotion: {
        name: textIn(language, promotion.row.name),
        from: promotion.row.validFrom,
        to: promotion.row.validTo,
      },
    }),
  }
}
