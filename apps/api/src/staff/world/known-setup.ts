import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { packagingType } from '../../trade/cart/packaging.tables.ts'
import { cooperative, deliveryService, taxCode, warehouseClass, seller } from '../../places/stores/stores.tables.ts'
import { saleNeedOf } from '../../trade/catalog/law-gaps.ts'
import { slotDaysOf } from '../../trade/delivery/slot-days.ts'
import { selectIdentity } from '../../places/identity/identity.queries.ts'
import type { Setup } from './world.ts'

/** The data that is set up once, as the shop has it. */
export async function knownSetup(db: Reader): Promise<Setup> {
  const cooperatives = await db
    .select({ id: cooperative.id, slug: cooperative.slug, name: cooperative.name, seller: seller.facts })
    .from(cooperative)
    .leftJoin(seller, eq(seller.cooperativeId, cooperative.id))
    .orderBy(asc(cooperative.id))
  const storeClasses = await db.select().from(warehouseClass).orderBy(asc(warehouseClass.id))
  const services = await db.select().from(deliveryService).orderBy(asc(deliveryService.id))
  const packaging = await db
    .select()
    .from(packagingType)
    .where(eq(packagingType.active, true))
    .orderBy(asc(packagingType.position), asc(packagingType.id))
  const taxes = await db.select().from(taxCode).orderBy(asc(taxCode.code))
  return {
    identity: await selectIdentity(db),
    slotDays: await slotDaysOf(db),
    saleNeed: await saleNeedOf(db),
    cooperatives,
    storeClasses: storeClasses.map(({ id, name }) => ({ id, name: name ?? { it: '' } })),
    services: services.map(({ id, kind, name, showTab }) => ({ id, kind, name: name ?? { it: '' }, showTab })),
    packaging: packaging.map(({ id, name, description, size, feeCents, services: offeredWith }) => ({
      id,
      name: name ?? { it: '' },
      description,
      size,
      feeCents,
      services: offeredWith,
    })),
    taxes,
  }
}
