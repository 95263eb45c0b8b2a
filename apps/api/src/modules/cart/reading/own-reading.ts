import { type ShopDate, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { CallContext } from '../../../calls/call-handler.ts'
import { type CartPlace, sharePlace } from '../../catalog/catalog.context.ts'
import { shareLists } from '../../lists/lists.service.ts'
import type { CartRow } from '../cart.repository.ts'
import { findOwn } from './own-reading.repository.ts'

/** Milliseconds for which a reading is good at most: what may be ordered when depends on the time. */
const longest = 60_000

/**
 * What a shopper's pages show of them was read from this: the same as long as the database finds the same digest, their
 * account is the same and no instant that it names has passed.
 */
export interface OwnReading {
  readonly digest: string
  /** The customer of the session, as JSON. */
  readonly user: string
  /** Of the reading, in Italian time. */
  readonly day: ShopDate
  /** Milliseconds since 1970. */
  readonly goodUntil: number
  readonly place: CartPlace
}

const cartsRead = new WeakMap<object, CartRow>()

/** The cart the calls of a page answer from, where it was read for them. */
export const cartReadFor = (page: object | undefined): CartRow | undefined => page && cartsRead.get(page)

/**
 * Reads what is the shopper's own in one statement. Where nothing of it has changed, `known` itself comes back and the
 * database has sent nothing else; otherwise the calls of this page answer from what was read. Undefined where pages are
 * to read by themselves: before there is a cart, while an order is changed, and while something is to be told once.
 */
export async function readOwn(
  { shop, visitor, now, page }: CallContext & { page: object },
  known: OwnReading | undefined,
): Promise<OwnReading | undefined> {
  const { user, sessionHash } = visitor
  const owner = user !== undefined ? { userId: user.userId } : sessionHash === undefined ? undefined : { sessionHash }
  if (owner === undefined) return undefined
  const account = user === undefined ? '' : JSON.stringify(user)
  const usable = known !== undefined && known.user === account && isGood(known, now) ? known : undefined
  const row = await findOwn(shop.db, owner, usable?.digest ?? null)
  if (row === undefined) return undefined
  if (row.cart === null) {
    if (usable !== undefined) sharePlace(page, usable.place)
    return usable
  }
  if (row.cart.draft !== null || row.cart.removed !== null) return undefined
  const place = placeOf(row.cart)
  cartsRead.set(page, row.cart)
  sharePlace(page, place)
  if (row.lists !== null) shareLists(page, row.lists)
  return { digest: row.digest, user: account, day: shopDate(now), goodUntil: goodUntil(row.cart, now), place }
}

const isGood = ({ day, goodUntil }: OwnReading, now: Date) => now.getTime() < goodUntil && day === shopDate(now)

/** Until the next instant after which the cart may look otherwise. */
function goodUntil({ slot, hold, vouchers }: CartRow, now: Date): number {
  const instants = [
    ...(slot === null ? [] : [slot.cutoffAt, slot.beginAt]),
    ...(hold === null ? [] : [hold.expiresAt]),
    ...(vouchers ?? []).flatMap(({ validFrom, validUntil }) => [validFrom, validUntil ?? validFrom]),
  ]
  const coming = instants.map((instant) => Date.parse(instant)).filter((instant) => instant > now.getTime())
  return Math.min(now.getTime() + longest, ...coming)
}

/** Where a cart sends its goods. */
function placeOf({ store, service, slot, mayPreview, infos }: CartRow): CartPlace {
  const chosen = slot && {
    date: slot.day,
    periodId: slot.periodId,
    beginsAt: new Date(slot.beginAt),
    cutoffAt: new Date(slot.cutoffAt),
  }
  const previewDay = (mayPreview && infos['forcedPreviewDate']) || null
  return { storeId: store.storeId, deliveryServiceId: service?.deliveryServiceId ?? null, slot: chosen, previewDay }
}
