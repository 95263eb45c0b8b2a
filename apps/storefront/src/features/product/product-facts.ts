import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { labelFields, type LabelName, labelNames } from '@bottega/rules/catalog/product-label.ts'
import { productClassGroup } from '@bottega/rules/catalog/known-names.ts'
import { defaultFilters, toggleFacet } from '@bottega/rules/catalog/product-filters.ts'
import { paths } from '../../paths.ts'
import { listingHref } from '../catalog/listing/listing-address.ts'
import { shelfProduct, type ShelfProduct } from '../product-card/shelf-product.ts'

export interface Fact {
  readonly name: LabelName
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
  /** The description of the product and of its uses, as HTML. */
  readonly description?: string
  /** The marks people look for on a label: organic, gluten-free, protected origin. */
  readonly marks: readonly { id: number; name: string }[]
  readonly vendorId: number
  readonly barcode?: string
  readonly adultsOnly: boolean
  /** How long before the delivery it must be ordered. */
  readonly leadTimeHours: number
}

export function shownProduct(view: ProductView): ShownProduct {
  const description = view.metaData?.['product_description']?.[labelFields.description.wire]?.trim()
  const hours = Number(view.productInfos['LEAD_TIME'] ?? 0)
  return {
    product: shelfProduct(view),
    pictures: view.media ?? [],
    crumbs: view.breadCrumbs.map(({ slug, name }) => ({ slug, name })),
    facts: factsOf(view.metaData?.['product_description']),
    italianFacts: factsOf(view.metaData?.['product_description_it']),
    ...(description && { description }),
    marks: view.productClasses.flatMap(({ productClassGroupId, productClassId, name }) =>
      productClassGroupId === productClassGroup.characteristics ? [{ id: productClassId, name }] : [],
    ),
    vendorId: view.vendor.vendorId,
    ...(view.barcode && { barcode: view.barcode }),
    adultsOnly: view.adultsOnly,
    leadTimeHours: Number.isFinite(hours) ? hours : 0,
  }
}

/** The products of a brand, as the facet of a list chooses them. */
export const brandHref = (vendorId: number) =>
  listingHref({ pathname: paths.search() }, toggleFacet(defaultFilters(), 'vendor_id', vendorId))

function factsOf(texts: Readonly<Record<string, string>> = {}): Fact[] {
  return labelNames.flatMap((name) => {
    const html = name === 'description' ? undefined : texts[labelFields[name].wire]?.trim()
    return html ? [{ name, html }] : []
  })
}
