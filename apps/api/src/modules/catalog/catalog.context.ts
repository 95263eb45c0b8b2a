import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import type { ChosenDelivery } from '@bottega/rules/delivery/product-availability.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { CallContext } from '../../call-handler.ts'
import type { Reader } from '../../db/database.ts'
import { cart } from '../../db/schema/cart.ts'
import { slot } from '../../db/schema/delivery.ts'
import { store } from '../../db/schema/stores.ts'
import { ShopError } from '../../shop-error.ts'
import type { Pricing } from './catalog.products.ts'
import type { Presentation } from './product.presenter.ts'

/** Everything that decides what somebody sees of the catalogue. Two people with the same context see the same. */
export interface CatalogContext extends Pricing, Presentation {
  readonly language: Language
  readonly site: 'coop' | 'collect'
}

/**
 * A person signed in shops where and for when their cart says, before they have one in their default store; a visitor
 * in the default store of the shop. Without a slot still to come goods are priced for today, on the clocks of Italy.
 */
export async function catalogContextOf({ shop, visitor, now }: CallContext): Promise<CatalogContext> {
  const { user, language, site } = visitor
  const chosen = user === undefined ? undefined : await findCartPlace(shop.db, user.userId)
  const place = chosen ?? (await findStorePlace(shop.db, user?.defaultStoreId ?? shop.config.DEFAULT_STORE_ID))
  if (place === undefined) throw new ShopError('error.store.notFound', {}, `store ${shop.config.DEFAULT_STORE_ID}`)
  const today = shopDate(now)
  const slot = chosen?.slot && chosen.slot.date >= today ? chosen.slot : null
  return {
    storeId: place.storeId,
    warehouseId: place.warehouseId,
    day: slot?.date ?? today,
    isMember: user?.member ?? false,
    delivery: { deliveryServiceId: chosen?.deliveryServiceId ?? null, slot, now },
    language,
    site,
  }
}

interface Place {
  storeId: number
  warehouseId: number
}

async function findStorePlace(reader: Reader, storeId: number): Promise<Place | undefined> {
  const [row] = await reader
    .select({ storeId: store.id, warehouseId: store.warehouseId })
    .from(store)
    .where(and(eq(store.id, storeId), eq(store.active, true)))
  return row
}

async function findCartPlace(
  reader: Reader,
  userId: number,
): Promise<(Place & Omit<ChosenDelivery, 'now'>) | undefined> {
  const [row] = await reader
    .select({
      storeId: store.id,
      warehouseId: store.warehouseId,
      deliveryServiceId: cart.deliveryServiceId,
      slot: { date: slot.day, periodId: slot.periodId, beginsAt: slot.beginAt },
    })
    .from(cart)
    .innerJoin(store, eq(store.id, cart.storeId))
    .leftJoin(slot, eq(slot.id, cart.slotId))
    .where(and(eq(cart.userId, userId), inArray(cart.state, ['open', 'changing'])))
  return row
}
