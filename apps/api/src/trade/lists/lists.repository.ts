import { and, eq, inArray, ne, type Placeholder, sql, type SQL } from 'drizzle-orm'
import { statement } from '../../kernel/database/built-once.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { product } from '../catalog/products.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { type ListGrant, wishlist, wishlistItem, wishlistSelection } from './lists.tables.ts'

export interface ListItemRow {
  productId: number
  /** Thousandths; null for the smallest quantity. */
  quantity: number | null
  name: Localized
  slug: string
  image: string | null
  published: boolean
}

/** A list as seen by one of the customers who may see it. */
export interface ListRow {
  listId: number
  name: string
  /** 1 a customer's own, 2 of a leaflet. */
  typeId: 1 | 2
  leafletId: number | null
  /** The heart of the customer uses it. */
  selected: boolean
  grant: 'OWNER' | ListGrant
  /** First name of whose it is. */
  owner: string
  /** The number of addresses it is shared with. */
  shares: number
  /** Newest first. */
  items: ListItemRow[]
}

/** Lists a customer may see, their own first; with `listId` that one, or nothing where they may not see it. */
export function findLists(db: Reader, userId: number, listId?: number): Promise<ListRow[]> {
  return listsStatement(db, { userId, listId: listId ?? null })
}

const me = sql.placeholder('userId')
const listParam = sql.placeholder('listId')

const selectLists = (customer: SQL | Placeholder, whichOfThem: SQL) => sql`
    select w.id as "listId", w.name, w.type_id as "typeId", w.leaflet_id as "leafletId", u.first_name as owner,
      exists (select 1 from wishlist_selection c where c.user_id = ${customer} and c.list_id = w.id) as selected,
      (select count(*) from wishlist_share a where a.list_id = w.id)::int as shares,
      case when w.user_id = ${customer} then 'OWNER' else s."grant" end as "grant",
      coalesce((select json_agg(json_build_object('productId', p.id, 'quantity', i.quantity, 'name', p.name,
          'slug', p.slug, 'image', p.image, 'published', p.published) order by i.added_at desc, p.id)
        from wishlist_item i join product p on p.id = i.product_id where i.list_id = w.id), '[]') as items
    from wishlist w
      join app_user u on u.id = w.user_id
      left join wishlist_share s on s.list_id = w.id and s.user_id = ${customer}
    where (w.user_id = ${customer} or s.user_id is not null) and ${whichOfThem}
    order by w.user_id <> ${customer}, w.created_at, w.id`

const listsStatement = statement<ListRow, { userId: number; listId: number | null }>(
  selectLists(me, sql`(${listParam}::int is null or w.id = ${listParam})`),
)

/** All lists of a customer, as `ListRow`, within a statement that reads them with something else. */
export const listsOf = (customer: SQL | Placeholder) => selectLists(customer, sql`true`)

/** Locks the customer: other requests that add a list wait until the transaction ends. */
export async function countOwnLists(tx: Tx, userId: number): Promise<number> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')
  return tx.$count(wishlist, eq(wishlist.userId, userId))
}

/** Whether something is on one of the customer's own lists. */
export async function findHasFavourites(db: Reader, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ listId: wishlist.id })
    .from(wishlist)
    .innerJoin(wishlistItem, eq(wishlistItem.listId, wishlist.id))
    .where(eq(wishlist.userId, userId))
    .limit(1)
  return row !== undefined
}

export interface NewList {
  userId: number
  name: string
  createdAt: Date
  /** Of a leaflet's list. */
  leafletId?: number
}

/** Undefined when the customer has another list of that name, or one of that leaflet. */
export async function insertList(tx: Tx, list: NewList): Promise<number | undefined> {
  const [row] = await tx
    .insert(wishlist)
    .values({ ...list, typeId: list.leafletId === undefined ? 1 : 2 })
    .onConflictDoNothing()
    .returning({ id: wishlist.id })
  return row?.id
}

/** Locks a list against other changes until the transaction ends. */
export async function lockList(tx: Tx, listId: number): Promise<void> {
  await tx.select({ id: wishlist.id }).from(wishlist).where(eq(wishlist.id, listId)).for('update')
}

/** False when whose it is has another list of that name. */
export async function renameList(tx: Tx, listId: number, name: string): Promise<boolean> {
  const namesake = tx
    .select({ one: sql`1` })
    .from(sql`wishlist other`)
    .where(
      sql`other.user_id = ${wishlist.userId} and other.id <> ${wishlist.id} and lower(other.name) = lower(${name})
        and other.leaflet_id is null and ${wishlist.leafletId} is null`,
    )
  const renamed = await tx
    .update(wishlist)
    .set({ name })
    .where(and(eq(wishlist.id, listId), sql`not exists ${namesake}`))
  return renamed.rowCount === 1
}

/** Only whose it is removes a list. */
export async function deleteList(tx: Tx, userId: number, listId: number): Promise<void> {
  await tx.delete(wishlist).where(and(eq(wishlist.id, listId), eq(wishlist.userId, userId)))
}

/** The list the heart of the customer uses from now on; null for none. */
export async function writeSelection(tx: Tx, userId: number, listId: number | null): Promise<void> {
  if (listId === null) await tx.delete(wishlistSelection).where(eq(wishlistSelection.userId, userId))
  else
    await tx
      .insert(wishlistSelection)
      .values({ userId, listId })
      .onConflictDoUpdate({ target: wishlistSelection.userId, set: { listId } })
}

export async function findPublished(db: Reader, productIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(inArray(product.id, [...productIds]), ne(product.published, false)))
  return new Set(rows.map(({ id }) => id))
}

/** A product already on the list takes the new quantity and stays at its place. */
export async function insertItems(
  tx: Tx,
  listId: number,
  items: readonly { productId: number; quantity: number | null }[],
  addedAt: Date,
): Promise<void> {
  await tx
    .insert(wishlistItem)
    .values(items.map((item) => ({ ...item, listId, addedAt })))
    .onConflictDoUpdate({
      target: [wishlistItem.listId, wishlistItem.productId],
      set: { quantity: sql`coalesce(excluded.quantity, ${wishlistItem.quantity})` },
    })
}

/** False when one of them is not on the list any more; then the transaction has to be given up. */
export async function updateQuantities(
  tx: Tx,
  listId: number,
  items: readonly { productId: number; quantity: number | null }[],
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update wishlist_item i set quantity = n.quantity
    from json_to_recordset(${JSON.stringify(items)}::json) as n("productId" int, quantity int)
    where i.list_id = ${listId} and i.product_id = n."productId"`)
  return rowCount === items.length
}

export async function deleteItems(tx: Tx, listId: number, productIds: readonly number[]): Promise<void> {
  await tx
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.listId, listId), inArray(wishlistItem.productId, [...productIds])))
}
