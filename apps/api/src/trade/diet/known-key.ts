import type { Reader } from '../../kernel/database/database.ts'
import { claimState, readState, replaceState } from '../../kernel/database/shop-state.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { Seal } from './seal.ts'

/** The fingerprint of the key that this database's profiles are encrypted with. */
const stateKey = 'private-data.key'

/**
 * Says with which key profiles are written from now on; the first one to write says it for all processes. A new key that
 * stands before the old one takes its place. Throws `error.diet.otherKey` where this process has neither: its profiles
 * could not be read by the others, nor theirs by it.
 */
export async function claimKey(db: Reader, seal: Seal): Promise<void> {
  const [own = '', ...older] = seal.fingerprints()
  const known = await claimState(db, stateKey, own)
  if (known === own) return
  if (typeof known !== 'string' || !older.includes(known)) throw new ShopError('error.diet.otherKey')
  await replaceState(db, stateKey, known, own)
}

/** For operators: that this process cannot read the profiles of the others, and the way out; empty where it can. */
export async function keyFaults(db: Reader, seal: Seal): Promise<readonly string[]> {
  const known = await readState(db, stateKey)
  if (known === undefined || seal.fingerprints().some((one) => one === known)) return []
  return [
    'food profiles: this process has another key than the one they are encrypted with, so it reads none and stores none. ' +
      'Give all processes the same PRIVATE_DATA_KEY, or the same file private-data.key in DATA_DIR. ' +
      `Where that key is lost, delete the row ${stateKey} of shop_state: customers then fill in their profiles again.`,
  ]
}
