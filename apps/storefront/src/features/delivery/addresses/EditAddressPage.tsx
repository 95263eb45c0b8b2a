import { authTest } from '@bottega/contract/auth/calls.ts'
import { addressesView } from '@bottega/contract/delivery/calls.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { changingOrderCartStatus } from '@bottega/rules/cart/changing-order.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { LinkButton } from '@bottega/ui/components/actions/LinkButton.tsx'
import { useState } from 'react'
import { data, useNavigate } from 'react-router'
import { useCheckoutFlow } from '../../../lib/questions/flow-context.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { translatorOf } from '../../../lib/words/words.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import { deliveryWords } from '../../../lib/words/shared/delivery.ts'
import { AddressForm } from './form/AddressForm.tsx'
import { CompletionFailure } from './form/CompletionFailure.tsx'
import { idIn } from '../../../lib/page/address-numbers.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { namedPageMeta } from '../../../lib/page/page-meta.ts'
import { requireSignIn } from '../../../lib/visit/require-sign-in.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { visitContext } from '../../../lib/visit/visit.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/EditAddressPage.ts'
import styles from './EditAddressPage.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  namedPageMeta(matches, (locale) => translatorOf(deliveryWords, locale)('form.titleEdit'))

/** Without an id a new address; another customer's address is not found, like one that does not exist. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { api } = context.get(visitContext)
  requireSignIn((await api.call(authTest)).user, url)
  if (params.addressId === undefined) return { address: undefined }
  const addressId = idIn(params.addressId)
  if (addressId === undefined) throw data(null, 404)
  try {
    const { data: found } = await api.call(addressesView, { query: { address_id: addressId } })
    return { address: found.address }
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'error.address.notFound') throw data(null, 404)
    throw error
  }
}

/**
 * One address on a page of its own. While a placed order is being changed, addresses are locked. (Shopping core,
 * section 2)
 */
export default function EditAddressPage({ loaderData: { address } }: Route.ComponentProps) {
  const t = useTranslations([deliveryWords, frameWords])
  const navigate = useNavigate()
  const { cart } = useShopper()
  const { choosePlace } = useCheckoutFlow()
  const [failure, setFailure] = useState<unknown>()
  const back = () => void navigate(paths.addresses())

  if (cart.cartStatusId === changingOrderCartStatus)
    return (
      <section className={styles.page}>
        <h1>{t('delivery.form.titleEdit')}</h1>
        <Notice tone="warn">{t('frame.service.locked.changingOrder')}</Notice>
        <LinkButton href={paths.cart()}>{t('delivery.form.back')}</LinkButton>
      </section>
    )
  return (
    <section className={styles.page}>
      {failure !== undefined && <CompletionFailure failure={failure} onRetry={() => setFailure(undefined)} />}
      <AddressForm
        key={address?.addressId}
        headingLevel={1}
        address={address}
        deliveryServiceId={address?.deliveryServiceId ?? deliveryService.home}
        onSaved={(_address, isStillHere) => isStillHere && back()}
        onCancel={back}
        onPickup={() => void choosePlace(deliveryService.storePickup)}
        onFailure={setFailure}
      />
    </section>
  )
}
