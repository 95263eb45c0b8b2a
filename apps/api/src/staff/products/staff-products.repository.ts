import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import { productClassGroup } from '@bottega/rules/catalog/known-names.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { ofStores } from '../../kernel/database/is-there.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { category } from '../../trade/catalog/categories.tables.ts'
import { isKeptByLaw, settleSale } from '../../trade/catalog/law-gaps.ts'
import { product, productPrice } from '../../trade/catalog/products.tables.ts'
import { stock } from '../../trade/orders/stock/stock.tables.ts'
import { store, warehouse } from '../../places/stores/stores.tables.ts'

export type Sale = 'on' | 'waiting' | 'withheld' | OffSaleReason

/** Goods with a price that do not say what the shop needs by law. */
export const isWithheld = sql<boolean>`(not ${product.published} and ${product.offSale} is null and ${isKeptByLaw}
  and exists (select from ${productPrice} where ${productPrice.productId} = ${product.id}))`

/** On sale is what can be bought; the rest was taken off sale, is withheld or waits for its first price. */
export const saleColumn = sql<Sale>`case when ${product.published} then 'on' when ${isWithheld} then 'withheld'
  else coalesce(${product.offSale}, 'waiting') end`

const columns = {
  productId: product.id,
  code: product.codInt,
  barcode: product.barcode,
  name: product.name,
  brand: product.brand,
  pack: product.pack,
  sale: saleColumn,
}

const wholeColumns = {
  ...columns,
  furtherBarcodes: product.furtherBarcodes,
  version: product.version,
  slug: product.slug,
  image: product.image,
  published: product.published,
  offSale: product.offSale,
  infantFormula: product.infantFormula,
  maximumQuantity: product.maximumQuantity,
  texts: product.texts,
  textsByStaff: product.textsByStaff,
  sellingMode: product.sellingMode,
  minimumQuantity: product.minimumQuantity,
  firstWeight: product.firstWeight,
  adultsOnly: product.adultsOnly,
  contentUnit: product.contentUnit,
  alcoholPercent: product.alcoholPercent,
  nutrition: product.nutrition,
  isKeptByLaw,
  category: category.name,
  categorySlug: category.slug,
  isCategoryListed: category.listed,
  classes: sql<{ classId: number; name: { it: string }; maximum: number | null }[] | null>`(
    select json_agg(json_build_object('classId', k.id, 'name', k.name, 'maximum', k.maximum_quantity) order by k.id)
    from product_class k where k.id = any(${product.classIds}) and k.group_id <> ${productClassGroup.vendorBrand})`,
}

export async function findProduct(db: Reader, productId: number) {
  const [row] = await db
    .select(wholeColumns)
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(eq(product.id, productId))
  return row
}
export type WholeProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

export interface SeenProduct {
  productId: number
  /** As the staff member saw it. */
  version: number
}

/** One change of a product at a time. */
export async function lockProduct(tx: Tx, productId: number): Promise<void> {
  await tx.select({ id: product.id }).from(product).where(eq(product.id, productId)).for('update')
}

/** The warehouses people order from, those of the stores a staff member works for. */
export const sellingWarehouses = (db: Reader, stores: StoreScope) =>
  db
    .selectDistinct({ warehouseId: warehouse.id, name: warehouse.name })
    .from(warehouse)
    .innerJoin(store, eq(store.warehouseId, warehouse.id))
    .where(and(eq(store.active, true), ofStores(store.id, stores)))
    .orderBy(asc(warehouse.id))

/** The stretches of the price list that have not ended long ago. */
export const findPrices = (db: Reader, productId: number, since: string) =>
  db
    .select({
      warehouseId: productPrice.warehouseId,
      from: productPrice.validFrom,
      to: productPrice.validTo,
      cents: productPrice.priceCents,
    })
    .from(productPrice)
    .where(and(eq(productPrice.productId, productId), sql`(valid_to is null or valid_to >= ${since})`))
    .orderBy(asc(productPrice.warehouseId), asc(productPrice.validFrom))

export const findStock = (db: Reader, productId: number) =>
  db
    .select({ warehouseId: stock.warehouseId, available: stock.available })
    .from(stock)
    .where(eq(stock.productId, productId))

export async function setSale(tx: Tx, productId: number, offSale: OffSaleReason | null): Promise<void> {
  const published =
    offSale === null
      ? sql`exists (select 1 from product_price where product_id = ${productId}) and not ${isKeptByLaw}`
      : sql`false`
  await tx
    .update(product)
    .set({ offSale, published, updatedAt: sql`now()` })
    .where(eq(product.id, productId))
}

export async function countVersion(tx: Tx, productId: number): Promise<void> {
  await tx
    .update(product)
    .set({ version: sql`${product.version} + 1` })
    .where(eq(product.id, productId))
}

export async function setLabelText(
  tx: Tx,
  productId: number,
  label: Pick<WholeProduct, 'texts' | 'textsByStaff'>,
): Promise<void> {
  await tx
    .update(product)
    .set({ ...label, updatedAt: sql`now()` })
    .where(eq(product.id, productId))
  await settleSale(tx, productId)
}
