import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { product, productClass, productClassGroup } from '../../trade/catalog/products.tables.ts'
import type { Localized } from '../../kernel/database/columns.ts'

/** More than any shop has; a page could not show them. */
const mostClasses = 1000

const columns = {
  classId: productClass.id,
  groupId: productClass.groupId,
  name: productClass.name,
  maximum: productClass.maximumQuantity,
}

/** Every group but one, in the order of its filters. */
export const findGroups = (db: Reader, leftOut: number) =>
  db
    .select({ groupId: productClassGroup.id, name: productClassGroup.name })
    .from(productClassGroup)
    .where(ne(productClassGroup.id, leftOut))
    .orderBy(asc(productClassGroup.position), asc(productClassGroup.id))
    .limit(mostClasses)

/** Classes of every group but one, those of a group together. */
export const findClasses = (db: Reader, leftOut: number) =>
  db
    .select(columns)
    .from(productClass)
    .innerJoin(productClassGroup, eq(productClassGroup.id, productClass.groupId))
    .where(ne(productClass.groupId, leftOut))
    .orderBy(asc(productClassGroup.position), asc(productClassGroup.id), asc(productClass.id))
    .limit(mostClasses)
export type ClassRow = Awaited<ReturnType<typeof findClasses>>[number]

export async function lockClass(tx: Tx, classId: number, leftOut: number) {
  const [row] = await tx
    .select(columns)
    .from(productClass)
    .where(and(eq(productClass.id, classId), ne(productClass.groupId, leftOut)))
    .for('update')
  return row
}

export async function setClassMaximum(tx: Tx, classId: number, maximumQuantity: number | null): Promise<void> {
  await tx.update(productClass).set({ maximumQuantity }).where(eq(productClass.id, classId))
}

/** Makes the group where it is not there, and locks it: of its classes one is named at a time. */
export async function lockGroup(tx: Tx, groupId: number, known: readonly (typeof productClassGroup.$inferInsert)[]) {
  const missing = known.filter(({ id }) => id === groupId)
  if (missing.length > 0) await tx.insert(productClassGroup).values(missing).onConflictDoNothing()
  const [row] = await tx
    .select({ name: productClassGroup.name })
    .from(productClassGroup)
    .where(eq(productClassGroup.id, groupId))
    .for('update')
  return row
}

/** The class of a group with this Italian name, in whatever letters. */
export async function findNamed(tx: Tx, groupId: number, name: string) {
  const [row] = await tx
    .select({ classId: productClass.id })
    .from(productClass)
    .where(and(eq(productClass.groupId, groupId), sql`lower(${productClass.name} ->> 'it') = lower(${name})`))
    .limit(1)
  return row
}

export async function insertClass(tx: Tx, groupId: number, name: Localized): Promise<number> {
  const [row] = await tx.insert(productClass).values({ groupId, name }).returning({ classId: productClass.id })
  if (row === undefined) throw new Error('no class was made')
  return row.classId
}

export async function setClassName(tx: Tx, classId: number, name: Localized): Promise<void> {
  await tx.update(productClass).set({ name }).where(eq(productClass.id, classId))
}

/** Takes some classes from a product and gives it others; its brand, which is a class too, stays. */
export async function setClasses(
  tx: Tx,
  productId: number,
  { taken, given, maximum }: { taken: readonly number[]; given: readonly number[]; maximum: number | null },
): Promise<void> {
  await tx
    .update(product)
    .set({
      classIds: sql`array(select id from unnest(${product.classIds}) as id
        where id <> all(${sql.param([...taken])}::int[]) and id <> all(${sql.param([...given])}::int[]))
        || ${sql.param([...given])}::int[]`,
      maximumQuantity: maximum,
      maximumByStaff: true,
      updatedAt: sql`now()`,
    })
    .where(eq(product.id, productId))
}
