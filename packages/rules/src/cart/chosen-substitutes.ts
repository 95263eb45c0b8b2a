import type { SellingTerms } from '../quantity/selling-terms.ts'

/** More than a shopper names with care, and a picker looks for at a shelf. */
export const mostChosenSubstitutes = 3

/** The key of a line's infos under which the products that alone may replace it stand: ids joined by commas. */
export const chosenSubstitutesKey = 'substitute_product_ids'

/** Up to three ids of nine digits at most; empty names none. */
export const chosenSubstitutesPattern = /^(?:[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,2})?$/

type Infos = Readonly<Record<string, string>>

/** The ids a text names, each once, in the shopper's order. */
export const idsOfText = (text: string): readonly number[] =>
  text === '' ? [] : [...new Set(text.split(',').map(Number))]

/** The products that alone may replace a line, in the shopper's order; none where anything like it may. */
export const chosenSubstitutes = (infos: Infos): readonly number[] => idsOfText(infos[chosenSubstitutesKey] ?? '')

/** The infos of a line with these in the place of what it named before. */
export function withChosenSubstitutes(infos: Infos, productIds: readonly number[]): Record<string, string> {
  const { [chosenSubstitutesKey]: _before, ...others } = infos
  return productIds.length === 0 ? others : { ...others, [chosenSubstitutesKey]: productIds.join(',') }
}

/** As much of a product as decides for what it may be put in. */
export interface SubstituteGoods {
  readonly productId: number
  readonly sellingMode: SellingTerms['sellingMode']
  readonly isForAdultsOnly: boolean
  readonly isFirstInfantFormula: boolean
}

/**
 * Whether a product may be put in for another at all: sold in the same way, nothing for adults in the place of goods
 * for everybody, and first infant formula only for another. (decision 831)
 */
export const mayReplace = (ordered: SubstituteGoods, other: SubstituteGoods): boolean =>
  other.productId !== ordered.productId &&
  other.sellingMode === ordered.sellingMode &&
  (!other.isForAdultsOnly || ordered.isForAdultsOnly) &&
  other.isFirstInfantFormula === ordered.isFirstInfantFormula
