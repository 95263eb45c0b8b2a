import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import { formatPrice } from '@bottega/rules/text/format.ts'
import type { Tx } from '../../db/database.ts'
import { findPrinted, namedBy, pricesDuring, type PricesInWarehouse } from '../catalog/printed-products.ts'
import type { Finding, ReadDocument } from '../publishing/content-kind.ts'
import { selectSellingStores, storesOf, type SellingStore } from './leaflets.repository.ts'
import { isProductArea, type ProductArea, type StoredArea, type StoredLeaflet } from './stored-leaflet.ts'

/** Where something is wrong in a file of the leaflet, and what. */
type Wrong = readonly [at: readonly (string | number)[], text: string]

interface PlacedArea {
  readonly area: StoredArea
  readonly at: readonly (string | number)[]
}

/**
 * What a leaflet says that the shop does not keep: products it does not know, prices that are not the catalogue's on
 * every day of the leaflet in every store it is for. (issue 11, point 5; decision 0246)
 */
export async function checkLeaflet(tx: Tx, document: ReadDocument): Promise<Finding[]> {
  const leaflet = document.body as unknown as StoredLeaflet
  const folder = `leaflets/${document.key}`
  const found = (name: string, wrong: readonly Wrong[]) =>
    wrong.map(([at, text]) => {
      const file = `${folder}/${name}`
      return { file, line: document.lineOf(file, at), field: at.join('.'), text }
    })
  const placed = leaflet.pages.flatMap(({ areas = [] }, page) =>
    areas.map((area, index) => ({ area, at: ['pages', page, 'areas', index] })),
  )
  const stores = await selectSellingStores(tx)
  return [
    ...found('leaflet.yaml', unknownStores(leaflet, stores)),
    ...found(
      'areas.yaml',
      placed.flatMap((one) => wrongPlace(one, leaflet)),
    ),
    ...found('areas.yaml', await wrongProducts(tx, leaflet, placed, storesOf(leaflet, stores))),
  ]
}

function unknownStores({ stores = [] }: StoredLeaflet, selling: readonly SellingStore[]): Wrong[] {
  return stores.flatMap((slug, index): Wrong[] => {
    if (selling.some((one) => one.slug === slug)) return []
    return [[['stores', index], `is no store that sells: ${selling.map((one) => one.slug).join(', ')}`]]
  })
}

function wrongPlace({ area, at }: PlacedArea, { pages }: StoredLeaflet): Wrong[] {
  const wrong: Wrong[] = []
  if (area.x + area.w > 100.01 || area.y + area.h > 100.01) wrong.push([at, 'reaches beyond its page'])
  if ('page' in area && area.page > pages.length)
    wrong.push([[...at, 'page'], `is page ${area.page}, and the leaflet has ${pages.length}`])
  return wrong
}

async function wrongProducts(
  tx: Tx,
  { from, to }: StoredLeaflet,
  placed: readonly PlacedArea[],
  stores: readonly SellingStore[],
): Promise<Wrong[]> {
  const ofProducts = placed.flatMap(({ area, at }) => (isProductArea(area) ? [{ area, at }] : []))
  const known = await findPrinted(
    tx,
    ofProducts.map(({ area }) => area),
  )
  const warehouseIds = stores.map(({ warehouseId }) => warehouseId)
  const ids = known.map(({ productId }) => productId)
  const prices = Map.groupBy(await pricesDuring(tx, { warehouseIds, from, to }, ids), ({ productId }) => productId)
  return ofProducts.flatMap(({ area, at }): Wrong[] => {
    const product = namedBy(known, area)
    const name = area.code === undefined ? 'barcode' : 'code'
    if (product === undefined) return [[[...at, name], `is no product of the shop: ${area[name]}`]]
    const text = wrongPrice(area, prices.get(product.productId) ?? [], stores)
    return text === undefined ? [] : [[[...at, 'price'], `${text} for "${product.name.it}"`]]
  })
}

/** The first price that is not the printed one, as a sentence naming both; undefined where all are. */
function wrongPrice(area: ProductArea, prices: readonly PricesInWarehouse[], stores: readonly SellingStore[]) {
  if (area.price === undefined) return undefined
  const printed = centsFromEuros(area.price)
  for (const { warehouseId, everybody, members } of prices) {
    const other = (area.members === true ? members : everybody).find(({ cents }) => cents !== printed)
    if (other === undefined) continue
    const store = stores.find((one) => one.warehouseId === warehouseId)?.name
    const real = other.cents === null ? 'no price' : formatPrice(other.cents, 'en')
    return `prints ${formatPrice(printed ?? 0, 'en')}, and the catalogue has ${real} in ${store} from ${other.from}`
  }
  return undefined
}
