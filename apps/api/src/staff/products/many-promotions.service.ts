import type { AuditAction } from '@bottega/contract/audit-actions.ts'
import { mostPromotionLines } from '@bottega/contract/staff-products/promotions.ts'
import { addDays, daysBetween, mondayOf, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { arePromotionDays, type PromotionCut, type PromotionDays } from '@bottega/rules/promotions/promotion-refusal.ts'
import { nobody, recordChange } from '../../kernel/audit/audit.service.ts'
import { announcePrices } from '../../kernel/database/catalogue-version.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { keptOf, type RequestKey, sentBefore } from '../../kernel/database/sent-before.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { pricesBefore } from '../../trade/catalog/catalog.products.ts'
import { findCategories } from '../../trade/catalog/departments.queries.ts'
import { promotionView } from '../../trade/catalog/prices/promotion-view.ts'
import { productsOf, rangesOf } from './many-plan.ts'
import {
  countVersions,
  findChosen,
  findLastAuthorOf,
  insertChange,
  lockChanges,
  lockProducts,
} from './many-products.repository.ts'
import { type KeptItem, productChange } from './many-products.tables.ts'
import {
  findBeginning,
  findCalendar,
  findGoods,
  findNames,
  findOthers,
  insertWithProducts,
  isPromotion,
  moveWithProducts,
} from './many-promotions.repository.ts'
import { productsNamed } from '../../trade/catalog/named-products.queries.ts'
import { goodsOfLeaflet } from './leaflet-goods.ts'
import { filterOf } from './product-table.service.ts'
import {
  type AskedPromotion,
  type LeftOut,
  movedWhole,
  type PromotedPair,
  planPromotions,
  type PromotionPlan,
  seenOfPlan,
} from './promotion-plan.ts'
import { warningsOf } from './promotion-warnings.ts'
import { cutOf, termsOf } from './promotions.service.ts'
import { sellingWarehouses } from './staff-products.repository.ts'

type Desk = Pick<Shop, 'db' | 'config'>
/** The shop, or a transaction of it. */
type Source = Pick<Shop, 'config'> & { readonly db: Reader }

const shownWeeks = 4
const mostGoods = 200
/** Products times stores that one step may put in promotion. */
export const mostPairs = 10_000
export const calendarPage = 50

/** The stores a call is about: those it names, which are the staff member's own, or all of these. */
async function placesOf(db: Reader, staff: StaffMember, asked: readonly number[] | undefined) {
  const own = await sellingWarehouses(db, staff.stores)
  const places = asked === undefined ? own : own.filter(({ warehouseId }) => asked.includes(warehouseId))
  if (places.length === 0 || (asked !== undefined && places.length < new Set(asked).size))
    throw new ShopError('error.store.notFound')
  return places
}

/** Four weeks of promotions, from the week that holds the day. */
export async function readCalendar(
  { db }: Pick<Desk, 'db'>,
  staff: StaffMember,
  { day, warehouseId, page }: { day: string | undefined; warehouseId: number | undefined; page: number },
  now: Date,
) {
  const today = shopDate(now)
  const monday = mondayOf(day ?? today)
  const own = await sellingWarehouses(db, staff.stores)
  const places = warehouseId === undefined ? own : own.filter((one) => one.warehouseId === warehouseId)
  if (warehouseId !== undefined && places.length === 0) throw new ShopError('error.store.notFound')
  const weeks = Array.from({ length: shownWeeks }, (_, index) => addDays(monday, 7 * index))
  const rows = await findCalendar(
    db,
    places.map((one) => one.warehouseId),
    { from: monday, to: addDays(monday, 7 * shownWeeks - 1) },
    { limit: calendarPage, offset: (page - 1) * calendarPage },
  )
  const warnings = await warningsOf(db, rows, today)
  return { stores: own, categories: await findCategories(db), today, weeks, rows, warnings }
}

export async function readGoods(db: Reader, promotionId: number) {
  if (!(await isPromotion(db, promotionId))) throw new ShopError('error.desk.promotionNotFound')
  return findGoods(db, promotionId, mostGoods)
}

interface Chosen {
  /** Name of the leaflet whose products these are; undefined for those of the other fields. */
  readonly leaflet: string | undefined
  /** Codes or barcodes with their own price in cents; undefined for all that the words and the category find. */
  readonly lines: readonly { code: string; cents?: number | undefined }[] | undefined
  readonly q: string
  readonly categoryId: number | undefined
}

interface Where {
  readonly warehouseIds: readonly number[] | undefined
  /** Leaves out what is in another promotion on one of the days. */
  readonly leavePromoted: boolean
}

export interface WantedPromotion extends Chosen, Where, PromotionDays {
  /** Cents are those of lines without their own; undefined where each line has to have one. */
  readonly cut: Exclude<PromotionCut, { kind: 'price' }> | { kind: 'price'; cents: number | undefined }
  readonly membersOnly: boolean
  readonly name: Localized
}

/** Weeks by any of their days. */
export interface WantedCopy extends Where {
  readonly fromWeek: string
  readonly toWeek: string
}

export interface Asked {
  readonly asked: readonly AskedPromotion[]
  readonly unknown: readonly string[]
  /** Left out before any price is looked at. */
  readonly left?: readonly LeftOut[]
}

/** Throws `error.desk.manyTooMany`. */
export function refuseTooMany(products: number, stores: number): void {
  const most = Math.min(mostPromotionLines, Math.floor(mostPairs / Math.max(1, stores)))
  if (products > most) throw new ShopError('error.desk.manyTooMany', { count: String(products), most: String(most) })
}

/** The products of a list, each once: of two lines of one product the last counts. */
async function namedProducts(db: Reader, lines: NonNullable<Chosen['lines']>) {
  const { ofName } = await productsNamed(
    db,
    lines.map(({ code }) => code),
  )
  const centsOf = new Map<number, number | undefined>()
  const unknown: string[] = []
  for (const { code, cents } of lines) {
    const productId = ofName(code)
    if (productId === undefined) unknown.push(code)
    else centsOf.set(productId, cents)
  }
  return { products: [...centsOf].map(([productId, cents]) => ({ productId, cents })), unknown }
}

async function choose({ db, config }: Source, staff: StaffMember, wanted: Chosen, now: Date) {
  if (wanted.leaflet !== undefined) {
    const { productIds, unknown } = await goodsOfLeaflet(db, staff, wanted.leaflet)
    return { products: productIds.map((productId) => ({ productId, cents: undefined })), unknown }
  }
  if (wanted.lines !== undefined) return namedProducts(db, wanted.lines)
  const { q, categoryId } = wanted
  if (q.trim() === '' && categoryId === undefined) throw new ShopError('error.desk.promotionTerms')
  const asked = { q, categoryId, sale: 'on', lacks: undefined, without: undefined, warehouseId: undefined } as const
  const { filter } = await filterOf(db, config, { ...asked, ofStaff: staff.stores }, now)
  const products = (await findChosen(db, filter, mostPromotionLines + 1)).map(({ productId }) => ({
    productId,
    cents: undefined,
  }))
  return { products, unknown: [] }
}

/** One promotion as it is asked for, in each of its stores. */
async function askedOf(source: Source, staff: StaffMember, wanted: WantedPromotion, now: Date): Promise<Asked> {
  const { cut, from, to, membersOnly, name } = wanted
  if (!arePromotionDays({ from, to }, shopDate(now))) throw new ShopError('error.desk.promotionDays')
  const places = await placesOf(source.db, staff, wanted.warehouseIds)
  const { products, unknown } = await choose(source, staff, wanted, now)
  refuseTooMany(products.length, places.length)
  const pairs = places.flatMap(({ warehouseId }) =>
    products.map(({ productId, cents }) => {
      if (cut.kind !== 'price') return { productId, warehouseId, priceCents: null }
      const priceCents = cents ?? cut.cents
      if (priceCents === undefined) throw new ShopError('error.desk.promotionTerms')
      return { productId, warehouseId, priceCents }
    }),
  )
  const whole = cut.kind === 'price' ? ({ kind: 'price', cents: cut.cents ?? 0 } as const) : cut
  const { bubble, ...terms } = termsOf(whole)
  const values = { ...terms, name, membersOnly, view: promotionView(name, bubble) }
  return { asked: [{ values, cut: whole, from, to, pairs }], unknown }
}

/** The promotions that begin in one week, so many days later. */
async function copiesOf(db: Reader, staff: StaffMember, wanted: WantedCopy, now: Date): Promise<Asked> {
  const [source, target] = [mondayOf(wanted.fromWeek), mondayOf(wanted.toWeek)]
  const shift = daysBetween(source, target)
  const places = await placesOf(db, staff, wanted.warehouseIds)
  const ids = places.map(({ warehouseId }) => warehouseId)
  const rows = await findBeginning(db, ids, source, mostPairs + 1)
  if (rows.length > mostPairs)
    throw new ShopError('error.desk.manyTooMany', { count: `>${mostPairs}`, most: String(mostPairs) })
  const byPromotion = Map.groupBy(rows, ({ row, priceCents }) => `${row.id} ${cutOf({ row, priceCents }).kind}`)
  const asked = [...byPromotion.values()].flatMap((some): AskedPromotion[] => {
    const [first] = some
    if (first === undefined) return []
    const { id: _id, code: _code, warehouseId, validFrom, validTo, ...values } = first.row
    const days = { from: addDays(validFrom, shift), to: addDays(validTo, shift) }
    if (!arePromotionDays(days, shopDate(now))) throw new ShopError('error.desk.promotionDays')
    const pairs = some.map(({ productId, priceCents }) => ({ productId, warehouseId, priceCents }))
    return [{ values, cut: cutOf(first), ...days, pairs }]
  })
  return { asked, unknown: [] }
}

const idsOf = (pairs: readonly PromotedPair[]) => ({
  productIds: [...new Set(pairs.map(({ productId }) => productId))].toSorted((one, other) => one - other),
  warehouseIds: [...new Set(pairs.map(({ warehouseId }) => warehouseId))],
})

/**
 * Reads what a plan depends on: the prices before the first day, in one statement for promotions of the same day and
 * products, and the other promotions of the days.
 */
async function plan(db: Reader, { asked, left = [] }: Asked, leavePromoted: boolean): Promise<PromotionPlan> {
  if (asked.length === 0) return { items: [], left }
  // A promotion that moves is held against nothing of itself.
  const moved = new Set(asked.flatMap((one) => one.moved?.promotionId ?? []))
  const prices = new Map<string, Awaited<ReturnType<typeof pricesBefore>>[number]>()
  const alike = Map.groupBy(asked, ({ from, pairs }) => `${from} ${idsOf(pairs).productIds.join(' ')}`)
  for (const some of alike.values()) {
    const { productIds, warehouseIds } = idsOf(some.flatMap(({ pairs }) => pairs))
    const day = some[0]?.from ?? ''
    for (const one of await pricesBefore(db, { warehouseIds, day }, productIds, moved))
      prices.set(`${day} ${one.warehouseId} ${one.productId}`, one)
  }
  const days = {
    from: asked.reduce((first, { from }) => (from < first ? from : first), asked[0]?.from ?? ''),
    to: asked.reduce((last, { to }) => (to > last ? to : last), ''),
  }
  const rows = (await findOthers(db, idsOf(asked.flatMap(({ pairs }) => pairs)), days)).filter(
    ({ promotionId }) => !moved.has(promotionId),
  )
  const others = Map.groupBy(rows, ({ productId, warehouseId }) => `${warehouseId} ${productId}`)
  const known = {
    prices: (day: string, { warehouseId, productId }: PromotedPair) => prices.get(`${day} ${warehouseId} ${productId}`),
    others: ({ warehouseId, productId }: PromotedPair) => others.get(`${warehouseId} ${productId}`) ?? [],
  }
  const planned = planPromotions(asked, known, leavePromoted)
  const whole = moved.size > 0 ? movedWhole(planned) : planned
  return { items: whole.items, left: [...whole.left, ...left] }
}

const mostListed = 50

/** The effect of promotions before they are made, with the names of what is listed of it. */
export async function preview(db: Reader, staff: StaffMember, asked: Asked, leavePromoted: boolean) {
  const { unknown } = asked
  const planned = await plan(db, asked, leavePromoted)
  const conflicts = planned.items.filter(({ others }) => others.length > 0)
  const rows = [...conflicts, ...planned.items.filter(({ others }) => others.length === 0)].slice(0, mostListed)
  // A store that does not sell a product is the least of what people want to know.
  const left = planned.left.toSorted(
    (one, other) => Number(one.reason === 'no-price') - Number(other.reason === 'no-price'),
  )
  const listed = left.slice(0, mostListed)
  return {
    seen: seenOfPlan(planned),
    products: productsOf(planned.items).length,
    count: planned.items.length,
    conflictCount: conflicts.length,
    rows,
    leftCount: left.length,
    left: listed,
    unknown,
    named: new Map((await findNames(db, productsOf([...rows, ...listed]))).map((one) => [one.productId, one])),
    stores: new Map((await sellingWarehouses(db, staff.stores)).map(({ warehouseId, name }) => [warehouseId, name])),
  }
}
export type PromotionPreview = Awaited<ReturnType<typeof preview>>

export const previewPromotion = async (desk: Desk, staff: StaffMember, wanted: WantedPromotion, now: Date) =>
  preview(desk.db, staff, await askedOf(desk, staff, wanted, now), wanted.leavePromoted)

export const previewCopy = async ({ db }: Pick<Desk, 'db'>, staff: StaffMember, wanted: WantedCopy, now: Date) =>
  preview(db, staff, await copiesOf(db, staff, wanted, now), wanted.leavePromoted)

/** Writes a plan: a promotion in each warehouse that has something of it, or the new days of one that is there. */
async function write(tx: Tx, asked: readonly AskedPromotion[], { items }: PromotionPlan): Promise<KeptItem[]> {
  const kept: KeptItem[] = []
  for (const some of Map.groupBy(items, (one) => `${one.asked} ${one.warehouseId}`).values()) {
    const [first] = some
    const one = first && asked[first.asked]
    if (first === undefined || one === undefined) continue
    const { warehouseId, from, to } = first
    const days = { from, to }
    const ids = some.map(({ productId }) => productId)
    if (one.moved !== undefined) {
      const { promotionId, ...had } = one.moved
      const id = await moveWithProducts(tx, promotionId, ids, days)
      const [before, after] = [{ promotion: { id: promotionId, ...had } }, { promotion: { id, ...days } }]
      for (const productId of ids) kept.push({ productId, warehouseId, before, after })
      continue
    }
    const id = await insertWithProducts(tx, { ...one.values, warehouseId, validFrom: from, validTo: to }, some)
    for (const productId of ids)
      kept.push({ productId, warehouseId, before: {}, after: { promotion: { id, ...days } } })
  }
  return kept
}

export interface Sent {
  /** Of the preview. */
  readonly seen: string
  readonly key: RequestKey | undefined
}

const promotionsOf = (items: readonly KeptItem[]) =>
  new Set(items.flatMap(({ after }) => after.promotion?.id ?? [])).size

/**
 * Makes promotions, all or none, if they still are as the preview showed them; sent again they are the same. One change
 * of many is made at a time, and the products are locked before they are looked at again.
 */
export async function make(
  { db }: Pick<Desk, 'db'>,
  staff: StaffMember,
  { seen, key }: Sent,
  wanted: {
    ask: (tx: Tx) => Promise<Asked>
    leavePromoted: boolean
    action: AuditAction
    terms: object
    /** For the log, of what was there. */
    before?: Record<string, unknown>
  },
  now: Date,
) {
  const { userId, name: staffName } = staff
  return db.transaction(async (tx) => {
    await lockChanges(tx)
    const before = await sentBefore(tx, productChange, { userId, key })
    if (before !== undefined)
      return { changeId: before.id, products: before.products, promotions: promotionsOf(before.items) }
    const found = idsOf((await wanted.ask(tx)).asked.flatMap(({ pairs }) => pairs)).productIds
    await lockProducts(tx, found)
    const asked = await wanted.ask(tx)
    const planned = await plan(tx, asked, wanted.leavePromoted)
    if (seenOfPlan(planned) !== seen)
      throw new ShopError('error.staff.changedMeanwhile', { name: (await findLastAuthorOf(tx, found)) ?? nobody })
    const ids = productsOf(planned.items)
    if (ids.length === 0) throw new ShopError('error.desk.manyNothing')
    const items = await write(tx, asked.asked, planned)
    await countVersions(tx, ids)
    await announcePrices(tx)
    const kind = 'promotion' as const
    const row = { userId, staffName, kind, classId: null, at: now, products: ids.length, items, ...keptOf(key) }
    const { changeId } = await insertChange(tx, row)
    const after = { change: changeId, ...wanted.terms, count: ids.length, ids: rangesOf(ids) }
    await recordChange(tx, staff, { action: wanted.action, before: wanted.before, after }, now)
    return { changeId, products: ids.length, promotions: promotionsOf(items) }
  })
}

const namesOf = async (db: Reader, staff: StaffMember, asked: readonly number[] | undefined) =>
  (await placesOf(db, staff, asked)).map(({ name }) => name)

export async function makeManyPromotions(desk: Desk, staff: StaffMember, wanted: WantedPromotion & Sent, now: Date) {
  const { name, cut, from, to, membersOnly, leavePromoted } = wanted
  const stores = await namesOf(desk.db, staff, wanted.warehouseIds)
  const { leaflet } = wanted
  const terms = { stores, ...(leaflet !== undefined && { leaflet }), name: name.it, ...cut, membersOnly, from, to }
  const ask = (tx: Tx) => askedOf({ db: tx, config: desk.config }, staff, wanted, now)
  return make(desk, staff, wanted, { ask, leavePromoted, action: 'product.manyPromoted', terms }, now)
}

export async function copyPromotions(desk: Desk, staff: StaffMember, wanted: WantedCopy & Sent, now: Date) {
  const stores = await namesOf(desk.db, staff, wanted.warehouseIds)
  const terms = { stores, from: mondayOf(wanted.fromWeek), to: mondayOf(wanted.toWeek) }
  const ask = (tx: Tx) => copiesOf(tx, staff, wanted, now)
  const { leavePromoted } = wanted
  return make(desk, staff, wanted, { ask, leavePromoted, action: 'product.promotionsCopied', terms }, now)
}
