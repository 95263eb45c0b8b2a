import { checkoutPrepare } from '@bottega/contract/checkout/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import type { MessageCode } from '@bottega/contract/codes.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import type { ShopperStore } from '../../lib/visit/shopper.ts'

/**
 * Asks whether the cart may be bought, takes the cart of the answer and shows its remarks: a line may be lower now
 * because others bought its stock. Undefined means yes. (Shopping core, section 8; decision 0020)
 */
export async function purchaseRefusal(api: Api, shopper: ShopperStore): Promise<RefusalError | undefined> {
  try {
    const reply = await api.call(checkoutPrepare)
    shopper.take(reply)
    notifyRemarks(reply.response)
    return undefined
  } catch (error) {
    if (error instanceof RefusalError) return error
    throw error
  }
}

const dialogs: Readonly<Record<string, 'address' | 'timeslot'>> = {
  'error.cart.addressRequired': 'address',
  'error.cart.timeslotRequired': 'timeslot',
  'error.timeslot.holdExpired': 'timeslot',
  'error.timeslot.closed': 'timeslot',
  'error.timeslot.full': 'timeslot',
} satisfies Partial<Record<MessageCode, 'address' | 'timeslot'>>

/** The dialog that resolves a refusal; none for what has to be decided in the cart. */
export const resolvingDialog = (code: string | undefined) => dialogs[code ?? '']
