import { addressesCheck, addressesUpdate } from '@bottega/contract/delivery/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import type { RefusalError } from '@bottega/contract/api.ts'
import type { AddressBody, AddressView } from '@bottega/contract/delivery/addresses.ts'
import { browserApi } from '../../../../lib/api/browser-api.ts'
import { useCommand } from '../../../../lib/api/use-command.ts'
import { notifyRemarks } from '../../../../lib/notices/notifications.ts'
import { useShopperStore } from '../../../../lib/visit/shopper.ts'
import { useStay } from '../../../../lib/page/use-stay.ts'
import { useCartStore } from '../../../cart-store/cart-context.ts'
import { incompleteFields, type AddressVerdicts } from './address-form.ts'

type Refused =
  /** `outOfReach`: no store delivers there; another service may. */
  | { kind: 'refused'; text: string; outOfReach: boolean }
  | { kind: 'incomplete'; verdicts: AddressVerdicts }
  /** The shop could not confirm the address; it is saved when the customer insists. */
  | { kind: 'doubtful'; body: AddressBody }

/**
 * Checks, then saves; an address that could not be confirmed is saved only when the customer insists. A cart with that
 * address is read again: the corrected address may be spelled differently, or out of reach. `onSaved` also receives
 * whether the page it was saved on is still on screen. (Shopping core, section 5)
 */
export function useSaveAddress(onSaved: (address: AddressView, isStillHere: boolean) => void) {
  const shopper = useShopperStore()
  const stay = useStay()
  const { perform } = useCartStore()

  const { busy, refusal, run, clearRefusal } = useCommand(async (body: AddressBody, insists: boolean) => {
    const isStillHere = stay()
    if (!insists) await browserApi().call(addressesCheck, { body })
    const reply = await browserApi().call(addressesUpdate, { body: { ...body, saveAnyway: insists } })
    notifyRemarks(reply.response)
    const { address } = reply.data
    if (address.addressId === shopper.get().cart.shippingAddress?.addressId)
      await perform((api) => api.call(cartView, { query: { show_sectors: true } }))
    onSaved(address, isStillHere())
    return 'leaving'
  }, asRefused)

  return {
    busy,
    refusal,
    save: (body: AddressBody) => run(body, false),
    insist: () => refusal?.kind === 'doubtful' && run(refusal.body, true),
    giveUp: clearRefusal,
  }
}

function asRefused({ code, text, response }: RefusalError, [body]: [AddressBody, boolean]): Refused {
  if (code === 'error.address.notValidated') return { kind: 'doubtful', body }
  if (code !== 'error.address.incomplete')
    return { kind: 'refused', text, outOfReach: code === 'error.address.notCovered' }
  return { kind: 'incomplete', verdicts: incompleteFields(response.errors[0]?.values?.['fields']) }
}
