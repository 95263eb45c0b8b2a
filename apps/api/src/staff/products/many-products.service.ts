import { addDays, isShopDate, shopDate, type ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { nobody, recordChange } from '../../kernel/audit/audit.service.ts'
import { announcePrices, bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { keptOf as keptKey, type RequestKey, sentBefore } from '../../kernel/database/sent-before.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { searchTextOf } from '../../trade/catalog/making/product-row.ts'
import { readShelves } from '../../trade/catalog/making/shelves.ts'
import { takeOutOfCarts } from '../../trade/cart/removals/removals.service.ts'
import { writePrices } from '../price-list/apply-prices.ts'
import { rememberStaff } from '../price-list/price-memory.ts'
import { type PriceRow, pricesOf } from '../price-list/price-list.queries.ts'
import { withFuture } from '../price-list/timeline.ts'
import {
  isSameSide,
  type Plan,
  planOf,
  pricesByPair,
  productsOf,
  rangesOf,
  seenOf,
  sideNow,
  sideOfPrices,
  timelineFrom,
  type WantedChange,
} from './many-plan.ts'
import {
  type ChosenProduct,
  countChosen,
  countVersions,
  findChanges,
  findChosen,
  findGivenClass,
  findLastAuthorOf,
  insertChange,
  lockChange,
  lockChanges,
  type LockedChange,
  lockProducts,
  markUndone,
  setCategories,
  setClassOf,
  setKeptByStaff,
  setSales,
} from './many-products.repository.ts'
import { type KeptItem, productChange } from './many-products.tables.ts'
import { undoPromotions } from './many-promotions.repository.ts'
import { filterOf, type WantedProducts } from './product-table.service.ts'
import { sellingWarehouses } from './staff-products.repository.ts'

const mostAtOnce = 5000
const mostListed = 50

type Desk = Pick<Shop, 'db' | 'config'>
/** Products by their ids, or all that match a filter. */
export type Chosen = readonly number[] | Omit<WantedProducts, 'ofStaff'>
/** As it is asked for; without stores a price is for all those of the staff member. */
export type AskedChange =
  | (Omit<Extract<WantedChange, { kind: 'price' }>, 'warehouseIds'> & { warehouseIds: readonly number[] | undefined })
  | Exclude<WantedChange, { kind: 'price' }>

/** The change as asked for, checked; what is the same in every store is changed by staff of all of them. */
async function wantedOf(db: Reader, staff: StaffMember, asked: AskedChange, today: ShopDate): Promise<WantedChange> {
  if (asked.kind !== 'price') {
    if (staff.stores !== null) throw new ShopError('error.desk.manyWholeGroup')
    if (asked.kind === 'class' && (await findGivenClass(db, asked.classId)) === undefined)
      throw new ShopError('error.desk.classNotFound')
    if (asked.kind === 'category' && (await readShelves(db)).byId(asked.categoryId) === undefined)
      throw new ShopError('error.desk.categoryNotFound')
    return asked
  }
  if (!isShopDate(asked.from) || asked.from < today) throw new ShopError('error.desk.priceDays')
  const own = (await sellingWarehouses(db, staff.stores)).map(({ warehouseId }) => warehouseId)
  const warehouseIds = [...new Set(asked.warehouseIds ?? own)].toSorted((one, other) => one - other)
  if (warehouseIds.length === 0 || !warehouseIds.every((id) => own.includes(id)))
    throw new ShopError('error.store.notFound')
  return { ...asked, warehouseIds }
}

async function choose(
  db: Reader,
  config: Shop['config'],
  staff: StaffMember,
  chosen: Chosen,
  now: Date,
): Promise<ChosenProduct[]> {
  const choice = 'q' in chosen ? (await filterOf(db, config, { ...chosen, ofStaff: staff.stores }, now)).filter : chosen
  const found = await findChosen(db, choice, mostAtOnce + 1)
  if (found.length <= mostAtOnce) return found
  const count = 'words' in choice ? await countChosen(db, choice) : found.length
  throw new ShopError('error.desk.manyTooMany', { count: String(count), most: String(mostAtOnce) })
}

async function plan(db: Reader, products: readonly ChosenProduct[], wanted: WantedChange, today: ShopDate) {
  const prices = wanted.kind === 'price' ? await pricesOf(db, productsOf(products)) : []
  return { prices, ...planOf(products, wanted, prices, today) }
}

/** The effect of a change, before it is made. */
export async function previewMany(
  { db, config }: Desk,
  staff: StaffMember,
  { chosen, asked }: { chosen: Chosen; asked: AskedChange },
  now: Date,
) {
  const today = shopDate(now)
  const wanted = await wantedOf(db, staff, asked, today)
  const products = await choose(db, config, staff, chosen, now)
  const planned = await plan(db, products, wanted, today)
  return {
    seen: seenOf(planned),
    day: wanted.kind === 'price' ? wanted.from : today,
    products: productsOf(planned.items).length,
    count: planned.items.length,
    changes: planned.items.slice(0, mostListed),
    leftCount: planned.left.length,
    left: planned.left.slice(0, mostListed),
    named: new Map(products.map((one) => [one.productId, one])),
    stores: new Map((await sellingWarehouses(db, staff.stores)).map(({ warehouseId, name }) => [warehouseId, name])),
    shelves: wanted.kind === 'category' ? await readShelves(db) : undefined,
  }
}
export type ManyPreview = Awaited<ReturnType<typeof previewMany>>

const rowsOf = ({ productId, warehouseId = 0 }: KeptItem, prices: ReturnType<typeof timelineFrom>): PriceRow[] =>
  prices.map(({ from, to, cents }) => ({ productId, warehouseId, from, to, cents }))

/** Writes what the items say, each kind in a fixed number of statements however many they are. */
async function writeItems(
  tx: Tx,
  { classId, items, prices }: { classId: number | null; items: readonly KeptItem[]; prices: readonly PriceRow[] },
  now: Date,
): Promise<number> {
  const ids = productsOf(items)
  if (ids.length === 0) return 0
  await countVersions(tx, ids)
  const priced = items.filter(({ after }) => after.prices !== undefined)
  if (priced.length > 0) {
    const byPair = pricesByPair(prices)
    const changes = priced.map((item) => ({
      before: byPair.get(`${item.productId} ${item.warehouseId}`) ?? [],
      after: rowsOf(item, timelineFrom(item.after.prices)),
    }))
    await writePrices(tx, changes)
    await rememberStaff(
      tx,
      priced.map(({ productId, warehouseId = 0 }) => ({ productId, warehouseId })),
    )
    await announcePrices(tx)
    return 0
  }
  const sales = items.flatMap(({ productId, after }) =>
    after.sale === undefined ? [] : [{ productId, published: after.sale.published, offSale: after.sale.offSale }],
  )
  let carts = 0
  if (sales.length > 0) {
    await setSales(tx, sales)
    const gone = sales.filter(({ published }) => !published).map(({ productId }) => productId)
    if (gone.length > 0) carts = await takeOutOfCarts(tx, gone, 'offSale', now)
  }
  for (const given of [true, false]) {
    const some = items.filter(({ after }) => after.given === given).map(({ productId }) => productId)
    if (classId !== null && some.length > 0) await setClassOf(tx, some, classId, given)
  }
  await moveToShelves(tx, items)
  const kept = items.flatMap(({ productId, after }) => (after.kept ? [{ productId, ...after.kept }] : []))
  if (kept.length > 0) await setKeptByStaff(tx, kept)
  await bumpCatalogueVersion(tx)
  return carts
}

/** For the log: the terms of a change in the words of its fields. */
function termsOf(wanted: WantedChange, stores: readonly { warehouseId: number; name: string }[]) {
  if (wanted.kind === 'sale') return { sale: wanted.sale, reason: wanted.reason }
  if (wanted.kind === 'class') return { class: wanted.classId, given: wanted.given }
  if (wanted.kind === 'category') return { category: wanted.categoryId }
  if (wanted.kind === 'files') return { files: true }
  const { step, warehouseIds, from } = wanted
  const names = stores.filter(({ warehouseId }) => warehouseIds.includes(warehouseId)).map(({ name }) => name)
  return { stores: names, from, ...step }
}

/** Products stay where they are if the category is in the departments no more. */
async function moveToShelves(tx: Tx, items: readonly KeptItem[]): Promise<void> {
  const moved = items.flatMap(({ productId, after: { category } }) => (category ? [{ productId, category }] : []))
  if (moved.length === 0) return
  const shelves = await readShelves(tx)
  const products = new Map((await findChosen(tx, productsOf(items), mostAtOnce)).map((one) => [one.productId, one]))
  const rows = moved.flatMap(({ productId, category: { id, byStaff } }) => {
    const [shelf, one] = [shelves.byId(id), products.get(productId)]
    if (shelf === undefined || one === undefined) return []
    const searchText = searchTextOf({ ...one, codInt: one.code }, shelf)
    return [{ productId, categoryId: id, categoryPath: shelf.path, searchText, byStaff }]
  })
  await setCategories(tx, rows)
}

interface AskedMany {
  readonly chosen: Chosen
  readonly asked: AskedChange
  /** Of the preview. */
  readonly seen: string
  readonly key: RequestKey | undefined
}

/** Changes many products, all or none, if they still are as the preview showed them; sent again it is the same change. */
export function changeMany(
  { db, config }: Desk,
  staff: StaffMember,
  { chosen, asked, seen, key }: AskedMany,
  now: Date,
) {
  const { userId, name: staffName } = staff
  const today = shopDate(now)
  return db.transaction(async (tx) => {
    await lockChanges(tx)
    const before = await sentBefore(tx, productChange, { userId, key })
    if (before !== undefined) return { ...before, changeId: before.id }
    const wanted = await wantedOf(tx, staff, asked, today)
    const found = productsOf(await choose(tx, config, staff, chosen, now))
    await lockProducts(tx, found)
    // Read again: until they were locked somebody may have changed them, or the filter may have found others.
    const products = await choose(tx, config, staff, chosen, now)
    const planned: Plan & { prices: PriceRow[] } = await plan(tx, products, wanted, today)
    if (seenOf(planned) !== seen) {
      const author = await findLastAuthorOf(tx, found)
      throw new ShopError('error.staff.changedMeanwhile', { name: author ?? nobody })
    }
    const { items, prices } = planned
    const ids = productsOf(items)
    if (ids.length === 0) throw new ShopError('error.desk.manyNothing')
    const classId = wanted.kind === 'class' ? wanted.classId : null
    const carts = await writeItems(tx, { classId, items, prices }, now)
    const { kind } = wanted
    const kept = { userId, staffName, kind, classId, at: now, products: ids.length, items, ...keptKey(key) }
    const row = await insertChange(tx, kept)
    const terms = termsOf(wanted, await sellingWarehouses(tx, staff.stores))
    const after = { change: row.changeId, ...terms, ...(carts > 0 && { carts }), count: ids.length, ids: rangesOf(ids) }
    await recordChange(tx, staff, { action: 'product.manyChanged', after }, now)
    return row
  })
}

/** A change can be undone for so long. */
const dayAgo = (now: Date) => new Date(now.getTime() - 24 * 3_600_000)

export const readChanges = ({ db }: Pick<Desk, 'db'>, { stores, userId }: StaffMember, now: Date) =>
  findChanges(db, { stores, userId }, dayAgo(now), mostListed)

/** One of prices or products; promotions are taken back by themselves. */
type ChangeOfMany = LockedChange & { kind: WantedChange['kind'] }

/** Each item as it is now, back to what it was before; days already past keep the price they had. */
function backOf(
  { kind, classId, items }: ChangeOfMany,
  { products, prices }: { products: readonly ChosenProduct[]; prices: readonly PriceRow[] },
  today: ShopDate,
) {
  const byPair = pricesByPair(prices)
  const byId = new Map(products.map((one) => [one.productId, one]))
  const back: KeptItem[] = []
  const left: KeptItem[] = []
  for (const item of items) {
    const { productId, warehouseId, before, after } = item
    const one = byId.get(productId)
    const isPrice = kind === 'price'
    const current = isPrice
      ? sideOfPrices(byPair.get(`${productId} ${warehouseId}`))
      : one && sideNow(one, kind, classId)
    if (current === undefined || !isSameSide(current, after)) {
      left.push(item)
      continue
    }
    const future = withFuture(timelineFrom(current.prices), timelineFrom(before.prices), today)
    const side = isPrice ? sideOfPrices(rowsOf(item, future)) : before
    back.push({ ...item, before: current, after: side })
  }
  return { back, left }
}

async function putBack(tx: Tx, change: ChangeOfMany, now: Date) {
  const ids = productsOf(change.items)
  const prices = change.kind === 'price' ? await pricesOf(tx, ids) : []
  const products = await findChosen(tx, ids, mostAtOnce)
  const { back, left } = backOf(change, { products, prices }, shopDate(now))
  await writeItems(tx, { classId: change.classId, items: back, prices }, now)
  return { back, left }
}

async function unpromote(tx: Tx, { items }: LockedChange, now: Date) {
  const back = await undoPromotions(tx, items, shopDate(now))
  await countVersions(tx, productsOf(back))
  await announcePrices(tx)
  return { back, left: items.filter((one) => !back.includes(one)) }
}

/** Puts back what a change did, where nobody has changed it since. */
export function undoMany({ db }: Pick<Desk, 'db'>, staff: StaffMember, changeId: number, now: Date) {
  const { stores, userId } = staff
  return db.transaction(async (tx) => {
    await lockChanges(tx)
    const change = await lockChange(tx, changeId, { stores, userId }, dayAgo(now))
    if (change === undefined) throw new ShopError('error.desk.changeNotFound')
    if (change.undoneAt !== null) throw new ShopError('error.desk.changeUndone')
    const own = new Set((await sellingWarehouses(tx, stores)).map(({ warehouseId }) => warehouseId))
    const isOwn = ({ warehouseId }: KeptItem) => stores === null || (warehouseId !== undefined && own.has(warehouseId))
    const items = change.items.filter(isOwn)
    const ids = productsOf(items)
    await lockProducts(tx, ids)
    const { kind } = change
    const { back, left } = await (kind === 'promotion'
      ? unpromote(tx, { ...change, items }, now)
      : putBack(tx, { ...change, kind, items }, now))
    const undone = productsOf(back)
    const remaining = productsOf([...left, ...change.items.filter((item) => !isOwn(item))])
    const row = await markUndone(tx, changeId, { at: now, products: undone.length, left: remaining.length })
    if (row === undefined) throw new ShopError('error.desk.changeUndone')
    const after = { change: changeId, count: undone.length, left: remaining.length, ids: rangesOf(undone) }
    await recordChange(tx, staff, { action: 'product.manyUndone', after }, now)
    return row
  })
}

/** Longer than any change can be undone; the log keeps what was done. */
export const keptUntil = (now: Date) => new Date(`${addDays(shopDate(now), -3)}T00:00:00.000Z`)
