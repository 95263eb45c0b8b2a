import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { ProductRow } from '../../trade/catalog/making/product-row.ts'
import type { StoredProduct } from '../../trade/catalog/making/parts-of-staff.ts'
import { product, vendor } from '../../trade/catalog/products.tables.ts'
import { hasBarcode } from '../../trade/catalog/scanned-products.queries.ts'

/** Any number only the making of products uses. */
const makingLock = 716_239_047

/** More than any shop has; a form could not offer them. */
const mostBrands = 5000

/** One product is made at a time: two would make one brand, or take one code. */
export async function lockMaking(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${makingLock})`)
}

export async function findStored(db: Reader, productId: number): Promise<StoredProduct | undefined> {
  const [row] = await db.select().from(product).where(eq(product.id, productId))
  return row
}

export async function findMade(tx: Tx, reference: string) {
  const [row] = await tx
    .select({ productId: product.id, requestDigest: product.requestDigest })
    .from(product)
    .where(eq(product.reference, reference))
  return row
}

/** Whether a product has this code. */
export async function hasCode(tx: Tx, code: string): Promise<boolean> {
  const [row] = await tx.select({ id: product.id }).from(product).where(eq(product.codInt, code)).limit(1)
  return row !== undefined
}

/** The other products that carry one of these barcodes, main or further. */
export const findOthersWithBarcode = (tx: Tx, barcodes: readonly string[], productId: number) =>
  tx
    .select({
      code: product.codInt,
      name: product.name,
      barcode: product.barcode,
      furtherBarcodes: product.furtherBarcodes,
    })
    .from(product)
    .where(and(hasBarcode(barcodes), ne(product.id, productId)))

export async function hasSlug(tx: Tx, slug: string): Promise<boolean> {
  const [row] = await tx.select({ id: product.id }).from(product).where(eq(product.slug, slug)).limit(1)
  return row !== undefined
}

export async function insertProduct(tx: Tx, row: ProductRow): Promise<number> {
  const [made] = await tx.insert(product).values(row).returning({ id: product.id })
  if (made === undefined) throw new Error('no product was made')
  return made.id
}

export async function updateProduct(tx: Tx, productId: number, values: Partial<ProductRow>): Promise<void> {
  await tx
    .update(product)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(product.id, productId))
}

export const findBrands = (db: Reader) =>
  db.select({ name: vendor.name }).from(vendor).orderBy(asc(vendor.name)).limit(mostBrands)
