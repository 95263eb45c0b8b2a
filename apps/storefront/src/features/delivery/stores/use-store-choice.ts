import type { StoreView } from '@bottega/contract/delivery/stores.ts'
import { useState } from 'react'
import { useStoreConsent, type AskedNotice } from './use-store-consent.ts'

interface StoreChoice {
  readonly busy: boolean
  readonly notice: AskedNotice | undefined
  readonly choose: (store: StoreView) => Promise<void>
}

/**
 * The store already selected goes straight on; another is set on the cart once the person agrees to its notice. Without
 * consent nothing changes. (Shopping core, section 4)
 */
export function useStoreChoice(
  currentId: number,
  onChoose: (store: StoreView) => Promise<boolean>,
  onChosen: () => void,
): StoreChoice {
  const { consents, notice } = useStoreConsent()
  const [busy, setBusy] = useState(false)

  async function choose(store: StoreView) {
    if (store.storeId === currentId) return onChosen()
    setBusy(true)
    if ((await consents(store)) && (await onChoose(store))) return onChosen()
    setBusy(false)
    return undefined
  }

  return { busy, notice, choose }
}
