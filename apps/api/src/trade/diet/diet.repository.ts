import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { product } from '../catalog/products.tables.ts'
import { dietProfile } from './diet.tables.ts'

export type StoredDiet = typeof dietProfile.$inferSelect

export async function findDiet(db: Reader, userId: number): Promise<StoredDiet | undefined> {
  const [row] = await db.select().from(dietProfile).where(eq(dietProfile.userId, userId))
  return row
}

/** Of these customers, as far as they agreed to that text. */
export const findDiets = (db: Reader, userIds: readonly number[], textVersion: string): Promise<StoredDiet[]> =>
  db
    .select()
    .from(dietProfile)
    .where(and(inArray(dietProfile.userId, [...userIds]), eq(dietProfile.textVersion, textVersion)))

export async function putDiet(db: Db, { userId, ...values }: StoredDiet): Promise<void> {
  await db
    .insert(dietProfile)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: dietProfile.userId, set: values })
}

export async function deleteDiet(db: Db, userId: number): Promise<void> {
  await db.delete(dietProfile).where(eq(dietProfile.userId, userId))
}

/** Names and labels of products, to quote them. */
export const findLabels = (db: Reader, productIds: readonly number[]) =>
  db
    .select({ productId: product.id, name: product.name, texts: product.texts })
    .from(product)
    .where(inArray(product.id, [...productIds]))
