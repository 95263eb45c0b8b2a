import { RefusalError } from '@bottega/contract/api.ts'
import type { StoreView } from '@bottega/contract/delivery/stores.ts'
import { consentGiven } from '@bottega/rules/delivery/store-consent.ts'
import { useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { notifyRemarks } from '../../lib/notifications.ts'

type Choice = { state: 'open' } | { state: 'asking'; store: StoreView } | { state: 'busy' }

/**
 * The store already selected goes straight on; another first asks for consent to its privacy notice where that was not
 * given, then is set on the cart. Without consent nothing changes. (Shopping core, section 4)
 */
export function useStoreChoice(
  currentId: number,
  onChoose: (store: StoreView) => Promise<boolean>,
  onChosen: () => void,
) {
  const [choice, setChoice] = useState<Choice>({ state: 'open' })

  async function set(store: StoreView) {
    setChoice({ state: 'busy' })
    if (await onChoose(store)) return onChosen()
    setChoice({ state: 'open' })
    return undefined
  }

  async function agree(store: StoreView) {
    setChoice({ state: 'busy' })
    try {
      const { personInfoTypeId } = store.privacy
      await browserApi().call('personInfo.update', { body: { personInfoTypeId, value: consentGiven } })
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      notifyRemarks(error.response)
      return setChoice({ state: 'open' })
    }
    return set(store)
  }

  return {
    busy: choice.state === 'busy',
    asking: choice.state === 'asking' ? choice.store : undefined,
    choose: (store: StoreView) => {
      if (choice.state === 'busy') return
      if (store.storeId === currentId) onChosen()
      else if (store.privacy.accepted) void set(store)
      else setChoice({ state: 'asking', store })
    },
    answerNotice: (yes: boolean) => {
      if (choice.state !== 'asking') return
      if (yes) void agree(choice.store)
      else setChoice({ state: 'open' })
    },
  }
}
