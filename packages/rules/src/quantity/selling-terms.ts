/** A quantity in thousandths of a piece or of a kilogram: 0.3 kg is 300, two pieces are 2000. Always whole. */
export type Thousandths = number

/** One piece or one kilogram. */
export const oneUnit: Thousandths = 1000

/** The selling mode of a product. On the wire: Pezzo, Confezione, Sfuso. */
export type SellingMode = 'piece' | 'pack' | 'loose'

/** The facts of a product for stepping and limits; every quantity in thousandths. */
export interface SellingTerms {
  readonly sellingMode: SellingMode
  /** Pieces and packs are bought in multiples of this. */
  readonly quantityMultiple: Thousandths
  /** Smallest purchase; 0 when there is none. */
  readonly minimumQuantity: Thousandths
  /** Largest purchase, the smaller where product and price list both name one; null when there is none. */
  readonly maximumQuantity: Thousandths | null
  /** First weight of loose goods, below which nothing is weighed. */
  readonly firstWeight: Thousandths
  /** The step of plus and minus for loose goods. */
  readonly stepWeight: Thousandths
  /** A typed quantity of a locked product is rounded to the multiple. */
  readonly quantityLocked: boolean
}

/** Terms with the defaults of the specification for whatever the product does not say (multiple 1, no limits). */
export function sellingTerms(known: Partial<SellingTerms> & Pick<SellingTerms, 'sellingMode'>): SellingTerms {
  const stepWeight = positive(known.stepWeight) ?? positive(known.firstWeight) ?? oneUnit
  return {
    sellingMode: known.sellingMode,
    quantityMultiple: positive(known.quantityMultiple) ?? oneUnit,
    minimumQuantity: known.minimumQuantity ?? 0,
    maximumQuantity: known.maximumQuantity ?? null,
    firstWeight: positive(known.firstWeight) ?? stepWeight,
    stepWeight,
    quantityLocked: known.quantityLocked ?? false,
  }
}

function positive(quantity: Thousandths | undefined): Thousandths | undefined {
  return quantity !== undefined && quantity > 0 ? quantity : undefined
}

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
