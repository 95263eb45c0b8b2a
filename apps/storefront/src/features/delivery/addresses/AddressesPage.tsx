import { addressesList, addressesSelect, addressesSetDefault } from '@bottega/contract/delivery/calls.ts'
import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { canEditCartAddress } from '@bottega/rules/cart/changing-order.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { EmptyState } from '@bottega/ui/components/feedback/EmptyState.tsx'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { required } from '../../../lib/api/required.ts'
import { useCommand } from '../../../lib/api/use-command.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { notifyRemarks } from '../../../lib/notices/notifications.ts'
import { TitledPage } from '../../../lib/page/TitledPage.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import type { Route } from './+types/AddressesPage.ts'
import { AddressCard } from './AddressCard.tsx'
import listStyles from './AddressList.module.css'
import { addressLine, canChoose, isOwn } from './address-list.ts'
import { RemoveAddress } from './RemoveAddress.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(deliveryWords, locale)('addressBook.title'))

export async function loader({ context }: Route.LoaderArgs) {
  const { addresses } = await required(context.get(visitContext).api.call(addressesList))
  return { addresses: addresses.filter(isOwn) }
}

/** The address book. While a placed order is being changed it is only read. (Account and after-sales, section 2) */
export default function AddressesPage({ loaderData: { addresses } }: Route.ComponentProps) {
  const t = useTranslations([deliveryWords, frameWords])
  const { cart } = useShopper()
  const { site } = usePageSetting()
  const locked = !canEditCartAddress(cart.cartStatusId)
  return (
    <TitledPage title={t('delivery.addressBook.title')} narrow>
      {locked && <Notice tone="warn">{t('frame.service.locked.changingOrder')}</Notice>}
      {addresses.length === 0 ? (
        <EmptyState title={t('delivery.address.noneHome.title')} text={t('delivery.address.noneHome.text')} />
      ) : (
        <p>{t(site === 'collect' ? 'delivery.addressBook.aboutPickup' : 'delivery.addressBook.about')}</p>
      )}
      <ul className={listStyles.list}>
        {addresses.map((address) =>
          locked ? (
            <li key={address.addressId}>
              <b>{address.addressName}</b>: {addressLine(address)}
            </li>
          ) : (
            <BookedAddress key={address.addressId} address={address} />
          ),
        )}
      </ul>
      {!locked && (
        <div>
          <LinkButton href={paths.editAddress()}>
            <Icon name="plus" />
            {t('delivery.address.add')}
          </LinkButton>
        </div>
      )}
    </TitledPage>
  )
}

function BookedAddress({ address }: { address: AddressView }) {
  const { user } = useShopper()
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [removing, setRemoving] = useState(false)
  const { addressId, addressType, deliveryServiceId } = address

  const choosing = useCommand(async () => {
    const body = { address_type: addressType, address_id: addressId, delivery_service_id: deliveryServiceId }
    if (await perform((api) => api.call(addressesSelect, { body }))) await revalidate()
  }, notifyRefusal)
  const makingDefault = useCommand(async () => {
    const { response } = await browserApi().call(addressesSetDefault, { body: { address_id: addressId } })
    notifyRemarks(response)
    await revalidate()
  }, notifyRefusal)

  return (
    <>
      <AddressCard
        address={address}
        favourite={false}
        isDefault={addressId === user.defaultDeliveryAddressId}
        onMakeDefault={canChoose(address) ? makingDefault.run : undefined}
        busy={choosing.busy}
        onChoose={choosing.run}
        onEdit={() => void navigate(paths.editAddress(addressId))}
        onRemove={() => setRemoving(true)}
      />
      {removing && (
        <RemoveAddress
          address={address}
          onClose={(removed) => {
            setRemoving(false)
            if (removed) void revalidate()
          }}
        />
      )}
    </>
  )
}
