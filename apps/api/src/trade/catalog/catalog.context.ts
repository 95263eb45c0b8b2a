import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '@bottega/rules/text/language.ts'
import type { ChosenDelivery } from '@bottega/rules/delivery/product-availability.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { CallContext } from '../../kernel/calls/call-handler.ts'
import { oncePerPage } from '../../kernel/calls/once-per-page.ts'
import { builtOnce } from '../../kernel/database/built-once.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { cart, openCartStates } from '../cart/cart.tables.ts'
import { slot } from '../delivery/slots.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { Pricing } from './catalog.products.ts'
import type { Presentation } from './presenters/product.presenter.ts'
import type { Catalogue } from './snapshot/catalogue.ts'

/** Everything that decides what a shopper sees of the catalogue. Two shoppers with the same context see the same. */
export interface CatalogContext extends Pricing, Presentation {
  readonly language: Language
  readonly site: 'coop' | 'collect'
  /** Drafts of content stand in the place of what is published. */
  readonly preview?: boolean
}

/** Another place or time than one's own, as calls of the catalogue may ask for. */
export interface RequestedPlace {
  readonly store_id?: number | undefined
  readonly warehouseId?: number | undefined
  readonly timeslotId?: number | undefined
}

const sharedShelves = new WeakMap<object, CatalogContext>()

/**
 * A page made once for all shoppers with this context: the calls of the page read the context from here, so they need
 * not know, and do not know, who those shoppers are.
 */
export function pageShownTo(context: CatalogContext): object {
  const page = {}
  sharedShelves.set(page, context)
  return page
}

/**
 * A customer shops where and for when their cart says, before they have one in their default store; a visitor in the
 * store they chose, else in the default store of the shop. Without a slot that can still be ordered for, goods are
 * priced for today, in Italian time.
 */
export async function catalogContextOf(
  catalogue: Catalogue,
  call: CallContext,
  requested: RequestedPlace = {},
): Promise<CatalogContext> {
  const { shop, visitor, now, page } = call
  const shared = page && sharedShelves.get(page)
  if (shared !== undefined) return shared
  const { user, language, site } = visitor
  const { warehouseOfStore } = await catalogue.current()
  const chosen = await cartPlaceOf(call)
  const usual = [
    chosen?.storeId,
    user?.defaultStoreId,
    visitor.storeId,
    shop.config.DEFAULT_STORE_ID,
    warehouseOfStore.keys().next().value,
  ]
  const own = usual.find((id) => typeof id === 'number' && warehouseOfStore.has(id)) ?? 0
  const { storeId, warehouseId } = placeOf(warehouseOfStore, requested, own)
  const delivery = await deliveryOf(shop.db, requested, storeId === chosen?.storeId ? chosen : undefined)
  const today = shopDate(now)
  const coming = delivery.slot !== null && delivery.slot.cutoffAt > now ? delivery.slot : null
  return {
    storeId,
    warehouseId,
    day: chosen?.previewDay ?? coming?.date ?? today,
    isMember: user?.member ?? false,
    delivery: { deliveryServiceId: delivery.deliveryServiceId, slot: coming, now },
    language,
    site,
    ...(visitor.preview === true && { preview: true }),
  }
}

/** Two contexts are the same when their keys are. The time is left out: answers cached by this key live for seconds. */
export function contextKey({
  storeId,
  warehouseId,
  day,
  isMember,
  language,
  site,
  delivery,
  preview,
}: CatalogContext): string {
  const { deliveryServiceId, slot: chosen } = delivery
  const window = chosen === null ? '' : `${chosen.date} ${chosen.periodId} ${chosen.beginsAt.getTime()}`
  return [storeId, warehouseId, day, isMember, language, site, deliveryServiceId, window, preview].join('|')
}

/** The store asked for, or the one that sells from the warehouse asked for, or one's own. */
function placeOf(
  warehouseOfStore: ReadonlyMap<number, number>,
  requested: RequestedPlace,
  own: number,
): { storeId: number; warehouseId: number } {
  const sellsFrom = (id: number | undefined) => [...warehouseOfStore].find(([, warehouse]) => warehouse === id)?.[0]
  const isOwn = requested.warehouseId === undefined || warehouseOfStore.get(own) === requested.warehouseId
  const storeId = requested.store_id ?? (isOwn ? own : sellsFrom(requested.warehouseId))
  const warehouseId = warehouseOfStore.get(storeId ?? 0)
  if (storeId === undefined || warehouseId === undefined) throw new ShopError('error.store.notFound')
  return { storeId, warehouseId }
}

interface Delivery {
  deliveryServiceId: number | null
  slot: (NonNullable<ChosenDelivery['slot']> & { cutoffAt: Date }) | null
}

async function deliveryOf(
  reader: Reader,
  { timeslotId }: RequestedPlace,
  chosen: Delivery | undefined,
): Promise<Delivery> {
  const slot = timeslotId === undefined || timeslotId <= 0 ? undefined : await findSlot(reader, timeslotId)
  return slot ?? { deliveryServiceId: chosen?.deliveryServiceId ?? null, slot: chosen?.slot ?? null }
}

const slotColumns = { date: slot.day, periodId: slot.periodId, beginsAt: slot.beginAt, cutoffAt: slot.cutoffAt }

async function findSlot(reader: Reader, slotId: number): Promise<Delivery | undefined> {
  const [row] = await reader
    .select({ deliveryServiceId: slot.deliveryServiceId, slot: slotColumns })
    .from(slot)
    .where(eq(slot.id, slotId))
  return row
}

/** The place a cart sends its goods to, and the day whose prices a shopper with that right asked to see. */
export interface CartPlace extends Delivery {
  storeId: number
  previewDay: string | null
}

/** Staff and beta testers may look at the prices of another day. */
const previewDay = sql<string | null>`case when ${appUser.betaTester} or ${appUser.role} <> 'customer'
  then nullif(${cart.infos} ->> 'forcedPreviewDate', '') end`

const cartPlaceQuery = builtOnce((db) =>
  db
    .select({ storeId: store.id, deliveryServiceId: cart.deliveryServiceId, slot: slotColumns, previewDay })
    .from(cart)
    .innerJoin(store, eq(store.id, cart.storeId))
    .innerJoin(appUser, eq(appUser.id, cart.userId))
    .leftJoin(slot, eq(slot.id, cart.slotId))
    .where(and(eq(cart.userId, sql.placeholder('userId')), sql`${cart.state} in ${openCartStates}`))
    .prepare(''),
)

const knownPlaces = new WeakMap<object, CartPlace | undefined>()

/** Keeps the place the customer's cart sends its goods to, for a page that has read the cart: it is not read again. */
export function sharePlace(page: object, place: CartPlace | undefined): void {
  knownPlaces.set(page, place)
}

const cartPlaceOf = oncePerPage(async ({ shop, visitor, page }): Promise<CartPlace | undefined> => {
  if (visitor.user === undefined) return undefined
  if (page !== undefined && knownPlaces.has(page)) return knownPlaces.get(page)
  const [row] = await cartPlaceQuery(shop.db).execute({ userId: visitor.user.userId })
  return row
})
