import type { SellingTerms, Thousandths } from '../quantity/selling-terms.ts'
import { largestAllowed } from '../quantity/stepping.ts'

/** Most the whole cart may hold of a product class. */
export interface ClassLimit {
  readonly classId: number
  readonly maximum: Thousandths
}

export interface LimitedLine {
  readonly lineId: number
  readonly productId: number
  readonly quantity: Thousandths
  readonly terms: SellingTerms
  readonly classLimits: readonly ClassLimit[]
  /** The stock of the product in the warehouse; absent or null is not limited. */
  readonly available?: Thousandths | null
  /** The quantity a placed order agreed on: it counts like the rest, and no limit takes it away. */
  readonly agreed?: Thousandths
}

/** A line whose quantity was limited: what it asked for, what it got, and which limit decided. */
export type LimitRemark = {
  readonly lineId: number
  readonly requested: Thousandths
  readonly allowed: Thousandths
} & (
  | { readonly limit: 'product-maximum'; readonly maximum: Thousandths }
  | { readonly limit: 'stock'; readonly maximum: Thousandths }
  | { readonly limit: 'class-maximum'; readonly maximum: Thousandths; readonly classId: number }
  | { readonly limit: 'product-minimum'; readonly minimum: Thousandths }
)

export interface LimitedCart {
  /** Quantity allowed for each line, in the order given. */
  readonly quantities: ReadonlyMap<number, Thousandths>
  readonly remarks: readonly LimitRemark[]
}

/**
 * Applies purchase limits to a whole cart: the product's maximum and its stock over all its lines, each class's maximum
 * over the cart, then the product's minimum. Agreed quantities come first; then earlier lines keep what they have, so
 * put the line being changed last. A limited quantity is rounded down to what stepping allows; less than the minimum
 * becomes 0, or the agreed quantity. (Shopping core, section 5)
 */
export function applyPurchaseLimits(lines: readonly LimitedLine[]): LimitedCart {
  const takenByProduct = new Map<number, Thousandths>()
  const takenByClass = new Map<number, Thousandths>()
  const quantities = new Map<number, Thousandths>()
  const remarks: LimitRemark[] = []
  const take = ({ productId, classLimits }: LimitedLine, quantity: Thousandths) => {
    addTo(takenByProduct, productId, quantity)
    for (const { classId } of classLimits) addTo(takenByClass, classId, quantity)
  }
  for (const line of lines) take(line, agreedOf(line))
  for (const line of lines) {
    const remark = limitLine(line, takenByProduct, takenByClass)
    const quantity = remark?.allowed ?? line.quantity
    if (remark) remarks.push(remark)
    quantities.set(line.lineId, quantity)
    take(line, quantity - agreedOf(line))
  }
  return { quantities, remarks }
}

const agreedOf = ({ agreed = 0, quantity }: LimitedLine): Thousandths => Math.min(agreed, quantity)

type Taken = ReadonlyMap<number, Thousandths>

function limitLine(line: LimitedLine, takenByProduct: Taken, takenByClass: Taken): LimitRemark | undefined {
  const requested = line.quantity
  const agreed = agreedOf(line)
  const more = requested - agreed
  if (more === 0) return undefined
  const tightest = tightestCeiling(line, takenByProduct, takenByClass)
  if (tightest && tightest.room < more) {
    const allowed = Math.max(agreed, largestAllowed(agreed + Math.max(0, tightest.room), line.terms))
    return { lineId: line.lineId, requested, allowed, ...tightest.limit }
  }
  const minimum = line.terms.minimumQuantity
  if (more + (takenByProduct.get(line.productId) ?? 0) < minimum) {
    return { lineId: line.lineId, requested, allowed: agreed, limit: 'product-minimum', minimum }
  }
  return undefined
}

/** Most lines have none, and are asked for twice with every change of a cart. */
function tightestCeiling(line: LimitedLine, takenByProduct: Taken, takenByClass: Taken): Ceiling | undefined {
  const { maximumQuantity } = line.terms
  const available = line.available ?? null
  if (maximumQuantity === null && available === null && line.classLimits.length === 0) return undefined
  const left = (maximum: Thousandths) => maximum - (takenByProduct.get(line.productId) ?? 0)
  const ceilings: Ceiling[] = line.classLimits.map(({ classId, maximum }) => ({
    room: maximum - (takenByClass.get(classId) ?? 0),
    limit: { limit: 'class-maximum', maximum, classId },
  }))
  if (available !== null) ceilings.unshift({ room: left(available), limit: { limit: 'stock', maximum: available } })
  if (maximumQuantity !== null)
    ceilings.unshift({ room: left(maximumQuantity), limit: { limit: 'product-maximum', maximum: maximumQuantity } })
  return ceilings.sort((a, b) => a.room - b.room)[0]
}

interface Ceiling {
  readonly room: Thousandths
  readonly limit:
    | { readonly limit: 'product-maximum' | 'stock'; readonly maximum: Thousandths }
    | { readonly limit: 'class-maximum'; readonly maximum: Thousandths; readonly classId: number }
}

function addTo(taken: Map<number, Thousandths>, id: number, quantity: Thousandths): void {
  taken.set(id, (taken.get(id) ?? 0) + quantity)
}
