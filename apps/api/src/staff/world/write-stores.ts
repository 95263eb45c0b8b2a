import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { address } from '../../places/stores/addresses.tables.ts'
import { cooperative, store, storeService, warehouse } from '../../places/stores/stores.tables.ts'
import { knownStores } from './known-stores.ts'
import { continueAfterLargestId } from './sequences.ts'
import { WorldRowError } from './world-row-error.ts'
import { type Writing, writePart } from './world-writing.ts'
import type { Selling, StoreService, WorldStore } from './world.ts'

/** Without numbers the files do not give. */
function asWritten(row: WorldStore, wanted: WorldStore | undefined): WorldStore {
  const { id, selling, ...rest } = row
  const { id: storeId, ...sold } = selling ?? {}
  return {
    ...(wanted?.id !== undefined && { id }),
    ...rest,
    selling:
      selling === null ? null : ({ ...(wanted?.selling?.id !== undefined && { id: storeId }), ...sold } as Selling),
  }
}

/** Shops with their hours, what one can order from them, and where orders are collected. */
export async function writeStores(writing: Writing, stores: readonly WorldStore[]): Promise<void> {
  const { tx } = writing
  const wantedOf = new Map(stores.map((row) => [row.slug, row]))
  const cooperativeIds = await idsOf(tx)
  await writePart(
    writing,
    {
      part: 'stores',
      keyOf: ({ slug }) => slug,
      keyOfKnown: ({ slug }) => slug,
      asWanted: (row) => asWritten(row, wantedOf.get(row.slug)),
      insert: async (rows) => {
        const [numbered, others] = [rows.filter(isNumbered), rows.filter((row) => !isNumbered(row))]
        for (const row of numbered) await writeWarehouse(tx, row, cooperativeIds)
        await continueIds(tx)
        for (const row of others) await writeWarehouse(tx, row, cooperativeIds)
      },
      update: (row) => writeWarehouse(tx, row, cooperativeIds),
      close: (row) => closeStore(tx, row),
    },
    stores,
    await knownStores(tx),
  )
  await linkSuppliers(tx, stores)
}

/** Rows with numbers of their own come first, so that none of the others takes one of them. */
const isNumbered = ({ id, selling }: WorldStore) => id !== undefined || selling?.id !== undefined

async function continueIds(tx: Tx): Promise<void> {
  for (const table of [warehouse, store, address]) await tx.execute(continueAfterLargestId(table))
}

