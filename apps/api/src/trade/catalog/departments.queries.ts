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
