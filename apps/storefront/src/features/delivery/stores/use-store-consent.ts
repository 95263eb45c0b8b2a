import { personInfoUpdate } from '@bottega/contract/delivery/calls.ts'
import type { StoreView } from '@bottega/contract/delivery/stores.ts'
import { consentGiven } from '@bottega/rules/delivery/store-consent.ts'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'

/** A store whose privacy notice is on screen, and the function that takes the answer. */
export interface PendingNotice {
  readonly store: StoreView
  readonly answer: (yes: boolean) => void
}

interface StoreConsent {
  /** Whether the customer agrees to the store's notice: at once where they did before, else once they have answered. */
  readonly consents: (store: StoreView) => Promise<boolean>
  /** To be rendered as a `StoreNotice`. */
  readonly notice: PendingNotice | undefined
}

/**
 * A cart is set to a store only once the customer has agreed to its privacy notice; the consent is stored with the
 * customer. (Shopping core, section 4)
 */
export function useStoreConsent(): StoreConsent {
  const [notice, setNotice] = useState<PendingNotice>()

  async function consents(store: StoreView): Promise<boolean> {
    if (store.privacy.accepted) return true
    const yes = await new Promise<boolean>((answer) => setNotice({ store, answer }))
    setNotice(undefined)
    return yes && saveConsent(store)
  }

  return { consents, notice }
}

/** False when the shop refused it; the refusal is notified. */
async function saveConsent({ privacy: { personInfoTypeId } }: StoreView): Promise<boolean> {
  const body = { personInfoTypeId, value: consentGiven } as const
  return (await answerOrNotify(browserApi().call(personInfoUpdate, { body }))) !== undefined
}
