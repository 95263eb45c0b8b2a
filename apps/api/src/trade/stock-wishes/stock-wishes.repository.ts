import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { oneOf } from '../../kernel/database/is-there.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { stockWish } from './stock-wishes.tables.ts'

const waits = isNull(stockWish.toldAt)

/** The wishes of a customer that wait, the newest first, with their product and store. */
export const waitingWishes = (db: Reader, userId: number) =>
  db
    .select({
      wishId: stockWish.id,
      productId: product.id,
      name: product.name,
      pack: product.pack,
      slug: product.slug,
      image: product.image,
      published: product.published,
      storeId: store.id,
      storeName: store.name,
      createdAt: stockWish.createdAt,
    })
    .from(stockWish)
    .innerJoin(product, eq(product.id, stockWish.productId))
    .innerJoin(store, eq(store.id, stockWish.storeId))
    .where(and(eq(stockWish.userId, userId), waits))
    .orderBy(desc(stockWish.createdAt), desc(stockWish.id))

export type WaitingRow = Awaited<ReturnType<typeof waitingWishes>>[number]

/** Locks the customer: their other presses wait until the transaction ends. */
export async function countWaiting(tx: Tx, userId: number): Promise<number> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')
  return tx.$count(stockWish, and(eq(stockWish.userId, userId), waits))
}

type Wished = Pick<typeof stockWish.$inferInsert, 'userId' | 'storeId' | 'productId'>

export async function isWaiting(tx: Tx, { userId, storeId, productId }: Wished): Promise<boolean> {
  const isIt = [eq(stockWish.userId, userId), eq(stockWish.storeId, storeId), eq(stockWish.productId, productId)]
  return (await tx.$count(stockWish, and(...isIt, waits))) > 0
}

/** One that was told waits again, from now on. */
export async function putWish(tx: Tx, wished: Wished, createdAt: Date): Promise<void> {
  await tx
    .insert(stockWish)
    .values({ ...wished, createdAt })
    .onConflictDoUpdate({
      target: [stockWish.userId, stockWish.storeId, stockWish.productId],
      set: { createdAt, toldAt: null },
      setWhere: sql`${stockWish.toldAt} is not null`,
    })
}

/** All of a customer that wait, or the one named; answers how many are gone. */
export async function deleteWaiting(db: Reader, userId: number, wishId?: number): Promise<number> {
  const isIt = wishId === undefined ? undefined : eq(stockWish.id, wishId)
  const { rowCount } = await db.delete(stockWish).where(and(eq(stockWish.userId, userId), waits, isIt))
  return rowCount ?? 0
}

interface Before {
  waitingSince: Date
  toldAt: Date
}

export async function deleteOld(db: Db, before: Before): Promise<void> {
  await db
    .delete(stockWish)
    .where(or(and(waits, lt(stockWish.createdAt, before.waitingSince)), lt(stockWish.toldAt, before.toldAt)))
}

export interface LockedWish extends Record<string, unknown> {
  wishId: number
  userId: number
  storeId: number
  warehouseId: number
  productId: number
  /** ISO instant. */
  since: string
}

/**
 * The wishes that wait for goods which are on sale and not sold out, of accounts that are confirmed and open; locked in
 * one order, so that a second process waits here and finds those that were told meanwhile gone.
 */
export async function lockFulfillable(tx: Tx): Promise<LockedWish[]> {
  const { rows } = await tx.execute<LockedWish>(sql`
    select w.id as "wishId", w.user_id as "userId", w.store_id as "storeId", s.warehouse_id as "warehouseId",
      w.product_id as "productId", w.created_at as since
    from stock_wish w
      join store s on s.id = w.store_id
      join product p on p.id = w.product_id
      join app_user u on u.id = w.user_id
      left join stock k on k.product_id = w.product_id and k.warehouse_id = s.warehouse_id
    where w.told_at is null and (k.available is null or k.available > 0)
      and p.published and p.off_sale is null and u.profile_confirmed
      and not exists (select 1 from account_deletion d where d.user_id = u.id and d.closed_at is not null)
    order by w.id for update of w`)
  return rows
}

export interface ToldRow extends Record<string, unknown> {
  storeId: number
  productId: number
  /** ISO instant. */
  toldAt: string
  hasBought: boolean
}

/** The wishes for these products that were told since then, and whether an order of theirs has taken the goods. */
export async function findTold(tx: Tx, productIds: readonly number[], since: Date): Promise<ToldRow[]> {
  const { rows } = await tx.execute<ToldRow>(sql`
    select w.store_id as "storeId", w.product_id as "productId", w.told_at as "toldAt",
      exists (select 1 from stock_movement m join shop_order o on o.id = m.order_id
        where m.product_id = w.product_id and m.warehouse_id = s.warehouse_id and m.delta < 0 and m.at >= w.told_at
          and o.user_id = w.user_id) as "hasBought"
    from stock_wish w join store s on s.id = w.store_id
    where w.product_id = ${oneOf(productIds)} and w.told_at > ${since.toISOString()}`)
  return rows
}

/** Ends wishes that wait; answers those it ended. */
export const markTold = (tx: Tx, wishIds: readonly number[], toldAt: Date) =>
  tx
    .update(stockWish)
    .set({ toldAt })
    .where(and(inArray(stockWish.id, [...wishIds]), waits))
    .returning({ wishId: stockWish.id, userId: stockWish.userId })

/** Everything the mail about these wishes names; of goods that left sale, or a wish that waits again, nothing. */
export const findToldGoods = (db: Reader, userId: number, wishIds: readonly number[]) =>
  db
    .select({ name: product.name, pack: product.pack, slug: product.slug, storeName: store.name })
    .from(stockWish)
    .innerJoin(product, eq(product.id, stockWish.productId))
    .innerJoin(store, eq(store.id, stockWish.storeId))
    .where(
      and(
        eq(stockWish.userId, userId),
        inArray(stockWish.id, [...wishIds]),
        sql`${stockWish.toldAt} is not null`,
        product.published,
        isNull(product.offSale),
      ),
    )
    .orderBy(stockWish.createdAt, stockWish.id)

export type ToldGoods = Awaited<ReturnType<typeof findToldGoods>>[number]

/** How many customers wait for a product, by the warehouse their store sells from. */
export async function countWaitingFor(db: Reader, productId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ warehouseId: store.warehouseId, waiting: count() })
    .from(stockWish)
    .innerJoin(store, eq(store.id, stockWish.storeId))
    .where(and(eq(stockWish.productId, productId), waits))
    .groupBy(store.warehouseId)
  return new Map(rows.map(({ warehouseId, waiting }) => [warehouseId, waiting]))
}
