import { parseQuantity } from '@bottega/rules/quantity/parse-quantity.ts'
import { characters, listNameMaximum } from '@bottega/rules/validators/text.ts'
import { plainLine } from '@bottega/rules/text/plain-line.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { ShopError } from '../../shop-error.ts'
import {
  countOwnLists,
  deleteItems,
  deleteList,
  findHasFavourites,
  findLists,
  findPublished,
  insertItems,
  insertList,
  type ListRow,
  lockList,
  renameList,
} from './lists.repository.ts'

export type { ListItemRow, ListRow } from './lists.repository.ts'

/** Enough for every household, and a bound for what a page of the shop carries along. */
const mostLists = 30
const mostProducts = 300

export const hasFavourites = (db: Reader, userId: number): Promise<boolean> => findHasFavourites(db, userId)

export const myLists = (db: Reader, userId: number): Promise<ListRow[]> => findLists(db, userId)

/** A list the customer may see. Another customer's is not found, like one that never existed. */
export async function visibleList(db: Reader, userId: number, listId: number): Promise<ListRow> {
  const [list] = await findLists(db, userId, listId)
  if (list === undefined) throw new ShopError('error.list.notFound')
  return list
}

/** A list the customer may change, locked: what is shared for reading is refused. (Safety, 10) */
async function changeableList(tx: Tx, userId: number, listId: number): Promise<ListRow> {
  const { grant } = await visibleList(tx, userId, listId)
  if (grant === 'READ') throw new ShopError('error.list.readOnly')
  await lockList(tx, listId)
  return visibleList(tx, userId, listId)
}

function nameOf(sent: string): string {
  const name = plainLine(sent)
  if (name === '') throw new ShopError('error.list.nameMissing')
  if (characters(name) > listNameMaximum) throw new ShopError('error.request.invalid', { fields: 'name' })
  return name
}

export async function makeList(tx: Tx, userId: number, sentName: string, now: Date): Promise<ListRow> {
  const name = nameOf(sentName)
  if ((await countOwnLists(tx, userId)) >= mostLists) throw new ShopError('error.list.tooMany', { maximum: mostLists })
  const listId = await insertList(tx, userId, name, now)
  if (listId === undefined) throw new ShopError('error.list.nameTaken')
  return visibleList(tx, userId, listId)
}

export async function nameList(tx: Tx, userId: number, listId: number, sentName: string): Promise<ListRow> {
  const name = nameOf(sentName)
  const list = await changeableList(tx, userId, listId)
  if (!(await renameList(tx, listId, name))) throw new ShopError('error.list.nameTaken')
  return { ...list, name }
}

export async function removeList(tx: Tx, userId: number, listId: number): Promise<void> {
  const { grant } = await visibleList(tx, userId, listId)
  if (grant !== 'OWNER') throw new ShopError('error.list.readOnly')
  await deleteList(tx, userId, listId)
}

export interface ListItemRequest {
  productId: number
  /** Units as sent; undefined for the smallest quantity. */
  quantity: number | undefined
}

/** All or nothing: what the shop does not sell goes on no list. */
export async function addProducts(
  tx: Tx,
  userId: number,
  listId: number,
  requests: readonly ListItemRequest[],
  now: Date,
): Promise<ListRow> {
  const list = await changeableList(tx, userId, listId)
  const wanted = new Map(requests.map((request) => [request.productId, thousandthsOf(request)]))
  const known = await findPublished(tx, [...wanted.keys()])
  if (known.size < wanted.size) throw new ShopError('error.product.notFound')
  const onIt = new Set(list.items.map(({ productId }) => productId))
  const coming = [...wanted.keys()].filter((id) => !onIt.has(id)).length
  if (onIt.size + coming > mostProducts) throw new ShopError('error.list.full', { maximum: mostProducts })
  const items = [...wanted].map(([productId, quantity]) => ({ productId, quantity }))
  await insertItems(tx, listId, items, now)
  return visibleList(tx, userId, listId)
}

function thousandthsOf({ quantity }: ListItemRequest): number | null {
  if (quantity === undefined) return null
  const parsed = parseQuantity(quantity)
  if (!parsed.ok) throw new ShopError('error.cart.quantityInvalid')
  return parsed.quantity
}

export async function takeProductsOff(
  tx: Tx,
  userId: number,
  listId: number,
  productIds: readonly number[],
): Promise<ListRow> {
  await changeableList(tx, userId, listId)
  await deleteItems(tx, listId, productIds)
  return visibleList(tx, userId, listId)
}
