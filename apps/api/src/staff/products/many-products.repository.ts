import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { OffSaleReason } from '@bottega/rules/catalog/unavailability-reasons.ts'
import { isKeptByLaw } from '../../trade/catalog/law-gaps.ts'
import { productClassGroup } from '@bottega/rules/catalog/known-names.ts'
import { and, asc, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { deleteEnded } from '../../kernel/database/delete-ended.ts'
import { oneOf } from '../../kernel/database/is-there.ts'
import { product, productClass } from '../../trade/catalog/products.tables.ts'
import { matching, type ProductFilter } from './product-filter.ts'
import { type KeptSide, productChange } from './many-products.tables.ts'

/** A number that no other lock of the shop has. */
const manyLock = 716_239_022

/** One change of many at a time: the second of two waits, and sees what the first did. */
export const lockChanges = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${manyLock})`)

/** The products of a choice, by id; one more than may be chosen says that there are too many. */
export async function findChosen(tx: Reader, choice: readonly number[] | ProductFilter, limit: number) {
  const wanted: SQL | undefined =
    'words' in choice ? matching(choice) : sql`${product.id} = ${oneOf([...new Set(choice)])}`
  return tx
    .select({
      productId: product.id,
      code: product.codInt,
      name: product.name,
      published: product.published,
      offSale: product.offSale,
      classIds: product.classIds,
      categoryId: product.categoryId,
      partsByStaff: product.partsByStaff,
      textsByStaff: product.textsByStaff,
      maximumByStaff: product.maximumByStaff,
      brand: product.brand,
      barcode: product.barcode,
      furtherBarcodes: product.furtherBarcodes,
      isKeptByLaw,
      isPriced: sql<boolean>`exists (select 1 from product_price p where p.product_id = ${product.id})`,
    })
    .from(product)
    .where(wanted)
    .orderBy(asc(product.id))
    .limit(limit)
}
export type ChosenProduct = Awaited<ReturnType<typeof findChosen>>[number]

export const countChosen = (tx: Reader, filter: ProductFilter): Promise<number> => tx.$count(product, matching(filter))

/** In the order of their ids, as a change of one product locks it. */
export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`select 1 from product where id = ${oneOf(ids)} order by id for update`)
}

export async function countVersions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update product set version = version + 1, updated_at = now() where id = ${oneOf(ids)}`)
}

interface SaleOf {
  readonly productId: number
  readonly published: boolean
  readonly offSale: OffSaleReason | null
}

/** Sets what is sold; a product that does not say what the shop needs by law is never sold by it. */
export async function setSales(tx: Tx, sales: readonly SaleOf[]): Promise<void> {
  await tx.execute(sql`
    update product set published = given.published and not ${isKeptByLaw}, off_sale = given."offSale"
    from json_to_recordset(${JSON.stringify(sales)}::json) as given("productId" integer, published boolean, "offSale" text)
    where product.id = given."productId"`)
}

/** Gives some products a class, or takes it from them. */
export async function setClassOf(tx: Tx, ids: readonly number[], classId: number, given: boolean): Promise<void> {
  const without = sql`array_remove(class_ids, ${classId}::int)`
  const classIds = given ? sql`array_append(${without}, ${classId}::int)` : without
  await tx.execute(sql`update product set class_ids = ${classIds} where id = ${oneOf(ids)}`)
}

interface ShelfOf {
  readonly productId: number
  readonly categoryId: number
  readonly categoryPath: readonly number[]
  readonly searchText: string
  /** Files leave it. */
  readonly byStaff: boolean
}

/** Moves products to other categories; they are found by the words of the new one. */
export async function setCategories(tx: Tx, shelves: readonly ShelfOf[]): Promise<void> {
  await tx.execute(sql`
    update product set category_id = given."categoryId", search_text = given."searchText",
      category_path = array(select value::int from json_array_elements_text(given."categoryPath") with ordinality
        as step (value, place) order by place),
      parts_by_staff = array_remove(parts_by_staff, 'category')
        || case when given."byStaff" then array['category'] else '{}' end
    from json_to_recordset(${JSON.stringify(shelves)}::json) as given("productId" integer, "categoryId" integer,
      "searchText" text, "categoryPath" json, "byStaff" boolean)
    where product.id = given."productId"`)
}

