import type { StoreView } from '@bottega/contract/delivery/stores.ts'
import { Badge } from '@bottega/ui/components/Badge.tsx'
import { Button } from '@bottega/ui/components/Button.tsx'
import { Dialog } from '@bottega/ui/components/Dialog.tsx'
import { ErrorState } from '@bottega/ui/components/ErrorState.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { browserApi } from '../../lib/browser-api.ts'
import { useShopper } from '../../lib/shopper.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import type { DialogOutcome } from '../checkout-flow/flow-steps.ts'
import { CooperativeMark } from './CooperativeMark.tsx'
import { DialogStage } from './DialogStage.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import styles from './StoreDialog.module.css'

type StoreDialogProps = {
  /** Sets the store on the cart and answers whether the shop took it. */
  onChoose: (store: StoreView) => Promise<boolean>
  onOutcome: (outcome: DialogOutcome) => void
}

/** Whose prices and shelves these are. Whatever is chosen, the address comes next. (Shopping core, section 4) */
export function StoreDialog({ onChoose, onOutcome }: StoreDialogProps) {
  const t = useTranslations()
  const { storeId: currentId } = useShopper().cart.store
  const [choosing, setChoosing] = useState<number>()
  const loaded = useLoaded('stores', async () => (await browserApi().call('stores.list')).data.stores)

  async function choose(store: StoreView) {
    setChoosing(store.storeId)
    if (store.storeId === currentId || (await onChoose(store))) onOutcome({ kind: 'setAddress' })
    else setChoosing(undefined)
  }

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
        {loaded.state === 'loading' && <ListSkeleton rows={3} />}
        {loaded.state === 'failed' && (
          <ErrorState
            title={t('errors.failed.title')}
            text={loaded.text}
            retryLabel={t('common.retry')}
            onRetry={loaded.reload}
          />
        )}
        {loaded.state === 'ready' && (
          <ul className={styles.list}>
            {loaded.data.map((store) => (
              <li key={store.storeId} className={styles.card} data-selected={store.storeId === currentId}>
                <CooperativeMark cooperativeId={store.cooperativeId} />
                <div className={styles.words}>
                  <h3 className={styles.name}>
                    {store.name} {store.storeId === currentId && <Badge tone="ok">{t('delivery.store.current')}</Badge>}
                  </h3>
                  <p className={styles.services}>
                    {store.deliveryServices
                      .filter(({ showTab }) => showTab)
                      .map(({ name }) => name)
                      .join(' · ')}
                  </p>
                </div>
                <Button
                  variant={store.storeId === currentId ? 'secondary' : 'primary'}
                  busy={choosing === store.storeId}
                  aria-label={t('delivery.store.choose', { name: store.name })}
                  onClick={() => void choose(store)}
                >
                  {t('delivery.address.chooseShort')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </DialogStage>
    </Dialog>
  )
}
