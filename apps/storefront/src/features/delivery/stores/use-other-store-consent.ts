import { RefusalError } from '@bottega/contract/api.ts'
import type { StoreView } from '@bottega/contract/delivery/stores.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { useStoreConsent, type AskedNotice } from './use-store-consent.ts'

interface OtherStoreConsent {
  readonly consentsTo: (storeId: number | undefined) => Promise<boolean>
  readonly notice: AskedNotice | undefined
}

/**
 * A place of another store brings its store along, so the same is asked as where stores are chosen; a person's own
 * address has no store. (Decision 0132)
 */
export function useOtherStoreConsent(currentStoreId: number): OtherStoreConsent {
  const { consents, notice } = useStoreConsent()
  return {
    notice,
    async consentsTo(storeId) {
      if (storeId === undefined || storeId === currentStoreId) return true
      const store = await storeOf(storeId)
      return store !== undefined && consents(store)
    },
  }
}

/** Undefined when the shop does not answer, and has said why. */
async function storeOf(storeId: number): Promise<StoreView | undefined> {
  try {
    return (await browserApi().call('stores.view', { query: { store_id: storeId } })).data.store
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    notifyRemarks(error.response)
    return undefined
  }
}
