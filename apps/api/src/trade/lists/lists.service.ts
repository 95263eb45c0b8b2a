import { parseQuantity } from '@bottega/rules/quantity/parse-quantity.ts'
import { characters, listNameMaximum } from '@bottega/rules/validators/text.ts'
import { plainLine } from '@bottega/rules/text/plain-line.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
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
  updateQuantities,
  writeSelection,
} from './lists.repository.ts'

export { type ListItemRow, type ListRow, listsOf } from './lists.repository.ts'

/** Enough for every household, and a bound for what a page of the shop carries along. */
const mostLists = 30
const mostProducts = 300

export const hasFavourites = (db: Reader, userId: number): Promise<boolean> => findHasFavourites(db, userId)

export const myLists = (db: Reader, userId: number): Promise<ListRow[]> => findLists(db, userId)

const listsRead = new WeakMap<object, readonly ListRow[]>()

/** For a page whose lists were read with something else: its calls do not read them again. */
export const shareLists = (page: object, lists: readonly ListRow[]) => void listsRead.set(page, lists)

/** The lists the calls of a page answer from, where they were read for it. */
export const listsReadFor = (page: object | undefined): readonly ListRow[] | undefined => page && listsRead.get(page)

/** A list the customer may see. Another customer's is not found, like one that never existed. */
export async function visibleList(db: Reader, userId: number, listId: number): Promise<ListRow> {
  const [list] = await findLists(db, userId, listId)
  if (list === undefined) throw new ShopError('error.list.notFound')
  return list
}

export interface WantedList {
  listId?: number | undefined
  typeId?: number | undefined
  leafletId?: number | undefined
}

/** The list asked for by its id, or the one of its type that is in use. Another type than asked for is not found. */
export async function wantedList(db: Reader, userId: number, wanted: WantedList): Promise<ListRow> {
  const { listId, typeId, leafletId } = wanted
  const isWanted = (list: ListRow) =>
    (typeId === undefined || list.typeId === typeId) && (leafletId === undefined || list.leafletId === leafletId)
  if (listId !== undefined) {
    const list = await visibleList(db, userId, listId)
    if (isWanted(list)) return list
    throw new ShopError('error.list.notFound')
  }
  const ofType = (await findLists(db, userId)).filter((list) => typeId !== undefined && isWanted(list))
  const used = ofType.find(({ selected }) => selected) ?? (typeId === 2 ? ofType.at(-1) : ofType[0])
  if (used === undefined) throw new ShopError('error.list.notFound')
  return used
}

/**
 * A list the customer may change, locked: what is shared for reading is refused. Looked at again behind the lock,
 * because the owner may have taken the access away meanwhile. (Safety, 10)
 */
async function changeableList(tx: Tx, userId: number, listId: number): Promise<ListRow> {
  refuseReading(await visibleList(tx, userId, listId))
  await lockList(tx, listId)
  return refuseReading(await visibleList(tx, userId, listId))
}

function refuseReading(list: ListRow): ListRow {
  if (list.grant === 'READ') throw new ShopError('error.list.readOnly')
  return list
}

function nameOf(sent: string): string {
  const name = plainLine(sent)
  if (name === '') throw new ShopError('error.list.nameMissing')
  if (characters(name) > listNameMaximum) throw new ShopError('error.request.invalid', { fields: 'name' })
  return name
}

export async function makeList(tx: Tx, userId: number, sentName: string, now: Date): Promise<ListRow> {
  const name = nameOf(sentName)
  await refuseMoreLists(tx, userId)
  const listId = await insertList(tx, { userId, name, createdAt: now })
  if (listId === undefined) throw new ShopError('error.list.nameTaken')
  return visibleList(tx, userId, listId)
}

/** Locks the customer, so that of two lists for one last place one is refused. */
async function refuseMoreLists(tx: Tx, userId: number): Promise<void> {
  if ((await countOwnLists(tx, userId)) >= mostLists) throw new ShopError('error.list.tooMany', { maximum: mostLists })
}

/** Puts products on the customer's list of a leaflet, which is made when there is none. (decision 0241) */
export async function addLeafletProducts(
  tx: Tx,
  userId: number,
  leaflet: { leafletId: number; title: string },
  requests: readonly ListItemRequest[],
  now: Date,
): Promise<ListRow> {
  const { leafletId } = leaflet
  const name = nameOf(leaflet.title)
  const ofLeaflet = async () => (await findLists(tx, userId)).find((list) => isOwnOf(list, leafletId))?.listId
  let listId = await ofLeaflet()
  if (listId === undefined) {
    const count = await countOwnLists(tx, userId)
    // Another tab may have made it while this one waited for the lock.
    listId = await ofLeaflet()
    if (listId === undefined && count >= mostLists) throw new ShopError('error.list.tooMany', { maximum: mostLists })
    listId ??= await insertList(tx, { userId, name, createdAt: now, leafletId })
  }
  if (listId === undefined) throw new Error(`no list of leaflet ${leafletId} was made`)
  return addProducts(tx, userId, listId, requests, now)
}

const isOwnOf = ({ grant, leafletId }: ListRow, wanted: number) => grant === 'OWNER' && leafletId === wanted

/** The list the heart uses; what is shared for reading cannot take products. */
export async function selectList(tx: Tx, userId: number, listId: number | null): Promise<void> {
  if (listId !== null) await changeableList(tx, userId, listId)
  await writeSelection(tx, userId, listId)
}

export async function nameList(tx: Tx, userId: number, listId: number, sentName: string): Promise<ListRow> {
  const name = nameOf(sentName)
  const list = await changeableList(tx, userId, listId)
  if (!(await renameList(tx, listId, name))) throw new ShopError('error.list.nameTaken')
  return { ...list, name }
}

/** The name it had. */
export async function removeList(tx: Tx, userId: number, listId: number): Promise<string> {
  const { grant, name } = await visibleList(tx, userId, listId)
  if (grant !== 'OWNER') throw new ShopError('error.list.readOnly')
  await deleteList(tx, userId, listId)
  return name
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

/** All or nothing: a product that another tab took off does not come back. */
export async function changeQuantities(
  tx: Tx,
  userId: number,
  listId: number,
  requests: readonly ListItemRequest[],
): Promise<ListRow> {
  await changeableList(tx, userId, listId)
  const wanted = new Map(requests.map((request) => [request.productId, thousandthsOf(request)]))
  const items = [...wanted].map(([productId, quantity]) => ({ productId, quantity }))
  if (!(await updateQuantities(tx, listId, items))) throw new ShopError('error.list.productGone')
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
