import { languagesOf, type ShopIdentity } from '@bottega/rules/stores/shop-identity.ts'
import { type Language, languages } from '@bottega/rules/text/language.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { selectIdentity, selectSellers, type SellingCooperative } from './identity.queries.ts'

/** Milliseconds until what the files say is looked at again. */
const lifetime = 2000

/** Before anything is imported the shop has no name of its own. */
const nameless = 'Bottega'

/** The name of the shop and its sellers, as its files give them. */
export interface KnownIdentity {
  readonly identity: ShopIdentity
  readonly sellers: readonly SellingCooperative[]
}

/** A shop whose files do not name it has the name of its first cooperative. */
export async function readIdentity(db: Reader): Promise<KnownIdentity> {
  const sellers = await selectSellers(db)
  const identity = (await selectIdentity(db)) ?? { name: sellers[0]?.name ?? nameless, social: [] }
  return { identity, sellers }
}

/**
 * The identity, read again after two seconds: every page, mail and paper asks for it. The languages are those of the
 * last answer, because every request needs them, also one that is answered while the database is away.
 */
export function identityReader({ db }: Pick<Shop, 'db'>): Pick<Shop, 'identity' | 'languages'> {
  let known: { readonly at: number; readonly read: Promise<KnownIdentity> } | undefined
  let offered: readonly Language[] = languages
  const identity = () => {
    const now = performance.now()
    if (known !== undefined && now - known.at < lifetime) return known.read
    const read = readIdentity(db).then((found) => {
      offered = languagesOf(found.identity)
      return found
    })
    known = { at: now, read }
    read.catch(() => {
      known = undefined
    })
    return read
  }
  return { identity, languages: () => offered }
}

declare module '../../kernel/shop.ts' {
  interface Shop {
    /** Returns the name of the shop, and its sellers. */
    identity: () => Promise<KnownIdentity>
  }
}
