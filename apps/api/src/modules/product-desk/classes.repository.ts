import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/database.ts'
import { product, productClass, productClassGroup } from '../../db/schema/catalog.ts'
import type { Localized } from '../../db/schema/columns.ts'

/** More than any shop has; a page could not show them. */
const mostClasses = 1000

const columns = {
  classId: productClass.id,
  name: sql<Localized>`coalesce(${productClass.name}, '{"it": ""}')`,
  maximum: productClass.maximumQuantity,
}

/** Classes of every group but one, those of a group together. */
export const findClasses = (db: Reader, leftOut: number) =>
  db
    .select({ ...columns, groupId: productClass.groupId, group: sql<Localized>`${productClassGroup.name}` })
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