async function idsOf(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select({ id: cooperative.id, slug: cooperative.slug }).from(cooperative)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

async function writeWarehouse(tx: Tx, row: WorldStore, cooperativeIds: ReadonlyMap<string, number>): Promise<void> {
  const cooperativeId = cooperativeIds.get(row.cooperative)
  if (cooperativeId === undefined) throw new Error(`no cooperative ${row.cooperative}`)
  const { id, slug, name, street, streetNumber, city, province, postalCode, latitude, longitude, phone } = row
  const values = {
    cooperativeId,
    name,
    street,
    streetNumber,
    city,
    province,
    postalCode,
    latitude,
    longitude,
    phone,
    leafletTypeId: row.leafletTypeId,
    warehouseClassId: row.classId,
    serviceHours: [...row.serviceHours],
    customHours: [...row.customHours],
    active: true,
  }
  const [written] = await tx
    .insert(warehouse)
    .values({ ...(id !== undefined && { id }), slug, ...values })
    .onConflictDoUpdate({ target: warehouse.slug, set: values })
    .returning({ id: warehouse.id })
  if (written === undefined) throw new Error(`the shop ${slug} was not written`)
  await writeSelling(tx, { warehouseId: written.id, cooperativeId }, row)
}

async function writeSelling(
  tx: Tx,
  place: { warehouseId: number; cooperativeId: number },
  row: WorldStore,
): Promise<void> {
  const { selling } = row
  const [known] = await tx.select({ id: store.id }).from(store).where(eq(store.warehouseId, place.warehouseId))
  if (selling === null) {
    if (known !== undefined) await tx.update(store).set({ active: false }).where(eq(store.id, known.id))
    return
  }
  const { id, name, position, trolleyGrams, services } = selling
  if (known === undefined && id !== undefined && (await tx.$count(store, eq(store.id, id))) > 0)
    throw new WorldRowError(row, 'selling.id', `${id} is the number of another store`)
  const values = { ...place, name, position, trolleyGrams, active: true }
  const [written] =
    known === undefined
      ? await tx
          .insert(store)
          .values({ ...(id !== undefined && { id }), ...values })
          .returning({ id: store.id })
      : await tx.update(store).set(values).where(eq(store.id, known.id)).returning({ id: store.id })
  if (written === undefined) throw new Error(`the store ${name} was not written`)
  await writeServices(tx, written.id, services)
}

async function writeServices(tx: Tx, storeId: number, services: readonly StoreService[]): Promise<void> {
  const offered = services.map(({ service }) => service)
  await tx
    .delete(storeService)
    .where(and(eq(storeService.storeId, storeId), notInArray(storeService.deliveryServiceId, [0, ...offered])))
  await closePlaces(tx, storeId, offered)
  for (const { service, places, area, payments, feeSteps, ...costs } of services) {
    const values = {
      ...costs,
      feeSteps: [...feeSteps],
      payments: [...payments],
      area: area === null ? null : area.map(([latitude, longitude]) => [latitude, longitude] as [number, number]),
    }
    await tx
      .insert(storeService)
      .values({ storeId, deliveryServiceId: service, ...values })
      .onConflictDoUpdate({ target: [storeService.storeId, storeService.deliveryServiceId], set: values })
    await writePlaces(tx, storeId, service, places)
  }
}

/** Places are told apart by their name; orders go on naming one that is closed. */
async function writePlaces(tx: Tx, storeId: number, service: number, places: StoreService['places']): Promise<void> {
  const own = and(eq(address.storeId, storeId), eq(address.deliveryServiceId, service))
  const known = await tx.select({ id: address.id, name: address.name }).from(address).where(own)
  const idOf = new Map(known.map(({ id, name }) => [name, id]))
  for (const place of places) {
    const { id: number, ...facts } = place
    const values = { ...facts, type: 'drive' as const, validated: true, active: true }
    const id = idOf.get(place.name)
    idOf.delete(place.name)
    if (id === undefined)
      await tx
        .insert(address)
        .values({ ...(number !== undefined && { id: number }), storeId, deliveryServiceId: service, ...values })
    else await tx.update(address).set(values).where(eq(address.id, id))
  }
  const gone = [...idOf.values()]
  if (gone.length > 0) await tx.update(address).set({ active: false }).where(inArray(address.id, gone))
}

async function closePlaces(tx: Tx, storeId: number, offered: readonly number[]): Promise<void> {
  const isGone = notInArray(address.deliveryServiceId, [0, ...offered])
  await tx
    .update(address)
    .set({ active: false })
    .where(and(eq(address.storeId, storeId), isGone))
}

/** Orders, prices and documents name it: it stays, on no map, and takes no orders. */
async function closeStore(tx: Tx, { slug }: WorldStore): Promise<void> {
  const [closed] = await tx
    .update(warehouse)
    .set({ active: false })
    .where(eq(warehouse.slug, slug))
    .returning({ id: warehouse.id })
  if (closed === undefined) return
  await tx.update(store).set({ active: false }).where(eq(store.warehouseId, closed.id))
}

/** After all of them are there: a shop may stand before its supplier. */
async function linkSuppliers(tx: Tx, stores: readonly WorldStore[]): Promise<void> {
  const rows = await tx
    .select({ id: warehouse.id, slug: warehouse.slug, parent: warehouse.parentWarehouseId })
    .from(warehouse)
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]))
  const parentOf = new Map(rows.map(({ slug, parent }) => [slug, parent]))
  for (const { slug, suppliedBy } of stores) {
    const parent = suppliedBy === null ? null : (idOf.get(suppliedBy) ?? null)
    if (parentOf.get(slug) !== parent)
      await tx.update(warehouse).set({ parentWarehouseId: parent }).where(eq(warehouse.slug, slug))
  }
}

export type StoreIds = ReadonlyMap<string, { storeId: number; warehouseId: number }>

/** Of the shops one can order from, by slug. */
export async function storeIdsOf(tx: Tx): Promise<StoreIds> {
  const rows = await tx
    .select({ slug: warehouse.slug, storeId: store.id, warehouseId: warehouse.id })
    .from(store)
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .where(eq(store.active, true))
  return new Map(rows.map(({ slug, ...ids }) => [slug, ids]))
}
