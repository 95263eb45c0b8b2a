import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { category } from './categories.tables.ts'

/** The categories at the top, in the order of the shop. */
export const findDepartments = (db: Reader) =>
  db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(and(isNull(category.parentId), eq(category.listed, true)))
    .orderBy(asc(category.position), asc(category.id))
    .limit(500)

/** All categories of goods, which make a tree; those that share a parent in the order of the shop. */
export const findCategories = (db: Reader) =>
  db
    .select({ id: category.id, parentId: category.parentId, name: category.name })
    .from(category)
    .where(eq(category.listed, true))
    .orderBy(asc(category.position), asc(category.id))
    .limit(5000)
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]
