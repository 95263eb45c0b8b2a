import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { storeForNextPage, takeFromLastPage } from '../../lib/storage/next-page.ts'
import type { CartLine } from './cart-line.ts'
import type { AddChoices } from './cart-store.ts'

/** An add that continues after a login has reloaded the page. */
export interface PendingAdd {
  readonly line: CartLine
  readonly quantity: Thousandths
  readonly choices: AddChoices
}

export const storePendingAdd = (pending: PendingAdd) => storeForNextPage('pending_add', pending)

export const takePendingAdd = () => takeFromLastPage<PendingAdd>('pending_add')
