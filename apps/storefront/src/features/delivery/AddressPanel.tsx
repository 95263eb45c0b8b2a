import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import type { DeliveryServiceView } from '@bottega/contract/delivery/stores.ts'
import { Button } from '@bottega/ui/components/Button.tsx'
import { ErrorState } from '@bottega/ui/components/ErrorState.tsx'
import { Icon } from '@bottega/ui/components/Icon.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { browserApi } from '../../lib/browser-api.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { AddressForm } from './AddressForm.tsx'
import { AddressList } from './AddressList.tsx'
import styles from './AddressPanel.module.css'
import { ListSkeleton } from './ListSkeleton.tsx'

type AddressPanelProps = {
  service: DeliveryServiceView
  onChoose: (address: AddressView) => Promise<boolean>
  onDone: () => void
  /** Stands under the list once that is there. */
  below: ReactNode
}

/** The addresses of one service. At home they are the person's own, which can be added and changed here. */
export function AddressPanel({ service, onChoose, onDone, below }: AddressPanelProps) {
  const t = useTranslations()
  const { deliveryServiceId, kind } = service
  const [editing, setEditing] = useState<AddressView | 'new'>()
  const panel = useRef<HTMLDivElement>(null)
  const [choosing, setChoosing] = useState<number>()
  const loaded = useLoaded(`${deliveryServiceId}`, async () => {
    const query = { delivery_service_id: deliveryServiceId }
    return (await browserApi().call('addresses.byService', { query })).data.addresses
  })

  async function choose(address: AddressView) {
    setChoosing(address.addressId)
    if (await onChoose(address)) onDone()
    else setChoosing(undefined)
  }

  function closeForm() {
    // Gone at once, so that there is something to give the focus to.
    flushSync(() => setEditing(undefined))
    panel.current?.focus()
  }

  function saved(address: AddressView) {
    closeForm()
    loaded.reload()
    // Whoever adds an address here wants the groceries there; one that was only corrected stays in the list.
    if (editing === 'new') void choose(address)
  }

  if (loaded.state === 'loading') return <ListSkeleton rows={3} />
  if (loaded.state === 'failed')
    return (
      <ErrorState
        title={t('errors.failed.title')}
        text={loaded.text}
        retryLabel={t('common.retry')}
        onRetry={loaded.reload}
      />
    )
  if (editing !== undefined)
    return (
      <AddressForm
        address={editing === 'new' ? undefined : editing}
        deliveryServiceId={deliveryServiceId}
        onSaved={saved}
        onCancel={closeForm}
      />
    )
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <AddressList
        addresses={loaded.data}
        kind={kind}
        choosing={choosing}
        onChoose={(address) => void choose(address)}
        onEdit={setEditing}
        onRemoved={loaded.reload}
      />
      {kind === 'home' && (
        <div className={styles.add}>
          <Button variant="secondary" onClick={() => setEditing('new')}>
            <Icon name="plus" />
            {t('delivery.address.add')}
          </Button>
        </div>
      )}
      {below}
    </div>
  )
}
