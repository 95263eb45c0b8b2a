import { and, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '@bottega/api/kernel/database/database.ts'
import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { hasBarcode } from '@bottega/api/trade/catalog/scanned-products.queries.ts'
import type { ProductRow } from '@bottega/api/trade/catalog/making/product-row.ts'

/**
 * Whether a file rewrites a column of a product it names again. Links must not die, and columns of staff alone stay. A
 * column of both is the file's until staff have set it (`staffHaveSet`).
 */
const isOfFile = {
  id: false,
  codInt: false,
  codVar: false,
  barcode: true,
  furtherBarcodes: true,
  slug: false,
  vendorId: true,
  categoryId: true,
  categoryPath: true,
  classIds: false,
  name: true,
  brand: true,
  pack: true,
  sellingMode: true,
  quantityMultiple: true,
  quantityLocked: true,
  minimumQuantity: true,
  maximumQuantity: true,
  maximumByStaff: false,
  firstWeight: true,
  stepWeight: true,
  contentAmount: true,
  contentUnit: true,
  unitWeight: false,
  multiPack: true,
  weightVariable: true,
  vatPercent: true,
  leadTimeHours: true,
  dayLock: false,
  lockCutoff: false,
  lockerLevel: true,
  adultsOnly: true,
  infantFormula: false,
  mealVoucherEligible: true,
  selectOptions: false,
  texts: true,
  textsByStaff: false,
  nutrition: true,
  alcoholPercent: true,
  image: true,
  newUntil: false,
  highlight: false,
  popularity: false,
  published: false,
  offSale: false,
  version: false,
  source: true,
  partsByStaff: false,
  reference: false,
  requestDigest: false,
  createdAt: false,
  updatedAt: false,
  searchText: true,
} as const satisfies Record<keyof ProductRow, boolean>
type Rewritten = { [Name in keyof ProductRow]-?: (typeof isOfFile)[Name] extends true ? Name : never }[keyof ProductRow]
const rewritten = Object.entries(isOfFile).flatMap(([name, is]) => (is ? [name as Rewritten] : []))

/** Database name of a column whose TypeScript name is in camel case, as `casing: 'snake_case'` makes it. */
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const excluded = (name: string): SQL => sql.raw(`excluded.${snakeCase(name)}`)
const joined = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
const unless = (isSet: SQL, name: Rewritten) => sql`case when ${isSet} then ${product[name]} else ${excluded(name)} end`

/** The new value of a column that staff may have set, or part of it. */
const staffHaveSet: Partial<Record<Rewritten, SQL>> = {
  image: unless(sql`${product.image} like 'uploaded/%'`, 'image'),
  maximumQuantity: unless(sql`${product.maximumByStaff}`, 'maximumQuantity'),
  source: unless(sql`${product.source} = 'staff'`, 'source'),
  texts: sql`excluded.texts - ${product.textsByStaff} || coalesce((
    select jsonb_object_agg(field.key, field.value) from jsonb_each(${product.texts}) field
    where field.key = any(${product.textsByStaff})), '{}')`,
}
const wanted = (name: Rewritten): SQL => staffHaveSet[name] ?? excluded(name)

const setToFile = Object.fromEntries(rewritten.map((name) => [name, wanted(name)]))
const isDifferent = sql`(${joined(rewritten.map((name) => sql`${product[name] as PgColumn}`))})
  is distinct from (${joined(rewritten.map(wanted))})`

export interface KnownProduct {
  codInt: string
  name: { it: string }
  barcode: string | null
  furtherBarcodes: string[]
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
    .select({
      codInt: product.codInt,
      name: product.name,
      barcode: product.barcode,
      furtherBarcodes: product.furtherBarcodes,
      slug: product.slug,
    })
    .from(product)
    .where(or(inArray(product.codInt, codes), hasBarcode(barcodes), inArray(product.slug, slugs)))
}

/** The products of these codes of which staff have set parts, as they are. */
export async function findSetByStaff(tx: Tx, codes: string[]) {
  const rows = await tx
    .select()
    .from(product)
    .where(and(inArray(product.codInt, codes), sql`${product.partsByStaff} <> '{}'`))
  return new Map(rows.map((row) => [row.codInt, row]))
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
