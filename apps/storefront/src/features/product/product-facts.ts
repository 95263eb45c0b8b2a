import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'

/** The sections of a product page in the order a label has them; each is a field of `metaData.product_description`. */
const factNames = [
  'ingredients',
  'allergens',
  'nutritional_values',
  'origin',
  'storage',
  'features',
  'alcohol',
  'operator',
] as const
export type FactName = (typeof factNames)[number]

export interface Fact {
  readonly name: FactName
  readonly html: string
}

/** The data of a product page. */
export interface ShownProduct {
  readonly product: ShelfProduct
  readonly pictures: readonly { thumb: string; medium: string; large: string }[]
  readonly crumbs: readonly { slug: string; name: string }[]
  /** HTML, by section. */
  readonly facts: readonly Fact[]
  /** The Italian text of the label, for pages in another language. */
  readonly italianFacts: readonly Fact[]
  readonly barcode?: string
  readonly adultsOnly: boolean
  /** How long before the delivery it must be ordered. */
  readonly leadTimeHours: number
}

export function shownProduct(view: ProductView): ShownProduct {
  const hours = Number(view.productInfos['LEAD_TIME'] ?? 0)
  return {
    product: shelfProduct(view),
    pictures: view.media ?? [],
    crumbs: view.breadCrumbs.map(({ slug, name }) => ({ slug, name })),
    facts: factsOf(view.metaData?.['product_description']),
    italianFacts: factsOf(view.metaData?.['product_description_it']),
    ...(view.barcode && { barcode: view.barcode }),
    adultsOnly: view.adultsOnly,
    leadTimeHours: Number.isFinite(hours) ? hours : 0,
  }
}

function factsOf(texts: Readonly<Record<string, string>> = {}): Fact[] {
  return factNames.flatMap((name) => {
    const html = texts[name]?.trim()
    return html ? [{ name, html }] : []
  })
}
