import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Timeline, withPrice } from '@bottega/api/staff/price-list/timeline.ts'
import type { World, WorldPromotion, WorldStore } from '@bottega/api/staff/world/world.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { openPrices } from '../import/prices/read-prices.ts'
import { fieldsText } from './fields-text.ts'
import { readCsv } from './read-files.ts'
import { stockLine } from './schema/tables.ts'
import { worldFiles } from './world-files.ts'

interface Folder {
  readonly folder: string
  readonly world: World
}

const unordered = (rows: readonly object[] | undefined) => rows?.map(fieldsText).toSorted()

/** Whether a file the shop would write says the same as the one that is there, whatever their order and comments. */
export async function saysTheSame(file: string, fresh: Folder, before: Folder, today: ShopDate): Promise<boolean> {
  if (file === worldFiles.prices)
    return isDeepStrictEqual(await pricesOf(fresh.folder, today), await pricesOf(before.folder, today))
  if (file === worldFiles.stock) return isDeepStrictEqual(await stockOf(fresh.folder), await stockOf(before.folder))
  return isDeepStrictEqual(contentOf(file, fresh.world, before.world), contentOf(file, before.world, before.world))
}

/** The part of a world in one file. A question the file leaves open, the shop answers with nothing. */
function contentOf(file: string, world: World, before: World): unknown {
  const slug = /^stores\/(.+)\.yaml$/.exec(file)?.[1]
  if (slug !== undefined) return storeOf(slug, world, before)
  const { logo, icon } = world.setup?.identity ?? {}
  if (file === logo?.file) return logo.svg
  if (file === icon?.file) return icon.svg
  switch (file) {
    case worldFiles.specialDays:
      return Object.fromEntries((world.stores ?? []).map((store) => [store.slug, store.customHours]))
    case worldFiles.slots:
      return unordered(world.slots)
    case worldFiles.coverage:
      return unordered(world.coverage)
    case worldFiles.classProducts:
      return unordered(world.classProducts)
    case worldFiles.promotionProducts:
      return unordered(world.promotionProducts)
    case worldFiles.promotions:
      return unordered(world.promotions?.map((one) => withStores(one, before)))
    case worldFiles.vouchers:
      return unordered(world.vouchers)
    case worldFiles.staff:
      return unordered(world.staff)
    case worldFiles.setup:
      return world.setup
    case worldFiles.categories:
      return world.categories
    case worldFiles.classes:
      return world.classes
    default:
      return world.placing
  }
}

function storeOf(slug: string, world: World, before: World): WorldStore | undefined {
  const store = world.stores?.find((one) => one.slug === slug)
  const there = before.stores?.find((one) => one.slug === slug)
  if (store === undefined) return undefined
  if (store.selling === null) return { ...store, customHours: [] }
  const { id, ...selling } = store.selling
  const numbered = there?.selling?.id === undefined ? selling : { id, ...selling }
  return { ...store, customHours: [], selling: numbered }
}

/** None named is every shop one can order from. */
function withStores(one: WorldPromotion, { stores = [], promotions = [] }: World): WorldPromotion {
  const isEverywhere = promotions.some(({ code, stores: named }) => code === one.code && named.length === 0)
  const selling = stores.filter((store) => store.selling !== null).map(({ slug }) => slug)
  const all = isEverywhere && (one.stores.length === 0 || isDeepStrictEqual(one.stores, selling.toSorted()))
  return all ? { ...one, stores: [] } : one
}

async function stockOf(folder: string): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  for await (const { value } of readCsv(folder, worldFiles.stock, stockLine, []))
    rows.set(`${value.product} ${value.store}`, value.available)
  return rows
}

/** Each price of a file from today on, and each cost; a wrong line is like none. */
async function pricesOf(folder: string, today: ShopDate): Promise<Map<string, Timeline>> {
  const rows = new Map<string, Timeline>()
  const { lines } = await openPrices(join(folder, worldFiles.prices), today)
  for await (const read of lines) {
    if (!read.ok) continue
    const { code, barcode, warehouse, price, costCents } = read.price
    const key = `${code || barcode} ${warehouse}`
    const costKey = `cost ${key}`
    if (costCents !== null) rows.set(costKey, withPrice(rows.get(costKey) ?? [], { ...price, cents: costCents }, today))
    rows.set(key, withPrice(rows.get(key) ?? [], price, today))
  }
  for (const [key, timeline] of rows) rows.set(key, fromDay(timeline, today))
  return rows
}

const fromDay = (timeline: Timeline, today: ShopDate): Timeline =>
  timeline
    .filter(({ to }) => to === null || to >= today)
    .map(({ from, to, cents }) => ({ from: from < today ? today : from, to, cents }))
