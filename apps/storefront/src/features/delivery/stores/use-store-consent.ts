import { RefusalError } from '@bottega/contract/api.ts'
import type { StoreView } from '@bottega/contract/delivery/stores.ts'
import { consentGiven } from '@bottega/rules/delivery/store-consent.ts'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'

/** A store whose privacy notice is on screen, and what takes the answer. */
export interface AskedNotice {
  readonly store: StoreView
  readonly answer: (yes: boolean) => void
}

interface StoreConsent {
  /** Whether the person agrees to the store's notice: at once where they have, else once they have answered. */
  readonly consents: (store: StoreView) => Promise<boolean>
  /** To be drawn as a `StoreNotice`. */
  readonly notice: AskedNotice | undefined
}

/**
 * Nobody's cart goes to a store before they have agreed to its privacy notice; the yes is kept with the person.
 * (Shopping core, section 4)
 */
export function useStoreConsent(): StoreConsent {
  const [notice, setNotice] = useState<AskedNotice>()

  async function consents(store: StoreView): Promise<boolean> {
    if (store.privacy.accepted) return true
    const yes = await new Promise<boolean>((answer) => setNotice({ store, answer }))
    setNotice(undefined)
    return yes && keepConsent(store)
  }

  return { consents, notice }
}

/** False when the shop did not take it, and has said so. */
async function keepConsent({ privacy: { personInfoTypeId } }: StoreView): Promise<boolean> {
  try {
    await browserApi().call('personInfo.update', { body: { personInfoTypeId, value: consentGiven } })
    return true
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    notifyRemarks(error.response)
    return false
  }
}
