import type { orderAdjustment, orderLine } from '@bottega/api/db/schema/orders.ts'
import type { Catalogue } from '../catalogue/generate-catalogue.ts'
import type { ProductRow } from '../catalogue/product-rows.ts'
import { between, chance } from '../random.ts'
import { type OrderStory, placedDay } from './past-orders.ts'

export interface ChosenLine {
  line: Omit<typeof orderLine.$inferInsert, 'orderId'> & { quantityOrdered: number; totalCents: number }
  discount: Pick<typeof orderAdjustment.$inferInsert, 'reason' | 'cents' | 'promotionId'> | undefined
}

/** A plausible shop: popular goods the warehouse has, in quantities their terms allow, at least for the service's minimum. */
export function chooseLines(
  catalogue: Catalogue,
  story: OrderStory,
  warehouseId: number,
  { seed, today, minimumCents }: { seed: number; today: string; minimumCents: number },
): ChosenLine[] {
  const day = placedDay(story, today)
  const limited = new Set(catalogue.stock.map((row) => row.productId))
  const likely = catalogue.products
    .filter((row) => isOrdinary(row) && !limited.has(row.id))
    .map((row) => ({
      row,
      weight: chance(seed, story.userId, story.slotInDays, row.codInt) * (300 + (row.popularity ?? 0)),
    }))
    .toSorted((a, b) => b.weight - a.weight)
  const chosen: ChosenLine[] = []
  let paidCents = 0
  for (const { row } of likely) {
    if (chosen.length >= story.lines && paidCents >= minimumCents) break
    const times = between(1, 3, seed, story.slotInDays, row.codInt, 'quantity')
    const line = chosenLine(catalogue, row, warehouseId, day, times)
    chosen.push(line)
    paidCents += line.line.totalCents + (line.discount?.cents ?? 0)
  }
  return chosen
}

/** Goods nobody has to decide anything about. */
function isOrdinary(row: ProductRow): boolean {
  const isLimited = row.maximumQuantity !== null || row.leadTimeHours !== 0
  return !row.adultsOnly && !isLimited && row.selectOptions?.length === 0
}

function chosenLine(
  catalogue: Catalogue,
  row: ProductRow,
  warehouseId: number,
  day: string,
  times: number,
): ChosenLine {
  const first = row.firstWeight ?? row.quantityMultiple ?? 1000
  const step = row.stepWeight ?? row.quantityMultiple ?? 1000
  const quantityOrdered = first + step * (times - 1)
  const unitPriceCents = priceOn(catalogue, row.id, warehouseId, day)
  const totalCents = Math.round((unitPriceCents * quantityOrdered) / 1000)
  return {
    line: {
      productId: row.id,
      name: row.name,
      brand: row.brand,
      isPackage: row.sellingMode === 'pack',
      quantityOrdered,
      weightVariable: row.weightVariable ?? false,
      unitPriceCents,
      totalCents,
      vatPercent: row.vatPercent,
    },
    discount: discountOn(catalogue, row.id, warehouseId, day, totalCents),
  }
}

function priceOn(catalogue: Catalogue, productId: number, warehouseId: number, day: string): number {
  const rows = catalogue.prices.filter((row) => row.productId === productId && row.warehouseId === warehouseId)
  const inForce = rows.findLast((row) => row.validFrom <= day) ?? rows[0]
  if (!inForce) throw new Error(`Product ${productId} has no price in warehouse ${warehouseId}`)
  return inForce.priceCents
}

/** Plain percentage cuts that were running when the order was placed; the other kinds stay out of the past. */
function discountOn(
  catalogue: Catalogue,
  productId: number,
  warehouseId: number,
  day: string,
  totalCents: number,
): ChosenLine['discount'] {
  const ids = new Set(
    catalogue.promotionProducts.filter((row) => row.productId === productId).map((row) => row.promotionId),
  )
  const running = catalogue.promotions.find(
    (row) =>
      ids.has(row.id) &&
      row.warehouseId === warehouseId &&
      row.typeId === 5 &&
      row.discountPercent &&
      !row.membersOnly &&
      row.validFrom <= day &&
      day <= row.validTo,
  )
  if (!running?.discountPercent) return undefined
  return {
    reason: 'price-cut',
    promotionId: running.id,
    cents: -Math.round((totalCents * running.discountPercent) / 100),
  }
}
