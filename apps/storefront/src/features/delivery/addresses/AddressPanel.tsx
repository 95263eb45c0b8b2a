import { addressesByService } from '@bottega/contract/delivery/calls.ts'
import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import type { DeliveryServiceView } from '@bottega/contract/delivery/stores.ts'
import { nearMetres } from '@bottega/rules/delivery/places/distance.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { LoadedPart } from '../../../lib/notices/LoadedPart.tsx'
import { commonWords } from '../../../lib/words/shared/common.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { checkedPlace } from '../../places/checked-place.ts'
import { AddressForm } from './form/AddressForm.tsx'
import { AddressList } from './AddressList.tsx'
import styles from './AddressPanel.module.css'
import { CompletionFailure } from './form/CompletionFailure.tsx'
import { ListSkeleton } from '../ListSkeleton.tsx'
import { NearSearch, type NearTo } from './NearSearch.tsx'
import { PlacesOnMap } from '../stores/PlacesOnMap.tsx'
import { StoreNotice } from '../stores/StoreNotice.tsx'
import { useOtherStoreConsent } from '../stores/use-other-store-consent.ts'

type AddressPanelProps = {
  service: DeliveryServiceView
  /** The position near which places are searched first. */
  firstNear: NearTo | undefined
  /** Opens the pickup places near an address no store delivers to. */
  onPickup: (near: NearTo | undefined) => void
  onChoose: (address: AddressView) => Promise<boolean>
  onDone: () => void
  /**
   * Why addresses cannot be completed; the service is marked unavailable while there is a reason. (Shopping core,
   * section 8)
   */
  failure: unknown
  onFailure: (failure: unknown) => void
  /** Shown under the list once that is loaded. */
  below: ReactNode
}

/**
 * The addresses of one service. For home delivery they are the customer's own, which can be added and changed here;
 * otherwise they are places of the stores, which can be searched near a place or the device.
 */
export function AddressPanel({
  service,
  firstNear,
  onPickup,
  onChoose,
  onDone,
  failure,
  onFailure,
  below,
}: AddressPanelProps) {
  const t = useTranslations([commonWords, deliveryWords])
  const { deliveryServiceId, kind } = service
  /** Undefined until the customer opens or closes the form. */
  const [chosenForm, setChosenForm] = useState<AddressView | 'new' | 'none'>()
  const [near, setNear] = useState(firstNear)
  const [onMap, setOnMap] = useState(false)
  const [picked, setPicked] = useState<number>()
  const panel = useRef<HTMLDivElement>(null)
  const [choosing, setChoosing] = useState<number>()
  const currentStoreId = useShopperPart(({ cart }) => cart.store.storeId)
  const { consentsTo, notice } = useOtherStoreConsent(currentStoreId)
  const loaded = useLoaded(`${deliveryServiceId} ${JSON.stringify(near?.position)}`, async () => {
    const around = near && { ...near.position, distance: nearMetres }
    const query = { delivery_service_id: deliveryServiceId, ...around }
    return (await browserApi().call(addressesByService, { query })).data.addresses
  })

  // The first address begins with the place that was asked for: the form is all there is to do here.
  const beginsWithForm =
    kind === 'home' && loaded.state === 'ready' && loaded.data.length === 0 && checkedPlace() !== undefined
  const editing = chosenForm ?? (beginsWithForm ? 'new' : 'none')

  const hasMap = near !== undefined || (loaded.state === 'ready' && loaded.data.some(hasPosition))

  async function choose(address: AddressView) {
    setChoosing(address.addressId)
    if ((await consentsTo(address.storeId)) && (await onChoose(address))) onDone()
    else setChoosing(undefined)
  }

  function closeForm() {
    // Rendered synchronously, so that there is an element to focus.
    flushSync(() => setChosenForm('none'))
    panel.current?.focus()
  }

  function saved(address: AddressView) {
    closeForm()
    loaded.reload()
    // An address added here is chosen for the delivery; one that was only corrected is not.
    if (editing === 'new') void choose(address)
  }

  if (editing !== 'none')
    return (
      <AddressForm
        address={editing === 'new' ? undefined : editing}
        deliveryServiceId={deliveryServiceId}
        onSaved={saved}
        onCancel={closeForm}
        onPickup={onPickup}
        onFailure={onFailure}
      />
    )
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {failure !== undefined && <CompletionFailure failure={failure} onRetry={() => onFailure(undefined)} />}
      {kind !== 'home' && (
        <NearSearch near={near} onChange={setNear} onFailure={onFailure}>
          {hasMap && (
            <Button variant="quiet" aria-expanded={onMap} onClick={() => setOnMap(!onMap)}>
              {t(onMap ? 'delivery.map.hide' : 'delivery.map.show')}
            </Button>
          )}
        </NearSearch>
      )}
      <LoadedPart loaded={loaded} placeholder={<ListSkeleton rows={3} />}>
        {(addresses) => (
          <>
            {kind !== 'home' && hasMap && onMap && (
              <PlacesOnMap
                places={addresses}
                around={near && { position: near.position, metres: nearMetres }}
                picked={picked}
                onPick={setPicked}
              />
            )}
            <AddressList
              addresses={addresses}
              kind={kind}
              picked={picked}
              choosing={choosing}
              onChoose={(address) => void choose(address)}
              onEdit={setChosenForm}
              onRemoved={loaded.reload}
            />
          </>
        )}
      </LoadedPart>
      {kind === 'home' && (
        <div className={styles.add}>
          <Button variant="secondary" onClick={() => setChosenForm('new')}>
            <Icon name="plus" />
            {t('delivery.address.add')}
          </Button>
        </div>
      )}
      {below}
      {notice && <StoreNotice {...notice} />}
    </div>
  )
}

const hasPosition = ({ latitude, longitude }: AddressView) => latitude !== undefined && longitude !== undefined
