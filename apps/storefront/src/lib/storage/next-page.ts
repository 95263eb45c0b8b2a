import { forget, keep, kept } from './kept.ts'

type Waiting = 'pending_add' | 'pending_heart' | 'pending_remarks'

/** A restart takes seconds; an older value is left over from an earlier one. */
const keptMs = 5 * 60_000

/** Stores something for the next page: a login reloads the shop. */
export function keepForNextPage(name: Waiting, what: object): void {
  keep(name, { ...what, at: Date.now() })
}

/** Takes what was stored, once: taking it removes it. */
export function takeFromLastPage<Kept extends object>(name: Waiting): Kept | undefined {
  const found = kept(name) as (Kept & { at: number }) | undefined
  forget(name)
  if (found === undefined) return undefined
  const { at, ...what } = found
  return Date.now() - at < keptMs ? (what as unknown as Kept) : undefined
}
