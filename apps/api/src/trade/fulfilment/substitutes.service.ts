import { substituteTerms } from '@bottega/rules/fulfilment/price-picked.ts'
import { byCloseness } from '@bottega/rules/fulfilment/substitutes.ts'
import { promotedUnitPrice } from '@bottega/rules/promotions/promotion.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { type CatalogProduct, isInStock, loadProducts, pricingPromotion } from '../catalog/catalog.products.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import { findCandidates, findPickRow, type PickRow, type WantedSubstitute } from './fulfilment.repository.ts'

/** More than a picker reads through at a shelf. */
const mostShown = 12

export interface Substitute {
  product: CatalogProduct
  /** Its price in the place of the line, and its price today. */
  priceCents: number
  ownPriceCents: number
}

/**
 * The products that may be put in for a line, the closest first: sold and in stock in the order's warehouse on its day.
 * With words, or the barcode of goods in the picker's hand, those of the whole department that answer to them.
 */
export async function listSubstitutes(db: Reader, order: OrderRow, lineId: number, search = ''): Promise<Substitute[]> {
  const row = await findPickRow(db, order.id, lineId)
  if (row === undefined || row.line.replacesLineId !== null) throw new ShopError('error.fulfilment.lineNotFound')
  if (!row.line.acceptAlternatives) throw new ShopError('error.fulfilment.substitutesRefused')
  const words = plainWords(search).split(' ').filter(Boolean)
  const wanted = words.length === 0 ? undefined : { words }
  return (await fitting(db, order, [row], wanted)).get(lineId)?.slice(0, mostShown) ?? []
}

/** One of them by its id. Throws `error.fulfilment.substituteNotFitting`. */
export async function candidateFor(
  db: Reader,
  order: OrderRow,
  row: PickRow,
  productId: number,
): Promise<CatalogProduct> {
  const fit = (await fitting(db, order, [row], { productId })).get(row.line.id) ?? []
  const [found] = fit
  if (found === undefined) throw new ShopError('error.fulfilment.substituteNotFitting')
  return found.product
}

/**
 * By line, the closest first. Nothing that the customer could not have bought by the same line: no product for adults in
 * the place of one for everybody, and no first infant formula but for another.
 */
export async function fitting(
  db: Reader,
  { warehouseId, slotDay: day }: Pick<OrderRow, 'warehouseId' | 'slotDay'>,
  rows: readonly PickRow[],
  wanted?: WantedSubstitute,
): Promise<Map<number, Substitute[]>> {
  const found = await findCandidates(db, [...new Set(rows.map(({ line }) => line.productId))], wanted)
  const pricing = { warehouseId, day, isMember: false }
  const products = await loadProducts(db, pricing, [...new Set(found.map(({ productId }) => productId))])
  const candidates = Map.groupBy(found, ({ orderedId }) => orderedId)
  return new Map(rows.map((row) => [row.line.id, closest(row, candidates.get(row.line.productId) ?? [], products)]))
}

interface Named {
  productId: number
  /** Among the alternatives of the editors. */
  editorsPlace: number | null
}

function closest(row: PickRow, named: readonly Named[], products: ReadonlyMap<number, CatalogProduct>): Substitute[] {
  const { line, categoryId, contentAmount } = row
  const ordered = { listPriceCents: line.unitPriceCents, promotion: line.promotion }
  const candidates = named.flatMap(({ productId, editorsPlace }) => {
    const product = products.get(productId)
    if (product === undefined || !isInStock(product) || (product.isForAdultsOnly && !row.adultsOnly)) return []
    const own = { listPriceCents: product.listPriceCents ?? 0, promotion: pricingPromotion(product) }
    const ownPriceCents = promotedUnitPrice(own.listPriceCents, own.promotion)
    const terms = substituteTerms(ordered, own)
    const priceCents = promotedUnitPrice(terms.listPriceCents, terms.promotion)
    const { categoryId: shelf, brand, content } = product
    return {
      product,
      productId,
      categoryId: shelf,
      name: product.name.it,
      brand,
      content: content?.amount ?? null,
      editorsPlace,
      priceCents,
      ownPriceCents,
    }
  })
  const wanted = {
    productId: line.productId,
    categoryId,
    name: line.name.it,
    brand: line.brand,
    content: contentAmount,
  }
  return byCloseness({ ...wanted, priceCents: line.unitPriceCents }, candidates)
}
