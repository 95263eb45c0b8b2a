import { cartView } from '@bottega/contract/cart/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { asRefusal, notifyRefusal } from '../../../lib/api/refusals.ts'
import type { CartStore } from '../cart-store.ts'

export type GiftCodeCall = (api: Api) => Promise<Envelope<CartView | null>>

/**
 * A refused code has a reason where the shop knows one; after any other failure there is none. `told`: too many tries,
 * already shown.
 */
export type GiftCodeOutcome = 'taken' | 'explained' | { readonly why: string | undefined }

const query = { show_sectors: true }

/**
 * Gift code actions return null on any failure: whether and where it is shown is up to the caller. Only the pause after
 * too many tries is shown as a notification (decision 0120). A refused code may mean that the cart has changed: then
 * the cart is read again. (Shopping core, section 8)
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
    return 'explained'
  }
}
