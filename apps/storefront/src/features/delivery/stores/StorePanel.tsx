import type { StoreView } from '@bottega/contract/delivery/stores.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { addressLine } from '../addresses/address-list.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { CooperativeMark } from './CooperativeMark.tsx'
import styles from './StorePanel.module.css'

type StorePanelProps = { store: StoreView; current: boolean; busy: boolean; onChoose: () => void }

/** One store: its cooperative, its address and its delivery services. */
export function StorePanel({ store, current, busy, onChoose }: StorePanelProps) {
  const t = useTranslations(deliveryWords)
  const services = store.deliveryServices.filter(({ showTab }) => showTab)
  return (
    <div className={styles.panel} data-selected={current}>
      <CooperativeMark cooperativeId={store.cooperativeId} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {store.name} {current && <Badge tone="ok">{t('store.current')}</Badge>}
        </h3>
        <p className={styles.line}>
          {store.address.addressName}, {addressLine(store.address)}
        </p>
        <p className={styles.line}>{t('store.services')}</p>
        <ul className={styles.services}>
          {services.map(({ deliveryServiceId, name }) => (
            <li key={deliveryServiceId}>{name}</li>
          ))}
        </ul>
      </div>
      <Button
        variant={current ? 'secondary' : 'primary'}
        busy={busy}
        aria-label={current ? undefined : t('store.choose', { name: store.name })}
        onClick={onChoose}
      >
        {t(current ? 'store.keep' : 'address.chooseShort')}
      </Button>
    </div>
  )
}
