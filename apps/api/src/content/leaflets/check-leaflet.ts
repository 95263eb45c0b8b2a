import type { Found } from '@bottega/contract/staff-content/findings.ts'
import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { findPrinted, namedBy, pricesDuring, type PricesInWarehouse } from '../../trade/catalog/printed-products.ts'
import type { Finding, ReadDocument } from '../../kernel/publishing/content-kind.ts'
import { selectSellingStores, storesOf, type SellingStore } from './leaflets.repository.ts'
import { isProductArea, type ProductArea, type StoredArea, type StoredLeaflet } from './stored-leaflet.ts'

/** The place of a fault in a file of the leaflet, and the fault itself. */
type Wrong = readonly [at: readonly (string | number)[], found: Found]

interface PlacedArea {
  readonly area: StoredArea
  readonly at: readonly (string | number)[]
}

/**
 * Finds the statements of a leaflet that the shop does not keep: products it does not know, prices that are not the
 * catalogue's on every day of the leaflet in every store it is for. (issue 11, point 5; decision 0246)
 */
export async function checkLeaflet(tx: Tx, document: ReadDocument): Promise<Finding[]> {
  const leaflet = document.body as unknown as StoredLeaflet
  const folder = `leaflets/${document.key}`
  const found = (name: string, wrong: readonly Wrong[]) =>
    wrong.map(([at, what]) => {
      const file = `${folder}/${name}`
      return { file, line: document.lineOf(file, at), field: at.join('.'), ...what }
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
    const values = { stores: selling.map((one) => one.slug).join(', ') }
    return [[['stores', index], { code: 'unknownStore', values }]]
  })
}

function wrongPlace({ area, at }: PlacedArea, { pages }: StoredLeaflet): Wrong[] {
  const wrong: Wrong[] = []
  if (area.x + area.w > 100.01 || area.y + area.h > 100.01) wrong.push([at, { code: 'beyondPage' }])
  if ('page' in area && area.page > pages.length)
    wrong.push([[...at, 'page'], { code: 'unknownPage', values: { page: area.page, pages: pages.length } }])
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
    if (product === undefined) return [[[...at, name], { code: 'unknownProduct', values: { code: area[name] ?? '' } }]]
    const wrong = wrongPrice(area, prices.get(product.productId) ?? [], stores)
    if (wrong === undefined) return []
    return [[[...at, 'price'], { ...wrong, values: { ...wrong.values, product: product.name.it } }]]
  })
}

/** The first price that is not the printed one; undefined where all are. */
function wrongPrice(
  area: ProductArea,
  prices: readonly PricesInWarehouse[],
  stores: readonly SellingStore[],
): Found | undefined {
  if (area.price === undefined) return undefined
  const printed = centsFromEuros(area.price)
  for (const { warehouseId, everybody, members } of prices) {
    const other = (area.members === true ? members : everybody).find(({ cents }) => cents !== printed)
    if (other === undefined) continue
    const store = stores.find((one) => one.warehouseId === warehouseId)?.name ?? ''
    const values = { printed: { cents: printed ?? 0 }, store, day: other.from }
    if (other.cents === null) return { code: 'noPrice', values }
    return { code: 'otherPrice', values: { ...values, real: { cents: other.cents } } }
  }
  return undefined
}
