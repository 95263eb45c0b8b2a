import { RefusalError, type Api } from '@bottega/contract/api.ts'
import type { MessageCode } from '@bottega/contract/codes.ts'
import type { ShopperStore } from '../../lib/shopper.ts'

/** Asks whether the cart may be bought, and takes the cart the answer is about. Undefined means yes. */
export async function whatStandsInTheWay(api: Api, shopper: ShopperStore): Promise<RefusalError | undefined> {
  try {
    shopper.take(await api.call('checkout.prepare'))
    return undefined
  } catch (error) {
    if (error instanceof RefusalError) return error
    throw error
  }
}

const mending: Readonly<Record<string, 'address' | 'timeslot'>> = {
  'error.cart.addressRequired': 'address',
  'error.cart.timeslotRequired': 'timeslot',
  'error.timeslot.holdExpired': 'timeslot',
  'error.timeslot.closed': 'timeslot',
  'error.timeslot.full': 'timeslot',
} satisfies Partial<Record<MessageCode, 'address' | 'timeslot'>>

/** The dialog that mends a refusal; none for what has to be decided in the cart. */
export const mendingDialog = (code: string | undefined) => mending[code ?? '']