/** Sets what files leave of products. */
export async function setKeptByStaff(
  tx: Tx,
  kept: readonly (NonNullable<KeptSide['kept']> & { readonly productId: number })[],
): Promise<void> {
  await tx.execute(sql`
    update product set maximum_by_staff = given.maximum,
      parts_by_staff = array(select json_array_elements_text(given.parts)),
      texts_by_staff = array(select json_array_elements_text(given.texts))
    from json_to_recordset(${JSON.stringify(kept)}::json)
      as given("productId" integer, parts json, texts json, maximum boolean)
    where product.id = given."productId"`)
}

/** A class that staff give; the brand of a product is a class too, and is not theirs to give. */
export async function findGivenClass(tx: Reader, classId: number) {
  const [row] = await tx
    .select({ name: productClass.name })
    .from(productClass)
    .where(and(eq(productClass.id, classId), ne(productClass.groupId, productClassGroup.vendorBrand)))
  return row
}

const columns = {
  changeId: productChange.id,
  userId: productChange.userId,
  staffName: productChange.staffName,
  kind: productChange.kind,
  at: productChange.at,
  products: productChange.products,
  undoneAt: productChange.undoneAt,
  undoneProducts: productChange.undoneProducts,
  undoneLeft: productChange.undoneLeft,
}

export async function insertChange(tx: Tx, values: typeof productChange.$inferInsert): Promise<ChangeRow> {
  const [row] = await tx.insert(productChange).values(values).returning(columns)
  if (row === undefined) throw new Error('no change was kept')
  return row
}

/** Staff of the whole group see the changes of all, staff of stores their own. */
const visibleTo = (stores: StoreScope, userId: number) =>
  stores === null ? undefined : eq(productChange.userId, userId)

interface Viewer {
  readonly stores: StoreScope
  readonly userId: number
}

export const findChanges = (db: Reader, { stores, userId }: Viewer, since: Date, limit: number) =>
  db
    .select(columns)
    .from(productChange)
    .where(and(gt(productChange.at, since), visibleTo(stores, userId)))
    .orderBy(desc(productChange.at), desc(productChange.id))
    .limit(limit)
export type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number]

export async function lockChange(tx: Tx, changeId: number, { stores, userId }: Viewer, since: Date) {
  const [row] = await tx
    .select({ ...columns, classId: productChange.classId, items: productChange.items })
    .from(productChange)
    .where(and(eq(productChange.id, changeId), gt(productChange.at, since), visibleTo(stores, userId)))
    .for('update')
  return row
}
export type LockedChange = NonNullable<Awaited<ReturnType<typeof lockChange>>>

export async function markUndone(
  tx: Tx,
  changeId: number,
  { at, products, left }: { at: Date; products: number; left: number },
): Promise<ChangeRow | undefined> {
  const [row] = await tx
    .update(productChange)
    .set({ undoneAt: at, undoneProducts: products, undoneLeft: left })
    .where(and(eq(productChange.id, changeId), isNull(productChange.undoneAt)))
    .returning(columns)
  return row
}

/** The staff member who was the last to change one of these products, alone or with others. */
export async function findLastAuthorOf(tx: Reader, ids: readonly number[]): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from (
      (select staff_name as name, at from audit_entry where subject = 'product' and once_key is null
        and subject_id = any(${sql.param(ids.map(String))}::text[]) order by at desc, id desc limit 1)
      union all (select staff_name, at from product_change order by at desc, id desc limit 1)
    ) last order by at desc limit 1`)
  return rows[0]?.name
}

export const deleteEndedChanges = (db: Db, before: Date, most: number) =>
  deleteEnded(db, productChange, { key: productChange.id, expiresAt: productChange.at }, before, most)
