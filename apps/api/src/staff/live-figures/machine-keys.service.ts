import type { MachineKeyView } from '@bottega/contract/live-figures/live-figures.ts'
import type { FigureKind } from '@bottega/rules/live-figures/figure-kinds.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { hashToken, newToken } from '../../kernel/sessions/credentials.ts'
import { countOpenKeys, endKey, insertKey, listKeys, type MachineKeyRow } from './machine-keys.repository.ts'

/** Tells people and scanners of leaked secrets what it is. */
const keyPrefix = 'bottega_'
const shownLength = keyPrefix.length + 5
const mostOpenKeys = 100
/** Open ones and those revoked last. */
const mostListed = 300

const presentKey = ({ madeAt, usedAt, revokedAt, storeIds, ...row }: MachineKeyRow): MachineKeyView => ({
  ...row,
  ...(storeIds !== null && { storeIds }),
  madeAt: madeAt.toISOString(),
  ...(usedAt !== null && { usedAt: usedAt.toISOString() }),
  ...(revokedAt !== null && { revokedAt: revokedAt.toISOString() }),
})

export const readKeys = async (db: Reader, stores: StoreScope): Promise<MachineKeyView[]> =>
  (await listKeys(db, stores, mostListed)).map(presentKey)

/**
 * The key itself: only its hash is stored, and only this answer has it. It writes figures of the stores its maker works
 * for at that time.
 */
export async function makeKey(
  db: Db,
  admin: StaffMember,
  { name, scopes }: { name: string; scopes: FigureKind[] },
  now: Date,
): Promise<string> {
  const key = keyPrefix + newToken()
  await db.transaction(async (tx) => {
    if ((await countOpenKeys(tx)) >= mostOpenKeys)
      throw new ShopError('error.machine.tooManyKeys', { maximum: mostOpenKeys })
    const begins = key.slice(0, shownLength)
    const keyId = await insertKey(tx, {
      name,
      scopes,
      storeIds: admin.stores === null ? null : [...admin.stores],
      begins,
      keyHash: hashToken(key),
      madeBy: admin.userId,
      madeAt: now,
    })
    await recordChange(
      tx,
      admin,
      { action: 'machine.keyMade', subject: ['machineKey', keyId], after: { name, scopes } },
      now,
    )
  })
  return key
}

export function revokeKey(db: Db, admin: StaffMember, keyId: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const name = await endKey(tx, keyId, now)
    if (name === undefined) throw new ShopError('error.machine.keyNotFound')
    await recordChange(
      tx,
      admin,
      { action: 'machine.keyRevoked', subject: ['machineKey', keyId], before: { name } },
      now,
    )
  })
}
