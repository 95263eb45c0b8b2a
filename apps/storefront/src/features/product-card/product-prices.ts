import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { centsFromEuros, type Cents } from '@bottega/rules/money/cents.ts'
import { showsOldPrice } from '@bottega/rules/money/old-price.ts'

export interface ProductPrices {
  /** For the quantity the add button adds: one piece, a whole pack; a kilogram of loose goods. */
  readonly paid: Cents
  /** The lowest price of the last 30 days, when there is a saving against it. */
  readonly old: Cents | undefined
  readonly saving: Cents
  /** The price of one piece and their number in a pack, where it is more than one. */
  readonly pieces: { readonly count: number; readonly cents: Cents } | undefined
  /** Per kilogram, litre or piece; absent when that is the price itself or the content is unknown. */
  readonly perUnit: { readonly cents: Cents; readonly unit: ComparedUnit } | undefined
}

const comparedUnits = ['kg', 'l', 'pz'] as const
export type ComparedUnit = (typeof comparedUnits)[number]

type PricedProduct = Pick<
  ProductView,
  | 'priceDisplay'
  | 'priceStandardDisplay'
  | 'firstPurchase'
  | 'priceUmDisplay'
  | 'weightUnitDisplay'
  | 'priceUnitDisplay'
>

/**
 * The prices of a product's shelf label, in cents. An old price up to one cent is no price. (Shopping core, section 9)
 */
export function pricesOf(product: PricedProduct): ProductPrices {
  const { firstPurchase: first, priceDisplay, priceStandardDisplay } = product
  const unit = centsFromEuros(priceDisplay) ?? 0
  const paid = first === undefined ? unit : (centsFromEuros(first.price) ?? 0)
  const standard = centsFromEuros((first === undefined ? priceStandardDisplay : first.priceStandard) ?? 0) ?? 0
  const old = showsOldPrice(standard, paid) ? standard : undefined
  const pieces = first && { count: first.quantity, cents: unit }
  return { paid, old, saving: old === undefined ? 0 : old - paid, pieces, perUnit: perUnitOf(product) }
}

function perUnitOf({ priceUmDisplay, weightUnitDisplay, priceUnitDisplay }: PricedProduct): ProductPrices['perUnit'] {
  const unit = comparedUnits.find((known) => known === weightUnitDisplay.toLowerCase())
  if (priceUmDisplay === undefined || unit === undefined || unit === priceUnitDisplay) return undefined
  const cents = centsFromEuros(priceUmDisplay)
  return cents === undefined ? undefined : { cents, unit }
}
