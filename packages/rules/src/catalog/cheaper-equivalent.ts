import { mayReplace, type SubstituteGoods } from '../cart/chosen-substitutes.ts'
import { type Cents, divideHalfUp } from '../money/cents.ts'
import type { UnitPrice } from '../money/prices.ts'
import { isSameName, sizeStep } from './likeness.ts'

/** A smaller difference is not worth another product. */
const leastPercent = 5
const leastCents = 5

export interface ComparedGoods extends SubstituteGoods {
  readonly categoryId: number
  /** In Italian. */
  readonly name: string
  readonly brand: string
  /** For a piece, or a kilogram of loose goods: what is paid today. */
  readonly paidCents: Cents
  /** The same for a kilogram, litre or piece; undefined where nobody knows the content. */
  readonly unit: UnitPrice | undefined
}

export interface CheaperEquivalent<Goods extends ComparedGoods> {
  readonly goods: Goods
  readonly per: UnitPrice['per']
  /** Less for a kilogram, litre or piece. */
  readonly perUnitCents: Cents
  /** Less for as much as one piece, or one kilogram of loose goods, of the product asked for holds. */
  readonly savedCents: Cents
}

/**
 * The cheapest of the same kind by the kilogram, litre or piece: from the same shelf, of the same name but for the brand,
 * and in a pack of the same size or about. Nothing for goods for adults and first infant
 * formula: a shop recommends neither. (Safety, 25)
 */
export function cheaperEquivalent<Goods extends ComparedGoods>(
  asked: ComparedGoods,
  others: readonly Goods[],
): CheaperEquivalent<Goods> | undefined {
  const { unit, isForAdultsOnly, isFirstInfantFormula } = asked
  if (unit === undefined || isForAdultsOnly || isFirstInfantFormula) return undefined
  const found = others.flatMap((goods) => {
    const perUnitCents = isOfKind(asked, goods) && goods.unit?.per === unit.per ? unit.cents - goods.unit.cents : 0
    const savedCents = unit.cents === 0 ? 0 : divideHalfUp(asked.paidCents * perUnitCents, unit.cents)
    const isWorthIt = perUnitCents * 100 >= unit.cents * leastPercent && savedCents >= leastCents
    return isWorthIt ? [{ goods, per: unit.per, perUnitCents, savedCents }] : []
  })
  return found.toSorted(
    (one, other) => other.perUnitCents - one.perUnitCents || one.goods.productId - other.goods.productId,
  )[0]
}

const isOfKind = (asked: ComparedGoods, other: ComparedGoods): boolean =>
  mayReplace(asked, other) &&
  other.categoryId === asked.categoryId &&
  isSameName(asked, other) &&
  sizeStep(contentOf(asked), contentOf(other)) === 0

/** Thousandths of a kilogram, litre or piece in one pack, as its two prices tell; null for loose goods. */
const contentOf = ({ sellingMode, paidCents, unit }: ComparedGoods): number | null =>
  sellingMode === 'loose' || unit === undefined || unit.cents === 0 ? null : (1000 * paidCents) / unit.cents
