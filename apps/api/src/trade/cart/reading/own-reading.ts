import { type ShopDate, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { CallContext } from '../../../kernel/calls/call-handler.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { type CartPlace, sharePlace } from '../../catalog/catalog.context.ts'
import { shareLists } from '../../lists/lists.service.ts'
import type { CartRow } from '../cart.repository.ts'
import { opened, type OpenSession, sessionKey } from '../../../kernel/sessions/sessions.service.ts'
import { findSessionWithOwn, type OwnRow } from './own-reading.repository.ts'

/** Milliseconds for which a reading is good at most: what may be ordered when depends on the time. */
const longest = 60_000

/**
 * The reading from which pages show a shopper's own data. It is the same as long as the database finds the same digest,
 * the account is the same and no instant that it names has passed.
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

/** A session and what its statement has read beside it. `known` is what the digest was compared with. */
export interface SessionWithOwn {
  readonly session: OpenSession
  readonly read: { readonly row: OwnRow | undefined; readonly known: OwnReading | undefined }
}

/**
 * The session of a credential, and in the same statement what is the shopper's own: where nothing of it is another than
 * `known`, the database sends nothing else.
 */
export async function readSessionWithOwn(
  db: Db,
  token: string,
  now: Date,
  known: OwnReading | undefined,
): Promise<SessionWithOwn | undefined> {
  const good = known !== undefined && isGood(known, now) ? known : undefined
  const key = sessionKey(token, now)
  const stored = await findSessionWithOwn(db, key, good?.digest ?? null)
  return stored && { session: await opened(db, key.idHash, stored, now), read: { row: stored.own, known: good } }
}

/**
 * The shopper's own data for a page, from what was read with their session. If nothing of it has changed, the known
 * reading itself comes back; otherwise the calls of this page answer from what was read. Undefined where pages are to
 * read by themselves: before there is a cart, while an order is changed, while something is to be told once, and where
 * the account is another than the known one.
 */
export function ownReading(
  { visitor, now, page }: Pick<CallContext, 'visitor' | 'now'> & { page: object },
  { row, known }: SessionWithOwn['read'],
): OwnReading | undefined {
  const { user, sessionHash } = visitor
  if (row === undefined || (user === undefined && sessionHash === undefined)) return undefined
  const account = user === undefined ? '' : JSON.stringify(user)
  if (row.cart === null) {
    if (known === undefined || known.user !== account) return undefined
    sharePlace(page, known.place)
    return known
  }
  // A session whose account may not be used any more has no user.
  if (row.cart.userId !== (user?.userId ?? null)) return undefined
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

/** The place a cart sends its goods to. */
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
