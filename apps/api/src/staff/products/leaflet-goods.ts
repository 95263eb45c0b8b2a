import { staffLeaflet } from '../../content/leaflets/staff-leaflets.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { findPrinted, namedBy, type PrintedProduct } from '../../trade/catalog/printed-products.ts'
import { sellingWarehouses } from './staff-products.repository.ts'

/**
 * A leaflet with its products, each once and in its order, and those of its stores the staff member works for. Throws
 * `error.content.documentNotFound`, also for a leaflet of other stores.
 */
export async function goodsOfLeaflet(db: Reader, staff: StaffMember, key: string) {
  const leaflet = await staffLeaflet(db, key)
  const own = await sellingWarehouses(db, staff.stores)
  const stores = own.filter(({ warehouseId }) => leaflet?.warehouseIds.includes(warehouseId))
  if (leaflet === undefined || stores.length === 0) throw new ShopError('error.content.documentNotFound')
  const known = await findPrinted(db, leaflet.printed)
  const products = new Map<number, PrintedProduct & { euros: number | undefined }>()
  const unknown: string[] = []
  for (const area of leaflet.printed) {
    const product = namedBy(known, area)
    if (product === undefined) unknown.push(area.code ?? area.barcode ?? '')
    else if (!products.has(product.productId)) products.set(product.productId, { ...product, euros: area.price })
  }
  return { leaflet, stores, products: [...products.values()], productIds: [...products.keys()], unknown }
}
