import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Tx } from '@bottega/api/db/database.ts'
import type { Reason } from '../reasons.ts'
import {
  nextStaged,
  type PriceKey,
  type PriceRow,
  pricesOf,
  publish,
  putPrices,
  removePrices,
  type StagedPrice,
} from './prices.repository.ts'
import { contradictsPast, overlaps, type Stretch, timelineOf, withPrice } from './timeline.ts'

/** Lines that may give one product its prices in one warehouse: a change every day for a year, and some. */
const mostLines = 400
const productsAtOnce = 250

export interface PriceCounts {
  new: number
  changed: number
  removed: number
  published: number
}
export type TellPrice = (staged: StagedPrice, reason: Reason, value: string) => void

/** Brings the price list to what the staged lines say, product by product. */
export async function applyStagedPrices(tx: Tx, today: ShopDate, tell: TellPrice): Promise<PriceCounts> {
  const counts: PriceCounts = { new: 0, changed: 0, removed: 0, published: 0 }
  for (let last = 0; ;) {
    const staged = await nextStaged(tx, last, productsAtOnce)
    const lastStaged = staged.at(-1)
    if (lastStaged === undefined) return counts
    last = lastStaged.productId
    await applyBatch(tx, staged, today, tell, counts)
  }
}

async function applyBatch(
  tx: Tx,
  staged: readonly StagedPrice[],
  today: ShopDate,
  tell: TellPrice,
  counts: PriceCounts,
): Promise<void> {
  const ids = [...new Set(staged.map(({ productId }) => productId))]
  const before = await pricesOf(tx, ids)
  const priced = new Set(before.map(({ productId }) => productId))
  const held = Map.groupBy(before, pairOf)
  const removed: PriceKey[] = []
  const put: PriceRow[] = []
  for (const [pair, lines] of Map.groupBy(staged, pairOf)) {
    const rows = held.get(pair) ?? []
    const [{ productId, warehouseId }] = lines as [StagedPrice]
    const wanted = paint(rows, lines, today, tell).map(({ from, to, cents }): PriceRow => ({
      productId,
      warehouseId,
      from,
      to,
      cents,
    }))
    const rowAt = new Map(rows.map((row) => [row.from, row]))
    const days = new Set(wanted.map(({ from }) => from))
    removed.push(...rows.filter(({ from }) => !days.has(from)))
    const different = wanted.filter((row) => !isSame(row, rowAt.get(row.from)))
    counts.changed += different.filter(({ from }) => rowAt.has(from)).length
    counts.new += different.filter(({ from }) => !rowAt.has(from)).length
    put.push(...different)
  }
  counts.removed += removed.length
  await removePrices(tx, removed)
  await putPrices(tx, put)
  const firstPriced = [...new Set(put.map(({ productId }) => productId))].filter((id) => !priced.has(id))
  counts.published += await publish(tx, firstPriced)
}

function paint(rows: readonly PriceRow[], lines: readonly StagedPrice[], today: ShopDate, tell: TellPrice) {
  let timeline = timelineOf(rows.map(({ from, to, cents }) => ({ from, to, cents })))
  const asItWas = timeline
  const taken: StagedPrice[] = []
  for (const staged of lines) {
    if (taken.length === mostLines) {
      tell(staged, 'too-many-prices', '')
      continue
    }
    const { from, to, cents } = staged
    const added: Stretch = { from, to, cents }
    const covered = taken.find((earlier) => earlier.cents !== cents && overlaps(earlier, added))
    if (covered !== undefined) tell(staged, 'overlap-resolved', `line ${covered.line}`)
    if (contradictsPast(asItWas, added, today)) tell(staged, 'past-price-kept', `before ${today}`)
    timeline = withPrice(timeline, added, today)
    taken.push(staged)
  }
  return timeline
}

function pairOf({ productId, warehouseId }: PriceKey): string {
  return `${productId} ${warehouseId}`
}

function isSame(row: PriceRow, other: PriceRow | undefined): boolean {
  return other !== undefined && row.to === other.to && row.cents === other.cents
}
