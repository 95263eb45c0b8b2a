import type { SellingTerms, Thousandths } from './selling-terms.ts'

/**
 * True when this much of a product is a package item: at its multiple the pieces of a pack product are replaced by one,
 * below it the package is opened again. (Shopping core, section 4)
 */
export function isPackageItem(
  quantity: Thousandths,
  { sellingMode, quantityMultiple }: Pick<SellingTerms, 'sellingMode' | 'quantityMultiple'>,
): boolean {
  return sellingMode === 'pack' && quantity >= quantityMultiple
}
