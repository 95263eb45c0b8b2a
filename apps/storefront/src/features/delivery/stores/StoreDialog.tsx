import { storesList } from '@bottega/contract/delivery/calls.ts'
import type { StoreView } from '@bottega/contract/delivery/stores.ts'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { Tabs } from '@bottega/ui/components/navigation/Tabs.tsx'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import type { DialogOutcome } from '../../checkout-flow/flow-steps.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { CooperativeMark } from './CooperativeMark.tsx'
import { DialogStage } from '../DialogStage.tsx'
import { ListSkeleton } from '../ListSkeleton.tsx'
import styles from './StoreDialog.module.css'
import { StoreNotice } from './StoreNotice.tsx'
import { StorePanel } from './StorePanel.tsx'
import { useStoreChoice } from './use-store-choice.ts'

type StoreDialogProps = {
  /** Sets the store on the cart and answers whether the shop took it. */
  onChoose: (store: StoreView) => Promise<boolean>
  onOutcome: (outcome: DialogOutcome) => void
}

/**
 * The choice of the store, which decides prices and shelves: a tab for each store. Whatever is chosen, the address
 * comes next. (Shopping core, section 4)
 */
export function StoreDialog({ onChoose, onOutcome }: StoreDialogProps) {
  const t = useTranslations([commonWords, deliveryWords])
  const { storeId: currentId } = useShopper().cart.store
  const [tab, setTab] = useState(String(currentId))
  const loaded = useLoaded('stores', async () => (await browserApi().call(storesList)).data.stores)
  const { busy, notice, choose } = useStoreChoice(currentId, onChoose, () => onOutcome({ kind: 'setAddress' }))
  const stores = loaded.state === 'ready' ? loaded.data : []
  const shown = stores.find(({ storeId }) => String(storeId) === tab) ?? stores[0]

  return (
    <Dialog
      open
      size="store"
      onClose={() => onOutcome({ kind: 'dismissed' })}
      title={t('delivery.store.title')}
      closeLabel={t('common.close')}
    >
      <p className={styles.text}>{t('delivery.store.text')}</p>
      <DialogStage size="small">
        <LoadedPart loaded={loaded} placeholder={<ListSkeleton rows={3} />}>
          {() =>
            shown && (
              <Tabs
                label={t('delivery.store.stores')}
                tabs={stores.map(({ storeId, name, cooperativeId }) => ({
                  value: String(storeId),
                  label: (
                    <span className={styles.tab}>
                      <CooperativeMark cooperativeId={cooperativeId} />
                      {name}
                    </span>
                  ),
                }))}
                value={String(shown.storeId)}
                onChange={setTab}
              >
                <StorePanel
                  store={shown}
                  current={shown.storeId === currentId}
                  busy={busy}
                  onChoose={() => choose(shown)}
                />
              </Tabs>
            )
          }
        </LoadedPart>
      </DialogStage>
      {notice && <StoreNotice {...notice} />}
    </Dialog>
  )
}
