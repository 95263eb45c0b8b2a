import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useState } from 'react'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { AddressCard } from './AddressCard.tsx'
import { favouriteFirst, filterAddresses } from './address-list.ts'
import styles from './AddressList.module.css'
import { RemoveAddress } from './RemoveAddress.tsx'

type AddressListProps = {
  addresses: readonly AddressView[]
  /** The kind of service, which selects the picture and the text of an empty list. */
  kind: string
  /** Selected on the map. */
  picked?: number | undefined
  /** The address being set on the cart. */
  choosing: number | undefined
  onChoose: (address: AddressView) => void
  onEdit: (address: AddressView) => void
  onRemoved: () => void
}

/** Addresses to choose from, with a filter where there is more than one. */
export function AddressList({ addresses, kind, picked, choosing, onChoose, onEdit, onRemoved }: AddressListProps) {
  const t = useTranslations(deliveryWords, 'address')
  const { user } = useShopper()
  const [typed, setTyped] = useState('')
  const [removing, setRemoving] = useState<AddressView>()
  const shown = favouriteFirst(filterAddresses(addresses, typed), user.defaultStoreAddressId)

  if (addresses.length === 0)
    return (
      <EmptyState
        title={t(kind === 'home' ? 'noneHome.title' : 'nonePlace.title')}
        text={t(kind === 'home' ? 'noneHome.text' : 'nonePlace.text')}
      />
    )
  return (
    <>
      {addresses.length > 1 && (
        <TextField
          type="search"
          label={t('filter')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <output className={styles.count}>{typed.trim() === '' ? '' : t('found', { count: shown.length })}</output>
      <ul className={styles.list}>
        {shown.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            favourite={address.addressId === user.defaultStoreAddressId}
            picked={address.addressId === picked}
            busy={choosing === address.addressId}
            onChoose={() => onChoose(address)}
            onEdit={() => onEdit(address)}
            onRemove={() => setRemoving(address)}
          />
        ))}
      </ul>
      {removing && (
        <RemoveAddress
          address={removing}
          onClose={(removed) => {
            setRemoving(undefined)
            if (removed) onRemoved()
          }}
        />
      )}
    </>
  )
}
