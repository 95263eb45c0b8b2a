import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { store, warehouse } from '../places/stores/stores.tables.ts'
import type { TestShop } from './test-shop.ts'

/** One more warehouse, which no store sells from and no map shows; its id. */
export async function aDepot({ shop: { db }, world }: TestShop, name = 'Bologna'): Promise<number> {
  const [milano] = await db.select().from(warehouse).where(eq(warehouse.id, world.warehouses.milano))
  if (milano === undefined) throw new Error('the world has no Milano')
  const { id: _id, ...like } = milano
  const [made] = await db
    .insert(warehouse)
    .values({ ...like, name, slug: randomUUID(), active: false })
    .returning()
  return made?.id ?? 0
}

/** A third store beside the two of the world, which sells from a warehouse of its own. */
export async function aThirdStore(shop: TestShop, name = 'Bologna') {
  const warehouseId = await aDepot(shop, name)
  const [made] = await shop.shop.db.insert(store).values({ cooperativeId: 1, warehouseId, name }).returning()
  return { storeId: made?.id ?? 0, warehouseId }
}
