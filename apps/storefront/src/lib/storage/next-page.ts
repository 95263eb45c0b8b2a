import { removeStored, writeStored, readStored } from './stored.ts'

type Waiting = 'pending_add' | 'pending_heart' | 'pending_remarks' | 'pending_wish'

/** A restart takes seconds; an older value is left over from an earlier one. */
const lifetimeMs = 5 * 60_000

/** Stores something for the next page: a login reloads the shop. */
export function storeForNextPage(name: Waiting, what: object): void {
  writeStored(name, { ...what, at: Date.now() })
}

/** Takes what was stored, once: taking it removes it. */
export function takeFromLastPage<Stored extends object>(name: Waiting): Stored | undefined {
  const found = readStored(name) as (Stored & { at: number }) | undefined
  removeStored(name)
  if (found === undefined) return undefined
  const { at, ...what } = found
  return Date.now() - at < lifetimeMs ? (what as unknown as Stored) : undefined
}
