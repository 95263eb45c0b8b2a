import { RefusalError } from '@bottega/contract/api.ts'
import type { AddressBody, AddressView } from '@bottega/contract/delivery/addresses.ts'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { useStay } from '../../../lib/page/use-stay.ts'
import { useCartStore } from '../../cart/store/cart-context.ts'
import { incompleteFields, type AddressVerdicts } from './address-form.ts'

interface Refusal {
  text: string
  /** No store delivers there: another service may reach the person. */
  outOfReach: boolean
}

type Saving =
  | { state: 'editing'; refusal?: Refusal; verdicts?: AddressVerdicts }
  | { state: 'busy' }
  /** The shop could not confirm the address; saving goes on when the person insists. */
  | { state: 'doubtful'; body: AddressBody }

/**
 * Check, then save; an address nobody could confirm is saved only when the person says so. The cart that goes there is
 * read again: the corrected address may be spelled otherwise, or out of reach. `onSaved` is told as well whether the
 * page it was saved on is still the one on screen. (Shopping core, section 5)
 */
export function useSaveAddress(onSaved: (address: AddressView, isStillHere: boolean) => void) {
  const [saving, setSaving] = useState<Saving>({ state: 'editing' })
  const shopper = useShopperStore()
  const stay = useStay()
  const { perform } = useCartStore()

  async function save(body: AddressBody, insists: boolean) {
    const isStillHere = stay()
    setSaving({ state: 'busy' })
    try {
      if (!insists) await browserApi().call('addresses.check', { body })
      const reply = await browserApi().call('addresses.update', { body: { ...body, saveAnyway: insists } })
      notifyRemarks(reply.response)
      const { address } = reply.data
      if (address.addressId === shopper.get().cart.shippingAddress?.addressId)
        await perform((api) => api.call('cart.view', { query: { show_sectors: true } }))
      onSaved(address, isStillHere())
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setSaving(afterRefusal(error, body))
    }
  }

  return {
    saving,
    save: (body: AddressBody) => void save(body, false),
    insist: () => saving.state === 'doubtful' && void save(saving.body, true),
    giveUp: () => setSaving({ state: 'editing' }),
  }
}

function afterRefusal(error: RefusalError, body: AddressBody): Saving {
  if (error.code === 'error.address.notValidated') return { state: 'doubtful', body }
  if (error.code !== 'error.address.incomplete')
    return { state: 'editing', refusal: { text: error.text, outOfReach: error.code === 'error.address.notCovered' } }
  return { state: 'editing', verdicts: incompleteFields(error.response.errors[0]?.values?.['fields']) }
}
