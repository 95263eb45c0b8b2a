import type { Thousandths } from '../quantity/selling-terms.ts'
import type { ClassLimit } from './limits.ts'

export interface RestrictedLine {
  readonly lineId: number
  readonly productId: number
  readonly quantity: Thousandths
  /** Of the product; null when it has none. */
  readonly maximum: Thousandths | null
  readonly classLimits: readonly ClassLimit[]
  readonly isForAdultsOnly: boolean
}

interface Held {
  readonly lineIds: readonly number[]
  readonly quantity: Thousandths
}

/** A limit that touches a cart, with what the cart holds under it. */
export type PurchaseRestriction = Held &
  (
    | { readonly kind: 'product'; readonly productId: number; readonly maximum: Thousandths }
    | { readonly kind: 'class'; readonly classId: number; readonly maximum: Thousandths }
    | { readonly kind: 'adults-only' }
  )

/**
 * Every limit the lines of a cart stand under: products with a maximum, then classes, each once in the order their
 * first line came into the cart, and goods only adults may buy. (Shopping core, section 5; Safety, 25)
 */
export function purchaseRestrictions(lines: readonly RestrictedLine[]): PurchaseRestriction[] {
  const limited = lines.flatMap((line) => (line.maximum === null ? [] : [{ ...line, maximum: line.maximum }]))
  const ofProducts = [...Map.groupBy(limited, ({ productId }) => productId)].flatMap(([productId, group]) =>
    group[0] === undefined ? [] : [{ kind: 'product', productId, maximum: group[0].maximum, ...held(group) } as const],
  )
  const underClasses = lines.flatMap((line) => line.classLimits.map((limit) => ({ ...line, limit })))
  const ofClasses = [...Map.groupBy(underClasses, ({ limit }) => limit.classId)].map(([classId, group]) =>
    ofClass(classId, group),
  )
  const forAdults = lines.filter(({ isForAdultsOnly }) => isForAdultsOnly)
  return [
    ...ofProducts,
    ...ofClasses,
    ...(forAdults.length > 0 ? [{ kind: 'adults-only', ...held(forAdults) } as const] : []),
  ]
}

function ofClass(
  classId: number,
  group: readonly (RestrictedLine & { readonly limit: ClassLimit })[],
): PurchaseRestriction {
  return { kind: 'class', classId, maximum: Math.min(...group.map(({ limit }) => limit.maximum)), ...held(group) }
}

function held(lines: readonly { lineId: number; quantity: Thousandths }[]): Held {
  return {
    lineIds: lines.map(({ lineId }) => lineId),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}
