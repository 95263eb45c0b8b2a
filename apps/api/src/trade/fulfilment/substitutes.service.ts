import { chosenSubstitutes, mayReplace } from '@bottega/rules/cart/chosen-substitutes.ts'
import { substituteTerms } from '@bottega/rules/fulfilment/price-picked.ts'
import { byCloseness } from '@bottega/rules/fulfilment/substitutes.ts'
import { promotedUnitPrice } from '@bottega/rules/promotions/promotion.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { type CatalogProduct, isInStock, loadProducts, pricingPromotion } from '../catalog/catalog.products.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import {
  findCandidates,
  findPickRow,
  findWantedOf,
  type PickRow,
  type WantedSubstitute,
} from './fulfilment.repository.ts'
import { guardsOf, type OrderGuards, suitingOf } from './suiting-customers.ts'

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
 * With words, or the barcode of goods in the picker's hand, those of the whole department that answer to them. For a
 * line whose customer named products, only those, in the customer's order. (decision 854)
 */
export async function listSubstitutes(shop: Shop, order: OrderRow, lineId: number, search = ''): Promise<Substitute[]> {
  const { db } = shop
  const row = await findPickRow(db, order.id, lineId)
  if (row === undefined || row.line.replacesLineId !== null) throw new ShopError('error.fulfilment.lineNotFound')
  if (!row.line.acceptAlternatives) throw new ShopError('error.fulfilment.substitutesRefused')
  const words = plainWords(search).split(' ').filter(Boolean)
  const wanted = words.length === 0 ? undefined : { words }
  const guards = await guardsOf(shop, [order])
  const fit = (await fitting(db, order, [row], wanted)).get(lineId) ?? []
  if (fit.some(({ product }) => suitingOf(guards, row, product.productId) === 'unchecked'))
    throw new ShopError('error.fulfilment.substituteUnchecked')
  return suiting(guards, row, fit).slice(0, mostShown)
}

/**
 * One of them by its id. Throws `error.fulfilment.substituteNotChosen`, `error.fulfilment.substituteNotFitting`,
 * `error.fulfilment.substituteAgainstDiet` and `error.fulfilment.substituteUnchecked`.
 */
export async function candidateFor(
  db: Reader,
  order: OrderRow,
  row: PickRow,
  { productId, guards }: { productId: number; guards: OrderGuards },
): Promise<CatalogProduct> {
  const only = chosenSubstitutes(row.line.infos)
  if (only.length > 0 && !only.includes(productId)) throw new ShopError('error.fulfilment.substituteNotChosen')
  const fit = (await fitting(db, order, [row], { productId })).get(row.line.id) ?? []
  const [found] = fit
  if (found === undefined) throw new ShopError('error.fulfilment.substituteNotFitting')
  const suits = suitingOf(guards, row, productId)
  if (suits === 'against') throw new ShopError('error.fulfilment.substituteAgainstDiet')
  if (suits === 'unchecked') throw new ShopError('error.fulfilment.substituteUnchecked')
  return found.product
}

/** Substitutes that make nobody of the household ill; those not to their taste, or not known, come last. */
export function suiting(guards: OrderGuards, row: PickRow, substitutes: readonly Substitute[]): Substitute[] {
  const by = Map.groupBy(substitutes, ({ product }) => suitingOf(guards, row, product.productId))
  return [...(by.get('well') ?? []), ...(by.get('last') ?? [])]
}

/**
 * By line, the closest first, or in the customer's order those they named. Nothing that the customer could not have bought
 * by the same line: no product for adults in the place of one for everybody, and no first infant formula but for another.
 */
export async function fitting(
  db: Reader,
  { warehouseId, slotDay: day }: Pick<OrderRow, 'warehouseId' | 'slotDay'>,
  rows: readonly PickRow[],
  wanted?: WantedSubstitute,
): Promise<Map<number, Substitute[]>> {
  const open = rows.filter(({ line }) => chosenSubstitutes(line.infos).length === 0)
  const found = await findCandidates(db, [...new Set(open.map(({ line }) => line.productId))], wanted)
  const named = [...new Set(rows.flatMap(({ line }) => chosenSubstitutes(line.infos)))]
  const chosen = new Set(wanted === undefined ? named : await findWantedOf(db, named, wanted))
  const pricing = { warehouseId, day, isMember: false }
  const ids = [...new Set([...found.map(({ productId }) => productId), ...chosen])]
  const products = await loadProducts(db, pricing, ids)
  const candidates = Map.groupBy(found, ({ orderedId }) => orderedId)
  return new Map(
    rows.map((row) => {
      const only = chosenSubstitutes(row.line.infos)
      const fit =
        only.length > 0
          ? namedFor(
              row,
              only.filter((id) => chosen.has(id)),
              products,
            )
          : closest(row, candidates.get(row.line.productId) ?? [], products)
      return [row.line.id, fit]
    }),
  )
}

/** Those the customer named, in their order: what may replace the line at all and is there. */
function namedFor(
  row: PickRow,
  productIds: readonly number[],
  products: ReadonlyMap<number, CatalogProduct>,
): Substitute[] {
  const { line, sellingMode, adultsOnly, infantFormula } = row
  const { productId } = line
  const ordered = { productId, sellingMode, isForAdultsOnly: adultsOnly, isFirstInfantFormula: infantFormula }
  return productIds.flatMap((id) => {
    const product = products.get(id)
    if (product === undefined || !isInStock(product)) return []
    const fits = mayReplace(ordered, { ...product, sellingMode: product.terms.sellingMode })
    return fits ? [{ product, ...pricesFor(row, product) }] : []
  })
}

/** Its price in the place of the line, never above what was agreed for it, and its price today. */
function pricesFor({ line }: PickRow, product: CatalogProduct): Pick<Substitute, 'priceCents' | 'ownPriceCents'> {
  const ordered = { listPriceCents: line.unitPriceCents, promotion: line.promotion }
  const own = { listPriceCents: product.listPriceCents ?? 0, promotion: pricingPromotion(product) }
  const terms = substituteTerms(ordered, own)
  return {
    priceCents: promotedUnitPrice(terms.listPriceCents, terms.promotion),
    ownPriceCents: promotedUnitPrice(own.listPriceCents, own.promotion),
  }
}

interface Named {
  productId: number
  /** Among the alternatives of the editors. */
  editorsPlace: number | null
}

function closest(row: PickRow, named: readonly Named[], products: ReadonlyMap<number, CatalogProduct>): Substitute[] {
  const { line, categoryId, contentAmount } = row
  const candidates = named.flatMap(({ productId, editorsPlace }) => {
    const product = products.get(productId)
    if (product === undefined || !isInStock(product) || (product.isForAdultsOnly && !row.adultsOnly)) return []
    const { categoryId: shelf, brand, content } = product
    return {
      product,
      productId,
      categoryId: shelf,
      name: product.name.it,
      brand,
      content: content?.amount ?? null,
      editorsPlace,
      ...pricesFor(row, product),
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
