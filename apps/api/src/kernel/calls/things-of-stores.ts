import type { Call } from '@bottega/contract/call.ts'
import { fieldsOfThings, type ThingOfStore, thingsOfStores } from '@bottega/contract/things-of-stores.ts'
import type { Reader } from '../database/database.ts'

/** Whether the thing of this id is of one of these stores; one that is not there is of none. */
export type IsOfStores = (db: Reader, id: number, stores: readonly number[]) => Promise<boolean>

export type ThingsOfStores = Readonly<Record<ThingOfStore, IsOfStores>>

/** Puts together the answers of the modules; throws where none says of which store a thing is. */
export function mergeThings(given: readonly Partial<ThingsOfStores>[]): ThingsOfStores {
  const merged: Partial<ThingsOfStores> = Object.assign({}, ...given)
  const missing = thingsOfStores.filter((thing) => merged[thing] === undefined)
  if (missing.length > 0) throw new Error(`No module says of which store these are: ${missing.join(', ')}`)
  return merged as ThingsOfStores
}

/** The thing that a call names in a field, if it is one of a store. */
export const thingIn = ({ names }: Call, field: string): ThingOfStore | undefined =>
  names?.[field] ?? fieldsOfThings[field]

/** An id that no thing has. */
const noThing = 2_147_483_647

/**
 * Takes the things of other stores out of a request of staff: each is named by an id that no thing has, so that the
 * answer is the one for a thing that does not exist, whatever that is of this call.
 */
export async function hideOtherStores(
  { things, call, db }: { things: ThingsOfStores; call: Call; db: Reader },
  { query, body }: { query: unknown; body: unknown },
  stores: readonly number[],
): Promise<void> {
  for (const part of [query, body] as Record<string, unknown>[])
    for (const [field, id] of Object.entries(part)) {
      const thing = thingIn(call, field)
      if (thing !== undefined && typeof id === 'number' && !(await things[thing](db, id, stores))) part[field] = noThing
    }
}

/** Whether a request names a thing of a store. */
export const namesOne = (call: Call, { query, body }: { query: unknown; body: unknown }): boolean =>
  [query, body].some((part) =>
    Object.entries(part as object).some(([field, id]) => id !== undefined && thingIn(call, field) !== undefined),
  )
