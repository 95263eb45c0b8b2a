import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { type PriceKey, type PriceRow, pricesOf } from './price-list.queries.ts'
import { type GivenPrice, publish, putPrices, removePrices } from './price-list.repository.ts'
import { contradictsPast, overlaps, type Stretch, timelineOf, withPrice } from './timeline.ts'

/** Lines that may give one product its prices in one warehouse: a change every day for a year, and some. */
const mostLines = 400

export interface PriceCounts {
  new: number
  changed: number
  removed: number
  /** Products that go on sale with their first price. */
  published: number
}

export type PriceRemark = 'too-many-prices' | 'overlap-resolved' | 'past-price-kept'
export type TellPrice = (given: GivenPrice, remark: PriceRemark, value: string) => void

/** Prices of one product in one warehouse, as they are and as lines would have them. */
export interface PriceChange {
  readonly productId: number
  readonly warehouseId: number
  readonly lines: readonly GivenPrice[]
  readonly before: readonly PriceRow[]
  readonly after: readonly PriceRow[]
}

/** Decides for a batch which of its changes are made. */
export type ChoosePrices = (changes: readonly PriceChange[]) => Promise<readonly PriceChange[]>

const all: ChoosePrices = (changes) => Promise.resolve(changes)

/** Brings the price list to what the lines say, for a batch of products. */
export async function applyPrices(
  tx: Tx,
  given: readonly GivenPrice[],
  today: ShopDate,
  tell: TellPrice,
  choose = all,
): Promise<PriceCounts> {
  const ids = [...new Set(given.map(({ productId }) => productId))]
  const before = await pricesOf(tx, ids)
  const priced = new Set(before.map(({ productId }) => productId))
  const held = Map.groupBy(before, pairOf)
  const changes = [...Map.groupBy(given, pairOf)].map(([pair, lines]): PriceChange => {
    const rows = held.get(pair) ?? []
    const [{ productId, warehouseId }] = lines as [GivenPrice]
    const after = paint(rows, lines, today, tell).map(({ from, to, cents }): PriceRow => ({
      productId,
      warehouseId,
      from,
      to,
      cents,
    }))
    return { productId, warehouseId, lines, before: rows, after }
  })
  const { put, ...counted } = await writePrices(tx, await choose(changes))
  const firstPriced = [...new Set(put.map(({ productId }) => productId))].filter((id) => !priced.has(id))
  return { ...counted, published: await publish(tx, firstPriced) }
}

/** Brings the rows of some products and warehouses from what they are to what they shall be. */
export async function writePrices(tx: Tx, changes: readonly Pick<PriceChange, 'before' | 'after'>[]) {
  const removed: PriceKey[] = []
  const put: PriceRow[] = []
  const counts = { new: 0, changed: 0 }
  for (const { before: rows, after } of changes) {
    const rowAt = new Map(rows.map((row) => [row.from, row]))
    const days = new Set(after.map(({ from }) => from))
    removed.push(...rows.filter(({ from }) => !days.has(from)))
    const different = after.filter((row) => !isSame(row, rowAt.get(row.from)))
    counts.changed += different.filter(({ from }) => rowAt.has(from)).length
    counts.new += different.filter(({ from }) => !rowAt.has(from)).length
    put.push(...different)
  }
  await removePrices(tx, removed)
  await putPrices(tx, put)
  return { ...counts, removed: removed.length, put }
}

function paint(rows: readonly PriceRow[], lines: readonly GivenPrice[], today: ShopDate, tell: TellPrice) {
  let timeline = timelineOf(rows.map(({ from, to, cents }) => ({ from, to, cents })))
  const asItWas = timeline
  const taken: GivenPrice[] = []
  for (const given of lines) {
    if (taken.length === mostLines) {
      tell(given, 'too-many-prices', '')
      continue
    }
    const { from, to, cents } = given
    const added: Stretch = { from, to, cents }
    const covered = taken.find((earlier) => earlier.cents !== cents && overlaps(earlier, added))
    if (covered !== undefined) tell(given, 'overlap-resolved', `line ${covered.line}`)
    if (contradictsPast(asItWas, added, today)) tell(given, 'past-price-kept', `before ${today}`)
    timeline = withPrice(timeline, added, today)
    taken.push(given)
  }
  return timeline
}

function pairOf({ productId, warehouseId }: PriceKey): string {
  return `${productId} ${warehouseId}`
}

function isSame(row: PriceRow, other: PriceRow | undefined): boolean {
  return other !== undefined && row.to === other.to && row.cents === other.cents
}
