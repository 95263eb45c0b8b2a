import { useTranslations } from 'use-intl'
import { browserApi } from '../../lib/browser-api.ts'
import { Notice } from '../../lib/Notice.tsx'
import { useShopper } from '../../lib/shopper.ts'
import { useLoaded } from '../../lib/use-loaded.ts'

async function load() {
  const { data } = await browserApi().call('cart.purchaseRestriction')
  return data.restrictions.filter(({ reached }) => reached)
}

/** Which limits the cart has reached, and that alcohol needs a word at the checkout. (Shopping core, section 5) */
export function PurchaseLimits() {
  const t = useTranslations('basket')
  const { cartId, version } = useShopper().cart
  const loaded = useLoaded(`${cartId} ${version}`, load)
  // Every add says its limit itself, so a notice that could not be read is not missed.
  if (loaded.state !== 'ready' || loaded.data.length === 0) return null
  return (
    <Notice tone="info">
      <p>{t('limits')}</p>
      <ul>
        {loaded.data.map(({ type, name, message }) => (
          <li key={`${type} ${name}`}>{type === 'adultsOnly' ? t('age.notice', { names: name }) : message}</li>
        ))}
      </ul>
    </Notice>
  )
}
