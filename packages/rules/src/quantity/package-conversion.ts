import type { SellingTerms, Thousandths } from './selling-terms.ts'

export interface PackableItem {
  readonly quantity: Thousandths
  readonly isPackage: boolean
}

/**
 * Whether a pack product's item changes its nature: at its multiple the pieces are replaced by a package item, below it
 * the package is opened again. (Shopping spec, section 4)
 */
export function packageConversion(
  item: PackableItem,
  terms: SellingTerms,
): 'unchanged' | 'becomes-package' | 'becomes-pieces' {
  const isFullPack = terms.sellingMode === 'pack' && item.quantity >= terms.quantityMultiple
  if (isFullPack === item.isPackage) return 'unchanged'
  return isFullPack ? 'becomes-package' : 'becomes-pieces'
}
