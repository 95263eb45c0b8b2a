import type { productAlternative, vendor } from '@bottega/api/trade/catalog/products.tables.ts'
import type { stock } from '@bottega/api/trade/orders/stock/stock.tables.ts'
import { shoppingWarehouseIds } from '../stores/shopping-stores.ts'
import { shoppingWarehouses } from '../stores/warehouses.ts'
import { brandMarkName, hasBrandMark } from '../pictures/brand-marks.ts'
import { pictureAddressOf } from '../pictures/demo-picture.ts'
import { between, chance } from '../random.ts'
import { trilingual } from '../localized.ts'
import { type Article, articlesFor } from './articles.ts'
import { type CategoryRow, readCategories } from './categories.ts'
import { characteristicRows, classGroupRows, classGroups, type ClassRow, firstBrandClassId } from './classes.ts'
import { priceHistory, type PriceRow } from './prices.ts'
import type { Goods } from './product-files.ts'
import { type Numbering, type ProductRow, productRow } from './product-rows.ts'
import {
  plannedFor,
  promotionId,
  promotionPrice,
  type PromotionProductRow,
  type PromotionRow,
  promotionRows,
} from './promotions.ts'

export interface CatalogueOptions {
  products: number
  seed: number
  /** yyyy-MM-dd in the shop's calendar: promotions and price history are placed around it. */
  today: string
}

export interface Catalogue {
  categories: CategoryRow[]
  vendors: (typeof vendor.$inferInsert)[]
  classGroups: typeof classGroupRows
  classes: ClassRow[]
  products: ProductRow[]
  prices: PriceRow[]
  promotions: PromotionRow[]
  promotionProducts: PromotionProductRow[]
  alternatives: (typeof productAlternative.$inferInsert)[]
  stock: (typeof stock.$inferInsert)[]
}

/** The whole catalogue of the demo world. The same goods and `options` give the same rows, on any machine. */
export function generateCatalogue(goods: Goods, options: CatalogueOptions): Catalogue {
  const { seed, today } = options
  const categories = readCategories()
  const numbering: Numbering = {
    seed,
    today,
    categories,
    shelves: new Map(categories.map((row) => [row.slug, row])),
    brandNumbers: new Map(),
    itemsOfBrand: new Map(),
    slugs: new Set(),
  }
  const articles = articlesFor(goods, options.products, seed)
  const products = articles.map((article, index) => productRow(article, index + 1, numbering))
  const priced = pricesAndPromotions(articles, products, options)
  return {
    categories,
    vendors: Array.from(numbering.brandNumbers, ([name, id]) => ({ id, name })),
    classGroups: classGroupRows,
    classes: [...characteristicRows, ...brandClasses(numbering)],
    products,
    ...priced,
    promotions: promotionRows(shoppingWarehouseIds, today),
    alternatives: alternativesOf(articles, products),
    stock: articles.flatMap((article, index) => stockOf(article, products[index], seed)),
  }
}

function brandClasses({ brandNumbers }: Numbering): ClassRow[] {
  return Array.from(brandNumbers, ([brand, number]) => ({
    id: firstBrandClassId + number,
    groupId: classGroups.brand,
    name: trilingual(brand),
    ...(hasBrandMark(brand) && { icon: pictureAddressOf(brandMarkName(brand), 'thumb') }),
    maximumQuantity: null,
  }))
}

function pricesAndPromotions(
  articles: readonly Article[],
  products: readonly ProductRow[],
  { seed, today }: CatalogueOptions,
) {
  const prices: PriceRow[] = []
  const promotionProducts: PromotionProductRow[] = []
  for (const [index, article] of articles.entries()) {
    const row = products[index]
    if (!row) continue
    const planned = plannedFor(article, row.codInt, seed)
    const isSteady = planned !== undefined || article.sentinel !== undefined
    for (const [slug, cents] of article.prices) {
      const warehouseId = shoppingWarehouses.get(slug)
      if (warehouseId === undefined) throw new Error(`No such warehouse: "${slug}"`)
      const history = priceHistory({ id: row.id, code: row.codInt, cents, isSteady }, warehouseId, { seed, today })
      prices.push(...history)
      if (!planned) continue
      promotionProducts.push({
        promotionId: promotionId(
          planned,
          shoppingWarehouseIds.findIndex((id) => id === warehouseId),
        ),
        productId: row.id,
        priceCents: promotionPrice(planned, history.at(-1)?.priceCents ?? cents),
      })
    }
  }
  return { prices, promotionProducts }
}

/**
 * The products to offer instead: first the same thing by another brand or in another format, then its neighbours on the
 * shelf.
 */
function alternativesOf(articles: readonly Article[], products: readonly ProductRow[]): Catalogue['alternatives'] {
  const sameThing = Map.groupBy(products.keys(), (index) => articles[index]?.kind)
  const sameShelf = Map.groupBy(products.keys(), (index) => products[index]?.categoryId)
  return products.flatMap((row, index) => {
    const article = articles[index]
    const close = sameThing.get(article?.kind) ?? []
    const shelf = sameShelf.get(row.categoryId) ?? []
    const start = shelf.indexOf(index) + 1
    const neighbours = [...close.slice(0, 3), ...shelf.slice(start, start + 4), ...shelf.slice(0, 4)]
    const chosen = [...new Set(neighbours)].filter((other) => other !== index).slice(0, 4)
    return chosen.map((other, position) => ({ productId: row.id, alternativeId: other + 1, position }))
  })
}

/** Most goods are never short. A few are few, and one in a hundred is missing from one warehouse. */
function stockOf({ sentinel }: Article, row: ProductRow | undefined, seed: number): Catalogue['stock'] {
  if (!row) return []
  const fixed = sentinel?.stock
  return shoppingWarehouseIds.flatMap((warehouseId) => {
    if (fixed !== undefined) return [{ productId: row.id, warehouseId, available: fixed }]
    if (sentinel) return []
    const roll = chance(seed, row.codInt, warehouseId, 'stock')
    if (roll < 0.01) return [{ productId: row.id, warehouseId, available: 0 }]
    return roll < 0.06
      ? [{ productId: row.id, warehouseId, available: between(12, 120, seed, row.codInt, 'left') * 1000 }]
      : []
  })
}
