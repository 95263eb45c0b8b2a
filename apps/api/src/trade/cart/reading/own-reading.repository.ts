import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { cart, openCartStates } from '../cart.tables.ts'
import { session } from '../../../kernel/sessions/sessions.tables.ts'
import { type ListRow, listsOf } from '../../lists/lists.service.ts'
import { type SessionKey, sessionQuery, type StoredSession } from '../../../kernel/sessions/sessions.service.ts'
import { type CartLineRow, type CartRow, linesOfCart, selectCart } from '../cart.repository.ts'

/** `cart` and `lists` are null where they are those of the known digest. */
export interface OwnRow {
  digest: string
  cart: CartRow | null
  lists: ListRow[] | null
}

type OwnColumns = OwnRow & { lines: readonly CartLineRow[] | null }

/** The open cart of the customer of the session, or of the visit that has no customer. */
const cartOfSession = sql`(select * from ${cart} where id = case
    when ${session.userId} is null
      then (select k.id from ${cart} k where k.session_hash = ${session.idHash} and k.state = 'open')
    else (select k.id from ${cart} k where k.user_id = ${session.userId} and k.state in ${openCartStates}) end)`

/**
 * Cart and lists with a digest of all that was read: they are sent only where the digest is another than the known one.
 * Lines are no part of what the digest is made of, because the version of the cart stands for them.
 */
const ownOfSession = sql<OwnColumns | null>`(
    with own as materialized (
      select (select row_to_json(c)::text from (${selectCart(cartOfSession, sql`null::json`)}) c) as cart,
        (select coalesce(json_agg(l), '[]')::text from (${listsOf(sql`${session.userId}`)}) l) as lists
    ), marked as materialized (
      select cart, lists, md5(concat(cart, lists)) as digest from own where cart is not null
    ), news as materialized (
      select digest, digest is distinct from ${sql.placeholder('known')}::text as other, cart, lists from marked
    )
    select json_build_object('digest', digest, 'cart', case when other then cart::json end,
      'lists', case when other then lists::json end,
      'lines', case when other then ${linesOfCart(sql`(cart::json ->> 'cartId')::int`)} end)
    from news)`

const sessionWithOwn = sessionQuery({ own: ownOfSession })

/**
 * The session and what is the shopper's own, in one statement. `known` is the digest the caller has cart and lists of.
 * `own` is undefined where the shopper has no cart yet.
 */
export async function findSessionWithOwn(
  db: Db,
  key: SessionKey,
  known: string | null,
): Promise<(StoredSession & { own: OwnRow | undefined }) | undefined> {
  const [row] = await sessionWithOwn(db).execute({ ...key, known, alsoProducts: [] })
  if (row === undefined) return undefined
  if (row.own === null) return { ...row, own: undefined }
  const { digest, cart, lists, lines } = row.own
  return { ...row, own: { digest, cart: cart && { ...cart, lines }, lists } }
}
