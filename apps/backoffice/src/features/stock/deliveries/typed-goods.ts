import type { StaffExpectedGood } from '@bottega/contract/staff-stock/supplier-deliveries.ts'
import { thousandthsFromUnits, unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'

/** A product of a delivery that is being written down, and what was typed of it. */
export interface TypedGood {
  readonly productId: number
  readonly name: string
  readonly brand: string
  readonly pack: string
  readonly barcode: string | undefined
  readonly isLoose: boolean
  /** The amount as it was typed; empty where nothing has come. */
  readonly typed: string
  /** Pieces or kilograms; undefined where it was not in the order. */
  readonly order: Pick<StaffExpectedGood, 'ordered' | 'received' | 'packs'> | undefined
}

export const fromOrder = ({ ordered, received, packs, barcode, ...good }: StaffExpectedGood): TypedGood => ({
  productId: good.productId,
  name: good.name,
  brand: good.brand,
  pack: good.pack,
  barcode,
  isLoose: good.isLoose,
  typed: '',
  order: { ordered, received, packs },
})

/** Pieces or kilograms, with comma or point; 0 where nothing is typed, undefined where it is no amount. */
export function typedAmount({ typed, isLoose }: TypedGood): number | undefined {
  const text = typed.trim()
  if (text === '') return 0
  const form = isLoose ? /^\d{1,5}([.,]\d{1,3})?$/ : /^\d{1,5}$/
  return form.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** Pieces or kilograms that are still expected of a good; 0 where all has come, or nothing was ordered. */
export const stillExpected = ({ order }: TypedGood): number =>
  order === undefined
    ? 0
    : Math.max(0, unitsFromThousandths(thousandthsFromUnits(order.ordered) - thousandthsFromUnits(order.received)))

/** By how much more (above zero) or less came than was still expected; undefined where nothing was ordered or typed. */
export function differenceOf(good: TypedGood): number | undefined {
  const amount = typedAmount(good)
  if (good.order === undefined || amount === undefined || good.typed.trim() === '') return undefined
  return unitsFromThousandths(thousandthsFromUnits(amount) - thousandthsFromUnits(stillExpected(good)))
}

/** Goods of the order that stay open after this delivery. */
export const leftOpen = (goods: readonly TypedGood[]): readonly TypedGood[] =>
  goods.filter((good) => stillExpected(good) > (typedAmount(good) ?? 0))
