import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'

/** The promotions of a product that end today or later, those of every warehouse. */
export const findPromotions = (db: Reader, productId: number, today: string) =>
  db
    .select({
      row: promotion,
      priceCents: promotionProduct.priceCents,
      others: sql<number>`(select count(*)::int - 1 from promotion_product o where o.promotion_id = ${promotion.id})`,
    })
    .from(promotion)
    .innerJoin(promotionProduct, eq(promotionProduct.promotionId, promotion.id))
    .where(and(eq(promotionProduct.productId, productId), gte(promotion.validTo, today)))
    .orderBy(asc(promotion.warehouseId), asc(promotion.validFrom), asc(promotion.id))
export type ProductPromotion = Awaited<ReturnType<typeof findPromotions>>[number]

export async function insertPromotion(
  tx: Tx,
  values: typeof promotion.$inferInsert,
  { productId, priceCents }: { productId: number; priceCents: number | null },
): Promise<void> {
  const [made] = await tx.insert(promotion).values(values).returning({ promotionId: promotion.id })
  if (made !== undefined) await tx.insert(promotionProduct).values({ ...made, productId, priceCents })
}

/** Makes a product's part of a promotion with others a promotion of its own, with the days it has had; answers its id. */
export async function splitPromotion(tx: Tx, productId: number, { row, others }: ProductPromotion): Promise<number> {
  if (others === 0) return row.id
  const { id, ...values } = row
  const [own] = await tx
    .insert(promotion)
    .values({ ...values, code: null })
    .returning({ promotionId: promotion.id })
  if (own === undefined) throw new Error('no promotion was made')
  await tx
    .update(promotionProduct)
    .set(own)
    .where(and(eq(promotionProduct.promotionId, id), eq(promotionProduct.productId, productId)))
  return own.promotionId
}

export async function setPromotionDays(tx: Tx, promotionId: number, validFrom: string, validTo: string): Promise<void> {
  await tx.update(promotion).set({ validFrom, validTo }).where(eq(promotion.id, promotionId))
}

export async function deletePromotion(tx: Tx, promotionId: number): Promise<void> {
  await tx.delete(promotion).where(eq(promotion.id, promotionId))
}
