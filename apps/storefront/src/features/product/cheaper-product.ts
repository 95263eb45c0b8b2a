import type { CheaperView } from '@bottega/contract/catalog/products.ts'

/** As much of a cheaper product as its note shows: the rest would travel with every page. */
export interface CheaperProduct {
  readonly productId: number
  readonly slug: string
  readonly name: string
  /** Brand and pack. */
  readonly brand: string
  readonly pack: string
  readonly picture: string
  /** Euros less by the kilogram, litre or piece. */
  readonly savedPerUnit: number
  readonly unit: CheaperView['unit']
}

export const cheaperProduct = ({ product, savedPerUnit, unit }: CheaperView): CheaperProduct => ({
  productId: product.productId,
  slug: product.slug,
  name: product.name,
  brand: product.shortDescr,
  pack: product.description,
  picture: product.mediaURL,
  savedPerUnit,
  unit,
})
