import { type StorageTemperature, storageTemperatures } from '../catalog/storage-temperature.ts'
import { oneUnit, type SellingMode, type Thousandths } from '../quantity/selling-terms.ts'

/** Grams one trolley carries where a store does not say. */
export const usualTrolleyGrams = 60_000

/** The facts of a line that tell its weight. */
export interface LineToWeigh {
  readonly sellingMode: SellingMode
  readonly quantityOrdered: Thousandths
  /** Usual weight of one piece, grams; null where none is known. */
  readonly unitWeight: number | null
  /** Of one piece, in its unit. */
  readonly contentAmount: number | null
  readonly contentUnit: string | null
}

/** A litre counts as a kilogram. */
const gramsPer: Readonly<Record<string, number>> = { g: 1, dag: 10, hg: 100, kg: 1000, ml: 1, cl: 10, l: 1000 }

/** Grams of a piece of which the shop knows no content, such as a broom or six eggs. */
const unknownPiece = 500

/** The weight of a line, grams, as far as it is known before it is weighed; packaging is not counted. */
export function lineGrams(line: LineToWeigh): number {
  if (line.sellingMode === 'loose') return line.quantityOrdered
  const { unitWeight, contentAmount, contentUnit } = line
  const content = (contentAmount ?? 0) * (gramsPer[contentUnit ?? ''] ?? 0)
  return Math.round((line.quantityOrdered / oneUnit) * (unitWeight || content || unknownPiece))
}

export interface TrolleyLine {
  readonly lineId: number
  readonly orderId: number
  /** The staff member who has taken the order; null for nobody. */
  readonly pickerId: number | null
  readonly temperature: StorageTemperature
  readonly grams: number
}

export interface Trolley {
  /** From 1, in the order they are picked. */
  readonly number: number
  readonly pickerId: number | null
  readonly temperature: StorageTemperature
  readonly grams: number
  readonly orderIds: readonly number[]
  readonly lineIds: readonly number[]
}

/**
 * Splits the lines of a batch into trolleys. A trolley is pushed by one picker, has goods of one temperature, and no more
 * than `mostGrams`, but for a line that is heavier by itself. A picker's trolleys follow each other from ambient to
 * frozen, so that what must stay cold is out of it for the shortest time.
 *
 * Lines come by order, the oldest first: an order's goods of one temperature stay together where one trolley carries
 * them, and a later order moves no line of an earlier one to another trolley.
 */
export function trolleysOf(lines: readonly TrolleyLine[], mostGrams: number): Trolley[] {
  const byPicker = [...Map.groupBy(lines, ({ pickerId }) => pickerId).values()]
  const loads = byPicker.flatMap((own) =>
    storageTemperatures.flatMap((temperature) =>
      fill(
        own.filter((line) => line.temperature === temperature),
        mostGrams,
      ),
    ),
  )
  return loads.map(({ grams, lines: [first, ...others] }, place) => ({
    number: place + 1,
    pickerId: first.pickerId,
    temperature: first.temperature,
    grams,
    orderIds: [...new Set([first, ...others].map(({ orderId }) => orderId))],
    lineIds: [first, ...others].map(({ lineId }) => lineId),
  }))
}

interface Load {
  grams: number
  readonly lines: [TrolleyLine, ...TrolleyLine[]]
}

const gramsOf = (lines: readonly TrolleyLine[]) => lines.reduce((sum, { grams }) => sum + grams, 0)

/** Each part goes into the first trolley with room for all of it. */
function fill(lines: readonly TrolleyLine[], mostGrams: number): Load[] {
  const loads: Load[] = []
  for (const order of Map.groupBy(lines, ({ orderId }) => orderId).values())
    for (const part of gramsOf(order) <= mostGrams ? [order] : order.map((line) => [line])) {
      const [first, ...others] = part
      if (first === undefined) continue
      const grams = gramsOf(part)
      const load = loads.find((one) => one.grams + grams <= mostGrams)
      if (load === undefined) loads.push({ grams, lines: [first, ...others] })
      else {
        load.lines.push(...part)
        load.grams += grams
      }
    }
  return loads
}
