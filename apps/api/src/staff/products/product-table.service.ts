import type { QueryOf } from '@bottega/contract/call-schema.ts'
import type { staffProducts } from '@bottega/contract/staff-products/staff-products.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { inPages, rowsOfPage } from '../../kernel/database/in-pages.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { findCategories } from '../../trade/catalog/departments.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { findProducts, type FoundProduct, type ProductOrder, productsBelow } from './product-table.repository.ts'
import { sellingWarehouses } from './staff-products.repository.ts'

export const pageSize = 50

/** The filter of the table, as it was asked for. */
export interface WantedProducts extends Pick<
  ProductFilter,
  'sale' | 'lacks' | 'without' | 'categoryId' | 'warehouseId'
> {
  readonly q: string
  /** The stores the staff member works for. */
  readonly ofStaff: StoreScope
}

export const wantedFrom = ({
  q = '',
  sale,
  lacks,
  without,
  category_id: categoryId,
  warehouse_id: warehouseId,
}: QueryOf<typeof staffProducts>) => ({ q, sale, lacks, without, categoryId, warehouseId })

/** The store a filter is about, among those of the staff member; they may have none, and see products all the same. */
export async function filterOf(
  db: Reader,
  { SCALE_LABELS: scaleLayouts }: Pick<Shop['config'], 'SCALE_LABELS'>,
  { q, ofStaff, ...wanted }: WantedProducts,
  now: Date,
) {
  const stores = await sellingWarehouses(db, ofStaff)
  const isOwn = stores.some(({ warehouseId }) => warehouseId === wanted.warehouseId)
  if (wanted.warehouseId !== undefined && !isOwn) throw new ShopError('error.store.notFound')
  const words = plainWords(q).split(' ').filter(Boolean)
  const warehouseId = wanted.warehouseId ?? stores[0]?.warehouseId
  const filter: ProductFilter = { ...wanted, words, warehouseId, today: shopDate(now), scaleLayouts }
  return { stores, filter }
}

export async function readTable(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  wanted: WantedProducts,
  { sort, page, language }: { sort: ProductOrder | undefined; page: number; language: Language },
  now: Date,
) {
  const { stores, filter } = await filterOf(db, config, wanted, now)
  const listing = { sort, language, limit: pageSize, offset: (page - 1) * pageSize }
  return {
    stores,
    warehouseId: filter.warehouseId,
    categories: await findCategories(db),
    found: await findProducts(db, filter, listing),
  }
}

/** All products the filter finds, page by page, and the name of the store whose prices and stock they have. */
export async function exportProducts(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  wanted: WantedProducts,
  now: Date,
): Promise<{ store: string; products: AsyncIterable<readonly FoundProduct[]> }> {
  const { stores, filter } = await filterOf(db, config, wanted, now)
  const products = inPages(
    (below) => productsBelow(db, filter, below, rowsOfPage),
    ({ productId }) => productId,
  )
  return { store: stores.find(({ warehouseId }) => warehouseId === filter.warehouseId)?.name ?? '', products }
}
