import { usualTrolleyGrams } from '@bottega/rules/fulfilment/trolleys.ts'
import { usualSaleNeed } from '@bottega/rules/catalog/law-duties.ts'
import { loadManagedKeys } from '@bottega/api/staff/world/managed-keys.ts'
import { writeSetup } from '@bottega/api/staff/world/write-setup.ts'
import { writeCoverage, writeSlots } from '@bottega/api/staff/world/write-slots.ts'
import { writeStores } from '@bottega/api/staff/world/write-stores.ts'
import { usualSlotDays } from '@bottega/api/trade/delivery/slot-days.ts'
import type { Selling, Setup, StoreService, WorldStore } from '@bottega/api/staff/world/world.ts'
import type { Tx } from '@bottega/api/kernel/database/database.ts'
import { waysToPay } from '@bottega/rules/payments/payment-types.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { demoIdentity } from '../stores/demo-identity.ts'
import type { DemoWorld } from './demo-world.ts'
import { sellerRows } from './past-documents.ts'

/** Cooperatives, stores, services, fees, coverage and weekly slots, written as those of any other shop. */
export async function writeDemoSetup(tx: Tx, world: DemoWorld, now: Date): Promise<void> {
  const writing = { tx, now, today: shopDate(now), managed: await loadManagedKeys(tx), overwrite: false, reports: [] }
  await writeSetup(writing, setupOf(world))
  await writeStores(writing, storesOf(world))
  const slugOf = new Map(world.stores.map(({ id, warehouseId }) => [id, slugOfWarehouse(world, warehouseId)]))
  const named = (storeId: number) => slugOf.get(storeId) ?? ''
  await writeCoverage(
    writing,
    world.coverage.map(({ storeId, deliveryServiceId: service, zoneId: zone, postalCode }) => ({
      store: named(storeId),
      service,
      zone,
      postalCode,
    })),
  )
  await writeSlots(
    writing,
    world.templates.map(({ id: _id, storeId, deliveryServiceId: service, active: _active, ...template }) => ({
      ...template,
      store: named(storeId),
      service,
    })),
  )
}

const slugOfWarehouse = ({ warehouses }: DemoWorld, warehouseId: number) =>
  warehouses.find(({ id }) => id === warehouseId)?.slug ?? ''

function setupOf({ cooperatives, warehouseClasses, deliveryServices, packagingTypes }: DemoWorld): Setup {
  return {
    identity: demoIdentity,
    slotDays: usualSlotDays,
    saleNeed: usualSaleNeed,
    cooperatives: cooperatives.map(({ id = 0, slug, name }) => ({
      id,
      slug,
      name,
      seller: sellerRows.find(({ cooperativeId }) => cooperativeId === id)?.facts ?? null,
    })),
    storeClasses: warehouseClasses.map(({ id, name }) => ({ id, name: name ?? { it: '' } })),
    services: deliveryServices.map(({ id, kind, name }) => ({ id, kind, name: name ?? { it: '' }, showTab: true })),
    packaging: packagingTypes.map(
      ({ id = 0, name, description = null, size = null, feeCents = null, services = null }) => ({
        id,
        name: name ?? { it: '' },
        description,
        size,
        feeCents,
        services,
      }),
    ),
    taxes: [],
  }
}

function storesOf(world: DemoWorld): WorldStore[] {
  return world.warehouses.map((row) => {
    const { id, slug, name, street, streetNumber, city, province, postalCode, latitude, longitude } = row
    const { phone = null, leafletTypeId = null, warehouseClassId = null, parentWarehouseId } = row
    return {
      id,
      slug,
      cooperative: world.cooperatives.find((one) => one.id === row.cooperativeId)?.slug ?? '',
      name,
      street,
      streetNumber,
      city,
      province,
      postalCode,
      latitude,
      longitude,
      phone,
      leafletTypeId,
      classId: warehouseClassId,
      suppliedBy:
        parentWarehouseId === undefined || parentWarehouseId === null
          ? null
          : slugOfWarehouse(world, parentWarehouseId),
      serviceHours: row.serviceHours ?? [],
      customHours: row.customHours ?? [],
      selling: sellingOf(world, id),
    }
  })
}

function sellingOf(world: DemoWorld, warehouseId: number): Selling | null {
  const found = world.stores.find((one) => one.warehouseId === warehouseId)
  if (found === undefined) return null
  const services = world.storeServices.filter(({ storeId }) => storeId === found.id)
  return {
    id: found.id,
    name: found.name,
    position: found.position ?? 0,
    trolleyGrams: found.trolleyGrams ?? usualTrolleyGrams,
    services: services.map((one) => serviceOf(world, one)),
  }
}

function serviceOf({ addresses }: DemoWorld, terms: DemoWorld['storeServices'][number]): StoreService {
  const { storeId, deliveryServiceId: service, minimumCents, feeCents, freeFromCents, bagFeeCents } = terms
  const own = addresses.filter((one) => one.storeId === storeId && one.deliveryServiceId === service)
  const places = own.map(
    ({ id, name, street, streetNumber, city, province, postalCode, latitude = null, longitude = null }) => ({
      id,
      name,
      street,
      streetNumber,
      city,
      province,
      postalCode,
      latitude,
      longitude,
    }),
  )
  const costs = { minimumCents, feeCents, feeSteps: [], freeFromCents, bagFeeCents }
  return { service, ...costs, payments: waysToPay, area: null, places }
}
