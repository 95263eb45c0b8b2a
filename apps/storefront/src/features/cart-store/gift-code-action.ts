import { cartView } from '@bottega/contract/cart/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { asRefusal, notifyRefusal } from '../../lib/api/refusals.ts'
import type { CartStore } from './cart-store.ts'

export type GiftCodeCall = (api: Api) => Promise<Envelope<CartView | null>>

/**
 * A code that was not taken says why where the shop knows; after any other failure there is nothing to say. Who tried
 * too often has been told so.
 */
export type GiftCodeOutcome = 'taken' | 'told' | { readonly why: string | undefined }

const query = { show_sectors: true }

/**
 * Gift code actions give null, whatever failed: where and whether it is said is up to the caller. Only the pause
 * after too many tries is said aloud (decision 0120). A code that was not taken may lie on a cart that has changed:
 * then the cart is asked for anew. (Shopping core, section 8)
 */
export async function giftCodeAction(
  { perform }: Pick<CartStore, 'perform'>,
  call: GiftCodeCall,
  api: Api = browserApi(),
): Promise<GiftCodeOutcome> {
  try {
    const reply = await call(api)
    const { data, response } = reply
    await perform((api) => (data === null ? api.call(cartView, { query }) : Promise.resolve({ ...reply, data })))
    return data === null ? { why: response.warningsMessage[0] } : 'taken'
  } catch (error) {
    const refusal = asRefusal(error)
    if (refusal.code !== 'error.request.tooMany') return { why: undefined }
    notifyRefusal(refusal)
    return 'told'
  }
}
