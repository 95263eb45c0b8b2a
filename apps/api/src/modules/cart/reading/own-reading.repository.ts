import { sql, type SQL } from 'drizzle-orm'
import { statement } from '../../../db/built-once.ts'
import type { Reader } from '../../../db/database.ts'
import { type ListRow, listsOfCustomer } from '../../lists/lists.service.ts'
import {
  type CartLineRow,
  type CartRow,
  linesOfCart,
  openCartOfCustomer,
  openCartOfVisit,
  selectCart,
} from '../cart.repository.ts'

/** Whose own things a page shows. */
export type PageOwner = { readonly userId: number } | { readonly sessionHash: string }

/** `cart` and `lists` are null where they are those of the known digest. */
export interface OwnRow {
  digest: string
  cart: CartRow | null
  lists: ListRow[] | null
}

interface OwnValues extends Record<string, unknown> {
  /** The digest a caller has the cart and the lists of. */
  known: string | null
  alsoProducts: readonly number[]
}

type OwnColumns = OwnRow & { lines: readonly CartLineRow[] | null }

/**
 * Cart and lists in one statement, with a digest of all that was read: they are sent only where the digest is another
 * than the known one. Lines are no part of what the digest is made of, because the version of the cart stands for them.
 */
const ownFrom = <Values extends Record<string, unknown>>(cart: SQL, lists: SQL) =>
  statement<OwnColumns, Values & OwnValues>(sql`
    with own as materialized (
      select (select row_to_json(c)::text from (${selectCart(cart, sql`null::json`)}) c) as cart,
        (select coalesce(json_agg(l), '[]')::text from (${lists}) l) as lists
    ), marked as materialized (
      select cart, lists, md5(concat(cart, lists)) as digest from own
    ), news as materialized (
      select digest, digest is distinct from ${sql.placeholder('known')}::text as other, cart, lists from marked
    )
    select digest, case when other then cart::json end as cart, case when other then lists::json end as lists,
      case when other then ${linesOfCart(sql`(cart::json ->> 'cartId')::int`)} end as lines
    from news where cart is not null`)

const ownOfCustomer = ownFrom<{ userId: number }>(openCartOfCustomer, listsOfCustomer)
const ownOfVisit = ownFrom<{ sessionHash: string }>(openCartOfVisit, sql`select 1 where false`)

/** Undefined where the shopper has no cart yet. */
export async function findOwn(db: Reader, owner: PageOwner, known: string | null): Promise<OwnRow | undefined> {
  const values = { known, alsoProducts: [] }
  const [row] =
    'userId' in owner ? await ownOfCustomer(db, { ...owner, ...values }) : await ownOfVisit(db, { ...owner, ...values })
  if (row === undefined) return undefined
  const { digest, cart, lists, lines } = row
  return { digest, cart: cart && { ...cart, lines }, lists }
}
