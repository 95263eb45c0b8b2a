import type { CartLine } from '../cart/pricing.ts'
import { isPromotionInForce, type Promotion } from '../promotions/promotion.ts'
import type { Cents } from '../money/cents.ts'
import type { SellingTerms, Thousandths } from '../quantity/selling-terms.ts'

/** The agreement of an order on some of a product: so much of it, at these terms. */
export interface AgreedTerms {
  readonly quantity: Thousandths
  readonly listPriceCents: Cents
  readonly vatRate: number
  /** The promotion that counted, chosen or not. */
  readonly promotion: Promotion | null
}

/** So much of a product goes over from one choice of its options to another; both as goods are named among lines. */
export interface MovedGoods {
  readonly from: string
  readonly to: string
  readonly quantity: Thousandths
}

/**
 * The terms agreed on goods, by their names, once some of them have other options: what moves stays at the terms it was
 * ordered at. Of goods with several terms the last agreed move first; more than was agreed moves nothing further.
 */
export function termsAfterMoves<Terms extends AgreedTerms>(
  agreed: ReadonlyMap<string, readonly Terms[]>,
  moves: readonly MovedGoods[],
): ReadonlyMap<string, readonly Terms[]> {
  const after = new Map(agreed)
  for (const { from, to, quantity } of moves) {
    let left = quantity
    const parts = (after.get(from) ?? []).toReversed().map((terms) => {
      const moved = Math.min(terms.quantity, left)
      left -= moved
      return { terms, moved }
    })
    const some = (ofPart: (part: (typeof parts)[number]) => Thousandths) =>
      parts
        .toReversed()
        .map((part) => Object.assign({}, part.terms, { quantity: ofPart(part) }))
        .filter((terms) => terms.quantity > 0)
    after.set(
      from,
      some(({ terms, moved }) => terms.quantity - moved),
    )
    after.set(to, [...(after.get(to) ?? []), ...some(({ moved }) => moved)])
  }
  return after
}

/** A stretch of a cart's line that is sold at terms of its own. */
export interface LinePart {
  readonly ofLineId: number
  readonly source: CartLine
}

/**
 * A line of an order that is being changed, in the parts it is priced in: what was ordered stays at the terms it was
 * ordered at, what comes on top is sold as today. Parts at the same terms are one, so that a promotion counts over
 * both. Fewer than ordered take from the end. `line` carries today's terms; no limit takes away what was agreed.
 */
export function partsAtTerms(line: CartLine, agreedTerms: readonly AgreedTerms[]): readonly LinePart[] {
  if (agreedTerms.length === 0) return [{ ofLineId: line.lineId, source: line }]
  const today = { ...termsOf(line), isToday: true, agreed: 0 }
  const agreed = allot(agreedTerms, line.quantity)
  const rest = line.quantity - agreed.reduce((sum, { quantity }) => sum + quantity, 0)
  const merged = [...agreed, { ...today, quantity: rest }]
    .filter(({ quantity }) => quantity > 0)
    .reduce<Stretch[]>((parts, stretch) => joined(parts, stretch), [])
  if (merged.length === 0) return [{ ofLineId: line.lineId, source: line }]
  const alone = line.quantity - rest
  return merged.map((stretch, index) => ({ ofLineId: line.lineId, source: partOf(line, stretch, index, alone) }))
}

interface Stretch extends AgreedTerms {
  readonly isToday: boolean
  readonly agreed: Thousandths
}

function allot(agreedTerms: readonly AgreedTerms[], wanted: Thousandths): Stretch[] {
  let left = wanted
  return agreedTerms.map(({ quantity: agreed, listPriceCents, vatRate, promotion }) => {
    const quantity = Math.min(agreed, left)
    left -= quantity
    return { quantity, agreed: quantity, listPriceCents, vatRate, promotion, isToday: false }
  })
}

function joined(parts: Stretch[], next: Stretch): Stretch[] {
  const same = parts.findIndex((part) => isSameTerms(part, next))
  const found = parts[same]
  if (found === undefined) return [...parts, next]
  const both = {
    ...found,
    quantity: found.quantity + next.quantity,
    agreed: found.agreed + next.agreed,
    isToday: found.isToday || next.isToday,
  }
  return parts.with(same, both)
}

function termsOf(line: CartLine): Omit<AgreedTerms, 'quantity'> {
  const { listPriceCents, vatRate, promotion, promotionChoice, isFirstInfantFormula } = line
  const counts = promotion !== null && !isFirstInfantFormula && isPromotionInForce(promotion, promotionChoice)
  return { listPriceCents, vatRate, promotion: counts ? promotion : null }
}

function isSameTerms(one: Omit<AgreedTerms, 'quantity'>, other: Omit<AgreedTerms, 'quantity'>): boolean {
  return (
    one.listPriceCents === other.listPriceCents &&
    one.vatRate === other.vatRate &&
    isSamePromotion(one.promotion, other.promotion)
  )
}

function isSamePromotion(one: Promotion | null, other: Promotion | null): boolean {
  if (one === null || other === null) return one === other
  if (one.promotionId !== other.promotionId) return false
  switch (one.kind) {
    case 'price-cut':
      return other.kind === one.kind && other.priceCents === one.priceCents
    case 'multi-buy':
      return other.kind === one.kind && other.take === one.take && other.pay === one.pay
    case 'second-piece':
      return other.kind === one.kind && other.discountPercent === one.discountPercent
    default:
      return one satisfies never
  }
}

/** Parts behind the first need names of their own while the cart is priced; lines of a cart count from 1. */
const partId = (lineId: number, index: number) => (index === 0 ? lineId : 0 - (lineId * 100 + index))

function partOf(line: CartLine, stretch: Stretch, index: number, agreedOfLine: Thousandths): CartLine {
  const { quantity, agreed, listPriceCents, vatRate, promotion, isToday } = stretch
  const limits = line.limits && {
    ...line.limits,
    agreed,
    // The agreed quantity of other parts of the line counts towards the smallest purchase.
    terms: lessMinimum(line.limits.terms, agreedOfLine - agreed),
  }
  // Vouchers count once for the line.
  const vouchers = index === 0 ? line.vouchers : []
  const part = { ...line, lineId: partId(line.lineId, index), quantity, vouchers, limits }
  return isToday
    ? part
    : { ...part, listPriceCents, vatRate, promotion, promotionChoice: promotion?.promotionId ?? null }
}

const lessMinimum = (terms: SellingTerms, agreed: Thousandths): SellingTerms => ({
  ...terms,
  minimumQuantity: Math.max(0, terms.minimumQuantity - agreed),
})
