import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { forget, keep, kept } from '../../lib/kept.ts'
import type { CartLine } from './cart-line.ts'
import type { AddChoices } from './cart-store.ts'

/** An add that waits for a login to start the page anew. */
export interface PendingAdd {
  readonly line: CartLine
  readonly quantity: Thousandths
  readonly choices: AddChoices
}

/** A restart takes seconds; what lies there longer was left behind. */
const keptMs = 5 * 60_000

/** Puts an add aside for the page that starts next. */
export function keepPendingAdd(pending: PendingAdd): void {
  keep('pending_add', { ...pending, at: Date.now() })
}

/** Takes the add that was put aside, once: whoever takes it goes on with it. */
export function takePendingAdd(): PendingAdd | undefined {
  const found = kept('pending_add') as (PendingAdd & { at: number }) | undefined
  forget('pending_add')
  if (found === undefined) return undefined
  const { at, ...pending } = found
  return Date.now() - at < keptMs ? pending : undefined
}
