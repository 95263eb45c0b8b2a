import { asc, eq, isNotNull, and } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { slotTemplate } from '../../trade/delivery/slots.tables.ts'
import { address } from '../../places/stores/addresses.tables.ts'
import {
  cooperative,
  coverage,
  type CustomServiceHour,
  type ServiceHour,
  store,
  storeService,
  warehouse,
} from '../../places/stores/stores.tables.ts'
import type { PickupPlace, ReachedCode, StoreService, WeeklySlot, WorldStore } from './world.ts'

/** Shops that are not closed, with what they offer. */
export async function knownStores(db: Reader): Promise<WorldStore[]> {
  const rows = await db
    .select({ warehouse, cooperative: cooperative.slug })
    .from(warehouse)
    .innerJoin(cooperative, eq(cooperative.id, warehouse.cooperativeId))
    .where(eq(warehouse.active, true))
    .orderBy(asc(warehouse.id))
  const slugOf = new Map(rows.map((row) => [row.warehouse.id, row.warehouse.slug]))
  const sellingOf = await knownSelling(db)
  return rows.map(({ warehouse: row, cooperative: slug }) => {
    const selling = sellingOf.get(row.id)
    return {
      slug: row.slug,
      id: row.id,
      cooperative: slug,
      name: row.name,
      street: row.street,
      streetNumber: row.streetNumber,
      city: row.city,
      province: row.province,
      postalCode: row.postalCode,
      latitude: row.latitude,
      longitude: row.longitude,
      phone: row.phone,
      leafletTypeId: row.leafletTypeId,
      classId: row.warehouseClassId,
      suppliedBy: slugOf.get(row.parentWarehouseId ?? 0) ?? null,
      serviceHours: row.serviceHours.toSorted(byWeekday),
      customHours: row.customHours.toSorted(byDay),
      selling: selling ?? null,
    }
  })
}

/** From Monday on, then by the hour: as the files have them. */
const byWeekday = (one: ServiceHour, other: ServiceHour) =>
  ((one.beginWeekDay + 5) % 7) - ((other.beginWeekDay + 5) % 7) || (one.beginHour < other.beginHour ? -1 : 1)

const byDay = (one: CustomServiceHour, other: CustomServiceHour) =>
  `${one.beginDate} ${one.beginHour}` < `${other.beginDate} ${other.beginHour}` ? -1 : 1

const placeOf = ({
  street,
  streetNumber,
  city,
  province,
  postalCode,
}: WorldStore | typeof address.$inferSelect | typeof warehouse.$inferSelect) => ({
  street,
  streetNumber,
  city,
  province,
  postalCode,
})

async function knownSelling(db: Reader) {
  const stores = await db.select().from(store).where(eq(store.active, true)).orderBy(asc(store.position), asc(store.id))
  const services = await db.select().from(storeService).orderBy(asc(storeService.deliveryServiceId))
  const places = await db
    .select()
    .from(address)
    .where(and(isNotNull(address.storeId), eq(address.active, true)))
    .orderBy(asc(address.id))
  const placesOf = Map.groupBy(places, ({ storeId, deliveryServiceId }) => `${storeId} ${deliveryServiceId}`)
  const servicesOf = Map.groupBy(services, ({ storeId }) => storeId)
  return new Map(
    stores.map(({ id, warehouseId, name, position, trolleyGrams }) => [
      warehouseId,
      {
        id,
        name,
        position,
        trolleyGrams,
        services: (servicesOf.get(id) ?? []).map((row): StoreService => {
          const { deliveryServiceId: service, minimumCents, feeCents, feeSteps, freeFromCents, bagFeeCents } = row
          const own = (placesOf.get(`${id} ${service}`) ?? []).map(pickupPlaceOf)
          const { payments, area } = row
          const costs = { minimumCents, feeCents, feeSteps, freeFromCents, bagFeeCents }
          return Object.assign({ service, payments, area, places: own }, costs)
        }),
      },
    ]),
  )
}

const pickupPlaceOf = (row: typeof address.$inferSelect): PickupPlace => ({
  name: row.name,
  ...placeOf(row),
  latitude: row.latitude,
  longitude: row.longitude,
})

/** The postal codes of open shops; those an area gives are not among them. */
export async function knownCoverage(db: Reader): Promise<ReachedCode[]> {
  const rows = await db
    .select({ slug: warehouse.slug, row: coverage, area: storeService.area })
    .from(coverage)
    .innerJoin(store, and(eq(store.id, coverage.storeId), eq(store.active, true)))
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .leftJoin(
      storeService,
      and(eq(storeService.storeId, store.id), eq(storeService.deliveryServiceId, coverage.deliveryServiceId)),
    )
    .orderBy(asc(warehouse.id), asc(coverage.deliveryServiceId), asc(coverage.zoneId), asc(coverage.postalCode))
  return rows
    .filter(({ area }) => area === null)
    .map(({ slug, row: { deliveryServiceId: service, zoneId: zone, postalCode } }) => ({
      store: slug,
      service,
      zone,
      postalCode,
    }))
}

export interface KnownSlot extends WeeklySlot {
  readonly id: number
}

/** The weekly slots that are made from now on. */
export async function knownSlots(db: Reader): Promise<KnownSlot[]> {
  const rows = await db
    .select({ slug: warehouse.slug, row: slotTemplate })
    .from(slotTemplate)
    .innerJoin(store, eq(store.id, slotTemplate.storeId))
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .where(eq(slotTemplate.active, true))
    .orderBy(asc(slotTemplate.id))
  return rows.map(({ slug, row }) => ({
    id: row.id,
    store: slug,
    service: row.deliveryServiceId,
    weekday: row.weekday,
    beginMinute: row.beginMinute,
    endMinute: row.endMinute,
    periodId: row.periodId,
    capacity: row.capacity,
    feeCents: row.feeCents,
    cutoffMinutes: row.cutoffMinutes,
  }))
}
