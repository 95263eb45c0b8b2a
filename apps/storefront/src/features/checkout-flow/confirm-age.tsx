import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { lazy } from 'react'
import type { Ask } from '../../lib/questions/ask.ts'
import type { CartStore } from '../cart-store/cart-store.ts'

const AgeDialog = lazy(() => import('./AgeDialog.tsx').then((module) => ({ default: module.AgeDialog })))

interface AgeParts {
  ask: Ask
  perform: CartStore['perform']
}

/** Asks whether the shopper is of age and stores a yes in the cart; false when it stays unconfirmed. */
export async function confirmAge({ ask, perform }: AgeParts): Promise<boolean> {
  if (!(await ask<boolean>((answer) => <AgeDialog onAnswer={answer} />))) return false
  const body = { property: 'adult_confirmed', value: 'true' }
  return perform((api) => api.call(cartUpdateCartInfo, { query: { show_sectors: true }, body }))
}
