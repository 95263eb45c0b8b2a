import { randomBytes } from 'node:crypto'
import type { Reader } from './database.ts'
import { claimState } from './shop-state.ts'

const known = new WeakMap<Reader, Map<string, Promise<string>>>()

/**
 * The key that signs tokens of one purpose, as base64url: made once for a database, so that every process takes the tokens
 * of the others. Read once for a connection pool.
 */
export function signingKey(db: Reader, name: string): Promise<string> {
  const keys = known.get(db) ?? new Map<string, Promise<string>>()
  known.set(db, keys)
  const reading = keys.get(name) ?? readKey(db, name)
  keys.set(name, reading)
  reading.catch(() => keys.delete(name))
  return reading
}

async function readKey(db: Reader, name: string): Promise<string> {
  const key = await claimState(db, name, randomBytes(32).toString('base64url'))
  if (typeof key !== 'string') throw new Error(`there is no key ${name}`)
  return key
}
