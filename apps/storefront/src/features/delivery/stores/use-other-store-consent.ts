import { storesView } from '@bottega/contract/delivery/calls.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { answerOrNotify } from '../../../lib/api/refusals.ts'
import { useStoreConsent, type PendingNotice } from './use-store-consent.ts'

interface OtherStoreConsent {
  readonly consentsTo: (storeId: number | undefined) => Promise<boolean>
  readonly notice: PendingNotice | undefined
}

/**
 * A place of another store changes the store too, so the same consent is asked as where stores are chosen; a customer's
 * own address has no store. (Decision 0132)
 */
export function useOtherStoreConsent(currentStoreId: number): OtherStoreConsent {
  const { consents, notice } = useStoreConsent()
  return {
    notice,
    async consentsTo(storeId) {
      if (storeId === undefined || storeId === currentStoreId) return true
      const answer = await answerOrNotify(browserApi().call(storesView, { query: { store_id: storeId } }))
      return answer !== undefined && consents(answer.data.store)
    },
  }
}
