import type { CartLine } from '@bottega/rules/cart/pricing.ts'
import { cutByPercent, type Promotion, promotedUnitPrice } from '@bottega/rules/promotions/promotion.ts'
import { lineTotal } from '@bottega/rules/quantity/line-total.ts'
import type { Catalogue } from '../catalogue/generate-catalogue.ts'
import type { ProductRow } from '../catalogue/product-rows.ts'
import { between, chance } from '../random.ts'
import type { OrderStory } from './past-orders.ts'

export interface ChosenLine {
  product: ProductRow
  /** The line as the shop's own pricing reads it; `lineId` is its place in the order. */
  cartLine: CartLine
}

/** Place and date of the shopping of a story. */
export interface ShoppingTrip {
  catalogue: Catalogue
  story: OrderStory
  warehouseId: number
  /** The day the order was placed, yyyy-MM-dd. */
  day: string
  minimumCents: number
  seed: number
}

/** A plausible cart: popular products the warehouse has, in quantities their terms allow, at least for the minimum. */
export function chooseLines(trip: ShoppingTrip): ChosenLine[] {
  const chosen: ChosenLine[] = []
  let missingCents = trip.minimumCents
  for (const product of likelyProducts(trip)) {
    if (chosen.length >= trip.story.lines && missingCents <= 0) break
    const cartLine = cartLineOf(product, chosen.length, trip)
    chosen.push({ product, cartLine })
    missingCents -= lineTotal(promotedUnitPrice(cartLine.listPriceCents, cartLine.promotion), cartLine.quantity)
  }
  return chosen
}

function likelyProducts({ catalogue, story, seed }: ShoppingTrip): ProductRow[] {
  const limited = new Set(catalogue.stock.map((row) => row.productId))
  const lots = catalogue.products
    .filter((row) => isOrdinary(row) && !limited.has(row.id))
    .map((row) => {
      const lot = chance(seed, story.userId, story.slotInDays, row.codInt)
      return { row, weight: lot * (300 + (row.popularity ?? 0)) }
    })
  return lots.toSorted((a, b) => b.weight - a.weight).map(({ row }) => row)
}

/** Products without age check, limits, lead time or options. */
function isOrdinary(row: ProductRow): boolean {
  const isLimited = row.maximumQuantity !== null || row.leadTimeHours !== 0
  return !row.adultsOnly && !isLimited && row.selectOptions?.length === 0
}

function cartLineOf(product: ProductRow, lineId: number, trip: ShoppingTrip): CartLine {
  const times = between(1, 3, trip.seed, trip.story.slotInDays, product.codInt, 'quantity')
  const first = product.firstWeight ?? product.quantityMultiple ?? 1000
  const step = product.stepWeight ?? product.quantityMultiple ?? 1000
  const listPriceCents = priceOn(product.id, trip)
  return {
    lineId,
    productId: product.id,
    quantity: first + step * (times - 1),
    pickedQuantity: null,
    hasVariableWeight: product.weightVariable ?? false,
    listPriceCents,
    vatRate: product.vatPercent,
    promotion: cutOn(product.id, listPriceCents, trip),
    promotionChoice: null,
    vouchers: [],
    isFirstInfantFormula: product.infantFormula ?? false,
    limits: null,
  }
}

function priceOn(productId: number, { catalogue, warehouseId, day }: ShoppingTrip): number {
  const rows = catalogue.prices.filter((row) => row.productId === productId && row.warehouseId === warehouseId)
  const inForce = rows.findLast((row) => row.validFrom <= day) ?? rows[0]
  if (!inForce) throw new Error(`Product ${productId} has no price in warehouse ${warehouseId}`)
  return inForce.priceCents
}

/**
 * Plain percentage promotions that were running when the order was placed; other kinds are not used for past orders.
 */
function cutOn(productId: number, listPriceCents: number, trip: ShoppingTrip): Promotion | null {
  const { catalogue, warehouseId, day } = trip
  const ids = new Set(
    catalogue.promotionProducts.flatMap((row) => (row.productId === productId ? row.promotionId : [])),
  )
  const running = catalogue.promotions.find(
    (row) => ids.has(row.id) && row.warehouseId === warehouseId && row.validFrom <= day && day <= row.validTo,
  )
  if (!running?.discountPercent || running.typeId !== 5 || running.membersOnly) return null
  const priceCents = cutByPercent(listPriceCents, running.discountPercent)
  return { kind: 'price-cut', promotionId: running.id, selectable: false, priceCents, belowCost: false }
}
