import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { machineKey } from '../../staff/live-figures/machine-keys.tables.ts'
import type { Machine } from '../visitor.ts'
import { hashToken } from './credentials.ts'

const bearer = /^Bearer\s+(\S{1,200})$/i

/** The machine that signs a call; undefined without a key that is good. */
export async function machineOf(db: Db, authorization: string | undefined): Promise<Machine | undefined> {
  const key = bearer.exec(authorization ?? '')?.[1]
  if (key === undefined) return undefined
  const [row] = await db
    .select({ keyId: machineKey.id, name: machineKey.name, scopes: machineKey.scopes, stores: machineKey.storeIds })
    .from(machineKey)
    .where(and(eq(machineKey.keyHash, hashToken(key)), isNull(machineKey.revokedAt)))
  return row
}
