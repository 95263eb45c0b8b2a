import type { LeafletAreaView, LeafletPageView, LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { leafletState } from '@bottega/rules/content/leaflet-order.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { namedBy, type PrintedProduct } from '../../trade/catalog/printed-products.ts'
import { type SellingStore, storesOf } from './leaflets.repository.ts'
import { isDrawn, isProductArea, type StoredArea, type StoredLeaflet, type StoredPage } from './stored-leaflet.ts'

/** A leaflet as its document holds it. */
export interface FoundLeaflet {
  readonly number: number
  readonly version: number
  readonly slug: string
  readonly leaflet: StoredLeaflet
}

/** Kinds of areas on the wire. (Content and discovery, section 3: leafletAreaTypeId) */
const areaTypes = { product: 1, link: 2, page: 3 } as const

/**
 * Before the names of its pages: a new version has new addresses, so that all of them may be cached for good. What the
 * shop draws has pages in every language; pictures of an editor are what they are.
 */
const baseOf = ({ number, version, leaflet }: FoundLeaflet, language: Language) =>
  `/photo2/leaflets/${number}/${version}/${isDrawn(leaflet) && language !== 'it' ? `${language}/` : ''}`

export function leafletText(language: Language, text: string | Localized): string
export function leafletText(language: Language, text: string | Localized | undefined): string | undefined
export function leafletText(language: Language, text: string | Localized | undefined): string | undefined {
  return text === undefined || typeof text === 'string' ? text : textIn(language, text)
}

const italianDay = (day: string) => day.split('-').toReversed().join('/')

/** A leaflet in lists: everything but its pages. */
export function presentLeaflet(
  found: FoundLeaflet,
  { language, warehouseId, delivery }: CatalogContext,
  selling: readonly SellingStore[],
): LeafletView {
  const { leaflet } = found
  const baseLocation = baseOf(found, language)
  const stores = leaflet.pages.some(({ areas = [] }) => areas.some((area) => 'price' in area))
    ? storesOf(leaflet, selling)
    : []
  return {
    leafletId: found.number,
    slug: found.slug,
    title: leafletText(language, leaflet.title),
    description: leafletText(language, leaflet.description) ?? '',
    fromDate: italianDay(leaflet.from),
    toDate: italianDay(leaflet.to),
    from: leaflet.from,
    to: leaflet.to,
    state: leafletState(leaflet, shopDate(delivery.now)),
    baseLocation,
    location: `${baseLocation}${found.slug}.pdf`,
    firstPagePreview: `${baseLocation}0-320.webp`,
    leafletType: { leafletTypeId: leaflet.type },
    pages: leaflet.pages.length,
    warehouses: stores.map(({ warehouseId, name }) => ({ warehouseId, name })),
    isForStore: stores.length === 0 || stores.some((one) => one.warehouseId === warehouseId),
    deliveryServiceIds: [...(leaflet.deliveryServices ?? [])],
    leafletPage: [],
  }
}

/** Its pages with what can be pressed on them; products the shop no longer has leave no area behind. */
export function presentPages(
  found: FoundLeaflet,
  language: Language,
  products: readonly PrintedProduct[],
): LeafletPageView[] {
  return found.leaflet.pages.map((page, index) => {
    const { width, height } = page
    const title = leafletText(language, page.title)
    return {
      leafletPageId: index + 1,
      imageLocation: `${baseOf(found, language)}${index}.png`,
      width,
      height,
      ...(title === undefined ? {} : { title }),
      leafletArea: areasOf(page, language, products),
    }
  })
}

function areasOf({ areas = [] }: StoredPage, language: Language, products: readonly PrintedProduct[]) {
  return areas.flatMap((area, index): LeafletAreaView[] => {
    const { x, y, w, h } = area
    const what = meaningOf(area, language, products)
    return what === undefined ? [] : [{ leafletAreaId: index + 1, x, y, w, h, ...what }]
  })
}

function meaningOf(
  area: StoredArea,
  language: Language,
  products: readonly PrintedProduct[],
): Pick<LeafletAreaView, 'leafletAreaTypeId' | 'metadata'> | undefined {
  if (isProductArea(area)) {
    const product = namedBy(products, area)
    if (product === undefined) return undefined
    const name = `${textIn(language, product.name)} ${textIn(language, product.pack)}`.trim()
    const price = area.price === undefined ? {} : { price: area.price }
    return { leafletAreaTypeId: areaTypes.product, metadata: { name, productId: product.productId, ...price } }
  }
  const name = leafletText(language, area.text)
  return 'link' in area
    ? { leafletAreaTypeId: areaTypes.link, metadata: { name, url: area.link } }
    : { leafletAreaTypeId: areaTypes.page, metadata: { name, page: area.page } }
}
