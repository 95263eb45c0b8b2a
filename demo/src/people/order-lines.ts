import type { orderAdjustment, orderLine } from '@bottega/api/db/schema/orders.ts'
import type { Catalogue } from '../catalogue/generate-catalogue.ts'
import type { ProductRow } from '../catalogue/product-rows.ts'
import { between, chance } from '../random.ts'
import { type OrderStory, placedDay } from './past-orders.ts'

export interface ChosenLine {
  line: Omit<typeof orderLine.$inferInsert, 'orderId'> & { quantityOrdered: number; totalCents: number }
  discount: Pick<typeof orderAdjustment.$inferInsert, 'reason' | 'cents' | 'promotionId'> | undefined
}

/** A plausible shop: popular goods the warehouse has, each in a quantity its selling terms allow. */
export function chooseLines(
  catalogue: Catalogue,
  story: OrderStory,
  warehouseId: number,
  { seed, today }: { seed: number; today: string },
): ChosenLine[] {
  const day = placedDay(story, today)
  const limited = new Set(catalogue.stock.map((row) => row.productId))
  const wanted = catalogue.products
    .filter(
      (row) =>
        !limited.has(row.id) &&
        !row.adultsOnly &&
        row.selectOptions?.length === 0 &&
        row.leadTimeHours === 0 &&
        row.maximumQuantity === null,
    )
    .map((row) => ({
      row,
      weight: chance(seed, story.userId, story.slotInDays, row.codInt) * (300 + (row.popularity ?? 0)),
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, story.lines)
  return wanted.map(({ row }) =>
    chosenLine(catalogue, row, warehouseId, day, between(1, 3, seed, story.slotInDays, row.codInt, 'quantity')),
  )
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
