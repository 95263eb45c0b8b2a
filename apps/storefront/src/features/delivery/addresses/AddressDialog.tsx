import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { Dialog } from '@bottega/ui/components/overlays/Dialog.tsx'
import { Tabs } from '@bottega/ui/components/navigation/Tabs.tsx'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { useState } from 'react'
import { bold } from '../../../lib/words/bold.tsx'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { handoverOf } from '../../../lib/words/service-text.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import type { DialogOutcome } from '../../checkout-flow/flow-steps.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { AddressPanel } from './AddressPanel.tsx'
import { DialogPlace } from '../DialogPlace.tsx'
import { DialogStage } from '../DialogStage.tsx'
import { ListSkeleton } from '../ListSkeleton.tsx'
import { loadServices } from '../load-services.ts'
import type { NearTo } from './NearSearch.tsx'
import { BlockNotes } from '../../blocks/BlockNotes.tsx'
import styles from './AddressDialog.module.css'

type AddressDialogProps = {
  /** The service whose tab is open first; otherwise the cart’s, otherwise home delivery. */
  deliveryServiceId?: number | undefined
  /** Sets the address on the cart and answers whether the shop took it. */
  onChoose: (address: AddressView) => Promise<boolean>
  onOutcome: (outcome: DialogOutcome) => void
}

/** The place of delivery: a tab for each service of the store, with its addresses. (Shopping core, section 2) */
export function AddressDialog({ deliveryServiceId, onChoose, onOutcome }: AddressDialogProps) {
  const t = useTranslations([commonWords, deliveryWords])
  const { site } = usePageSetting()
  const { cart } = useShopper()
  const [chosenTab, setChosenTab] = useState<string>()
  const [near, setNear] = useState<NearTo>()
  /** By service: why its addresses cannot be completed. */
  const [failures, setFailures] = useState<ReadonlyMap<number, unknown>>(new Map())
  const loaded = useLoaded(`${cart.store.storeId}`, () => loadServices(browserApi(), cart.store.storeId))
  const services = loaded.state === 'ready' ? loaded.data.services : []
  const wanted = deliveryServiceId ?? cart.deliveryService?.deliveryServiceId
  const opened =
    services.find((service) => service.deliveryServiceId === wanted) ??
    services.find((service) => service.kind === 'home') ??
    services[0]
  const tab = chosenTab ?? String(opened?.deliveryServiceId)
  const current = services.find((service) => String(service.deliveryServiceId) === tab)

  function findPickup(around: NearTo | undefined) {
    const pickup = services.find((service) => handoverOf(service) === 'pickup')
    if (pickup === undefined) return onOutcome({ kind: 'setStore' })
    setNear(around)
    setChosenTab(String(pickup.deliveryServiceId))
    return undefined
  }

  return (
    <Dialog
      open
      size="store"
      onClose={() => onOutcome({ kind: 'dismissed' })}
      title={t(`delivery.address.title.${site}`)}
      closeLabel={t('common.close')}
    >
      <DialogPlace>
        <span>{t.rich('delivery.address.store', { name: cart.store.name, b: bold })}</span>
        <TextButton onClick={() => onOutcome({ kind: 'setStore' })}>{t('delivery.address.changeStore')}</TextButton>
        {cart.shippingAddress && (
          <span className={styles.slots}>
            <TextButton onClick={() => onOutcome({ kind: 'setTimeslot' })}>{t('delivery.address.toSlots')}</TextButton>
          </span>
        )}
      </DialogPlace>
      <DialogStage size="large">
        <LoadedPart loaded={loaded} placeholder={<ListSkeleton rows={4} />}>
          {({ notes }) =>
            current && (
              <>
                <BlockNotes grid={notes} position="above" />
                <Tabs
                  label={t('delivery.address.services')}
                  tabs={services.map(({ deliveryServiceId: id, name }) => ({
                    value: String(id),
                    label: failures.get(id) === undefined ? name : t('delivery.address.unavailableTab', { name }),
                  }))}
                  value={tab}
                  onChange={(value) => {
                    setNear(undefined)
                    setChosenTab(value)
                  }}
                >
                  <AddressPanel
                    key={tab}
                    service={current}
                    firstNear={near}
                    onPickup={findPickup}
                    onChoose={onChoose}
                    onDone={() => onOutcome({ kind: 'done' })}
                    failure={failures.get(current.deliveryServiceId)}
                    onFailure={(failure) => setFailures(new Map(failures).set(current.deliveryServiceId, failure))}
                    below={<BlockNotes grid={notes} position="below" />}
                  />
                </Tabs>
              </>
            )
          }
        </LoadedPart>
      </DialogStage>
    </Dialog>
  )
}
