import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import type { PromotionDays } from '@bottega/rules/promotions/promotion-refusal.ts'
import { and, asc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { chunksOf } from '../../kernel/database/chunks.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { oneOf } from '../../kernel/database/is-there.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'
import type { KeptItem } from './many-products.tables.ts'
import type { OtherPromotion } from './promotion-plan.ts'

/** Promotions alike in these are one row of the calendar. */
const sameColumns = sql`p.code, p.name, p.type_id, p.valid_from, p.valid_to, p.members_only, p.pieces, p.paid_pieces,
  p.discount_percent`

interface CalendarRow extends Record<string, unknown> {
  promotionId: number
  /** Of each store, those that are alike. */
  ids: number[][]
  name: Localized
  typeId: number
  from: string
  to: string
  membersOnly: boolean
  pieces: number | null
  paidPieces: number | null
  discountPercent: number | null
  stores: string[]
  products: number
  found: number
}

/** One page of the promotions that hold on some day of a period; products are counted for that page alone. */
export async function findCalendar(
  db: Reader,
  warehouseIds: readonly number[],
  { from, to }: PromotionDays,
  { limit, offset }: { limit: number; offset: number },
): Promise<CalendarRow[]> {
  const { rows } = await db.execute<CalendarRow>(sql`
    with here as (
      select p.warehouse_id, array_agg(p.id order by p.id) as ids, ${sameColumns} from ${promotion} p
      where p.warehouse_id = ${oneOf(warehouseIds)} and p.valid_from <= ${to} and p.valid_to >= ${from}
      group by p.warehouse_id, ${sameColumns}),
    page as (
      select json_agg(p.ids order by p.warehouse_id) as ids, array_agg(p.warehouse_id) as places, ${sameColumns},
        count(*) over ()::int as found
      from here p group by ${sameColumns}
      order by p.valid_from, p.valid_to, p.name ->> 'it', min(p.warehouse_id), min(p.ids) limit ${limit} offset ${offset})
    select (g.ids -> 0 ->> 0)::int as "promotionId", g.ids, g.name, g.type_id as "typeId", g.valid_from::text as "from",
      g.valid_to::text as "to", g.members_only as "membersOnly", g.pieces, g.paid_pieces as "paidPieces",
      g.discount_percent as "discountPercent", g.found,
      (select json_agg(w.name order by w.id) from ${warehouse} w where w.id = any(g.places)) as stores,
      (select count(distinct m.product_id)::int from ${promotionProduct} m
        where m.promotion_id in (select i::int from json_array_elements_text(g.ids -> 0) i)) as products
    from page g order by g.valid_from, g.valid_to, g.name ->> 'it', "promotionId"`)
  return rows
}

interface GoodsRow extends Record<string, unknown> {
  productId: number
  code: string
  name: Localized
  priceCents: number | null
  found: number
}

/** The products of a promotion and of those that are one row of the calendar with it in the same warehouse. */
export async function findGoods(db: Reader, promotionId: number, limit: number): Promise<GoodsRow[]> {
  const { rows } = await db.execute<GoodsRow>(sql`
    select g.id as "productId", g.cod_int as code, g.name, min(m.price_cents) as "priceCents", count(*) over ()::int as found
    from ${promotion} o join ${promotion} p on p.warehouse_id = o.warehouse_id and p.valid_from = o.valid_from
      and (${sameColumns}) is not distinct from (o.code, o.name, o.type_id, o.valid_from, o.valid_to, o.members_only,
        o.pieces, o.paid_pieces, o.discount_percent)
    join ${promotionProduct} m on m.promotion_id = p.id join ${product} g on g.id = m.product_id
    where o.id = ${promotionId}
    group by g.id order by g.name ->> 'it', g.id limit ${limit}`)
  return rows
}

export const isPromotion = async (db: Reader, promotionId: number) =>
  (await db.$count(promotion, eq(promotion.id, promotionId))) > 0

export const findNames = (db: Reader, ids: readonly number[]) =>
  db
    .select({ productId: product.id, code: product.codInt, name: product.name })
    .from(product)
    .where(eq(product.id, oneOf(ids)))

/** Promotions of these products in these warehouses that hold on some day of a period. */
export async function findOthers(
  db: Reader,
  { productIds, warehouseIds }: { productIds: readonly number[]; warehouseIds: readonly number[] },
  { from, to }: PromotionDays,
): Promise<OtherPromotion[]> {
  return db
    .select({
      productId: promotionProduct.productId,
      warehouseId: promotion.warehouseId,
      promotionId: promotion.id,
      name: promotion.name,
      from: promotion.validFrom,
      to: promotion.validTo,
    })
    .from(promotionProduct)
    .innerJoin(promotion, eq(promotion.id, promotionProduct.promotionId))
    .where(
      and(
        eq(promotionProduct.productId, oneOf(productIds)),
        eq(promotion.warehouseId, oneOf(warehouseIds)),
        lte(promotion.validFrom, to),
        gte(promotion.validTo, from),
      ),
    )
    .orderBy(asc(promotion.id))
}

/** A row for each product of some promotions. */
const findWithProducts = (db: Reader, which: SQL | undefined, limit: number) =>
  db
    .select({ row: promotion, productId: promotionProduct.productId, priceCents: promotionProduct.priceCents })
    .from(promotion)
    .innerJoin(promotionProduct, eq(promotionProduct.promotionId, promotion.id))
    .where(which)
    .orderBy(asc(promotion.id), asc(promotionProduct.productId))
    .limit(limit)

/** Promotions that begin in a week, each with its products. */
export const findBeginning = (db: Reader, warehouseIds: readonly number[], monday: string, limit: number) =>
  findWithProducts(
    db,
    and(
      eq(promotion.warehouseId, oneOf(warehouseIds)),
      gte(promotion.validFrom, monday),
      lt(promotion.validFrom, addDays(monday, 7)),
    ),
    limit,
  )

/** Makes one promotion; answers its id. */
export async function insertWithProducts(
  tx: Tx,
  values: typeof promotion.$inferInsert,
  products: readonly { productId: number; priceCents: number | null }[],
): Promise<number> {
  const [made] = await tx.insert(promotion).values(values).returning({ promotionId: promotion.id })
  if (made === undefined) throw new Error('no promotion was made')
  const { promotionId } = made
  const rows = products.map(({ productId, priceCents }) => ({ promotionId, productId, priceCents }))
  for (const chunk of chunksOf(rows)) await tx.insert(promotionProduct).values(chunk)
  return promotionId
}

/** The promotions of some products in some warehouses that begin and end within a period and have not ended before today. */
export const findWithin = (
  db: Reader,
  { productIds, warehouseIds }: { productIds: readonly number[]; warehouseIds: readonly number[] },
  { from, to }: PromotionDays,
  today: string,
  limit: number,
) =>
  findWithProducts(
    db,
    and(
      eq(promotion.warehouseId, oneOf(warehouseIds)),
      eq(promotionProduct.productId, oneOf(productIds)),
      gte(promotion.validFrom, from),
      lte(promotion.validTo, to),
      gte(promotion.validTo, today),
    ),
    limit,
  )

/** Gives some products of a promotion other days, and the promotion itself where it has no more; answers its id. */
export async function moveWithProducts(
  tx: Tx,
  promotionId: number,
  productIds: readonly number[],
  { from, to }: PromotionDays,
): Promise<number> {
  const days = { validFrom: from, validTo: to }
  const all = await tx.$count(promotionProduct, eq(promotionProduct.promotionId, promotionId))
  if (all === productIds.length) {
    await tx.update(promotion).set(days).where(eq(promotion.id, promotionId))
    return promotionId
  }
  const [row] = await tx.select().from(promotion).where(eq(promotion.id, promotionId))
  if (row === undefined) throw new Error('the promotion is gone')
  const { id: _id, ...values } = row
  const own = await insertWithProducts(tx, { ...values, ...days, code: null }, [])
  await tx
    .update(promotionProduct)
    .set({ promotionId: own })
    .where(and(eq(promotionProduct.promotionId, promotionId), eq(promotionProduct.productId, oneOf(productIds))))
  return own
}

/**
 * Takes back what a change did to promotions, where they still are as it left them; answers the items that are so. One
 * that was made and has not begun before today goes away, another ran until yesterday, so that its price stays among
 * those of the 30 days. One that was moved gets its days back, unless one of the two first days is past.
 */
export async function undoPromotions(tx: Tx, items: readonly KeptItem[], today: string): Promise<KeptItem[]> {
  const made = items.flatMap(({ after }) => after.promotion?.id ?? [])
  const rows = await tx
    .select({
      promotionId: promotion.id,
      productId: promotionProduct.productId,
      from: promotion.validFrom,
      to: promotion.validTo,
    })
    .from(promotion)
    .innerJoin(promotionProduct, eq(promotionProduct.promotionId, promotion.id))
    .where(eq(promotion.id, oneOf([...new Set(made)])))
  const now = new Set(rows.map(({ promotionId, productId, from, to }) => `${promotionId} ${productId} ${from} ${to}`))
  const same = items.filter(({ productId, before, after: { promotion: one } }) => {
    const had = before.promotion
    const mayGoBack =
      had === undefined || one === undefined || had.from === one.from || (had.from >= today && one.from >= today)
    return mayGoBack && now.has(`${one?.id} ${productId} ${one?.from} ${one?.to}`)
  })
  for (const [id, had] of new Map(same.flatMap((one) => daysBefore(one))))
    await tx.update(promotion).set({ validFrom: had.from, validTo: had.to }).where(eq(promotion.id, id))
  const ids = [...new Set(same.flatMap(({ before, after }) => (before.promotion ? [] : (after.promotion?.id ?? []))))]
  await tx.delete(promotion).where(and(eq(promotion.id, oneOf(ids)), gte(promotion.validFrom, today)))
  await tx
    .update(promotion)
    .set({ validTo: addDays(today, -1) })
    .where(and(eq(promotion.id, oneOf(ids)), gte(promotion.validTo, today)))
  return same
}

const daysBefore = ({ before, after }: KeptItem): [number, PromotionDays][] =>
  before.promotion && after.promotion ? [[after.promotion.id, before.promotion]] : []
