import { inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '@bottega/api/kernel/database/database.ts'
import { product } from '@bottega/api/kernel/database/schema/catalog.ts'
import type { ProductRow } from './product-row.ts'

/**
 * The fields of a product that a file states and therefore rewrites. Slug, classes, published and popularity are not
 * among them: links must not die, and the staff may have changed the others. Picture and maximum are, unless staff have
 * set them.
 */
const rewritten = [
  'barcode',
  'vendorId',
  'categoryId',
  'categoryPath',
  'name',
  'brand',
  'pack',
  'sellingMode',
  'quantityMultiple',
  'quantityLocked',
  'minimumQuantity',
  'maximumQuantity',
  'firstWeight',
  'stepWeight',
  'weightVariable',
  'contentAmount',
  'contentUnit',
  'multiPack',
  'vatPercent',
  'leadTimeHours',
  'lockerLevel',
  'adultsOnly',
  'mealVoucherEligible',
  'texts',
  'nutrition',
  'alcoholPercent',
  'image',
  'source',
  'searchText',
] as const satisfies readonly (keyof ProductRow)[]

/** Database name of a column whose TypeScript name is in camel case, as `casing: 'snake_case'` makes it. */
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const excluded = (name: string): SQL => sql.raw(`excluded.${snakeCase(name)}`)
const joined = (parts: SQL[]): SQL => sql.join(parts, sql`, `)

const staffHaveSet: Partial<Record<(typeof rewritten)[number], SQL>> = {
  image: sql`${product.image} like 'uploaded/%'`,
  maximumQuantity: sql`${product.maximumByStaff}`,
}
const wanted = (name: (typeof rewritten)[number]): SQL => {
  const isSet = staffHaveSet[name]
  return isSet === undefined ? excluded(name) : sql`case when ${isSet} then ${product[name]} else ${excluded(name)} end`
}

const setToFile = Object.fromEntries(rewritten.map((name) => [name, wanted(name)]))
const isDifferent = sql`(${joined(rewritten.map((name) => sql`${product[name] as PgColumn}`))})
  is distinct from (${joined(rewritten.map(wanted))})`

export interface KnownProduct {
  codInt: string
  barcode: string | null
  slug: string
}

/** The shop's products that any of these codes, barcodes or slugs belongs to. */
export function findKnownProducts(
  tx: Tx,
  codes: string[],
  barcodes: string[],
  slugs: string[],
): Promise<KnownProduct[]> {
  return tx
    .select({ codInt: product.codInt, barcode: product.barcode, slug: product.slug })
    .from(product)
    .where(or(inArray(product.codInt, codes), inArray(product.barcode, barcodes), inArray(product.slug, slugs)))
}

/** Inserts or rewrites; rows that already say the same are left untouched, down to their time of change. */
export async function upsertProducts(tx: Tx, rows: ProductRow[]): Promise<{ inserted: number; changed: number }> {
  if (rows.length === 0) return { inserted: 0, changed: 0 }
  const written = await tx
    .insert(product)
    .values(rows)
    .onConflictDoUpdate({
      target: [product.codInt, product.codVar],
      set: { ...setToFile, updatedAt: sql`now()` },
      setWhere: isDifferent,
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` })
  const inserted = written.filter(({ isNew }) => isNew).length
  return { inserted, changed: written.length - inserted }
}
