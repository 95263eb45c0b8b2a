import type { StoreView } from '@bottega/contract/delivery/stores.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { useStoreConsent, type PendingNotice } from './use-store-consent.ts'

interface StoreChoice {
  readonly busy: boolean
  readonly notice: PendingNotice | undefined
  readonly choose: (store: StoreView) => void
}

/**
 * The store already selected continues at once; another is set on the cart once the customer agrees to its notice.
 * Without consent nothing changes. (Shopping core, section 4)
 */
export function useStoreChoice(
  currentId: number,
  onChoose: (store: StoreView) => Promise<boolean>,
  onChosen: () => void,
): StoreChoice {
  const { consents, notice } = useStoreConsent()
  const { busy, run } = useCommand(async (store: StoreView) => {
    if (store.storeId !== currentId && !((await consents(store)) && (await onChoose(store)))) return undefined
    onChosen()
    return 'leaving'
  })

  return { busy, notice, choose: run }
}
