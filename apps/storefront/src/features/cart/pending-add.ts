import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { CartLine } from './cart-line.ts'
import type { AddChoices } from './cart-store.ts'

/** An add that waits for a login to start the page anew. */
export interface PendingAdd {
  readonly line: CartLine
  readonly quantity: Thousandths
  readonly choices: AddChoices
}

const key = 'pending_add'
/** A restart takes seconds; what lies there longer was left behind. */
const keptMs = 5 * 60_000

/** Puts an add aside for the page that starts next. */
export function keepPendingAdd(pending: PendingAdd, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  storage.setItem(key, JSON.stringify({ ...pending, at: Date.now() }))
}

/** Takes the add that was put aside, once: whoever takes it goes on with it. */
export function takePendingAdd(
  storage: Pick<Storage, 'getItem' | 'removeItem'> = sessionStorage,
): PendingAdd | undefined {
  const kept = storage.getItem(key)
  if (kept === null) return undefined
  storage.removeItem(key)
  const { at, ...pending } = JSON.parse(kept) as PendingAdd & { at: number }
  return Date.now() - at < keptMs ? pending : undefined
}
