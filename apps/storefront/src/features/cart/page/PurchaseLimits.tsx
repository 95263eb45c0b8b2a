import { cartPurchaseRestriction } from '@bottega/contract/cart/calls.ts'
import type { PurchaseRestrictionView } from '@bottega/contract/cart/cart.ts'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { basketWords } from '../../cart-store/words/basket.ts'

type PurchaseLimitsProps = {
  /** The limits the page was loaded with, so that nothing moves at hydration. */
  loaded: readonly PurchaseRestrictionView[]
}

/**
 * Names the limits the cart has reached, and says that alcohol needs a confirmation at the checkout. (Shopping core,
 * section 5)
 */
export function PurchaseLimits({ loaded }: PurchaseLimitsProps) {
  const t = useTranslations(basketWords, 'age')
  const { version } = useShopper().cart
  const [first] = useState(version)
  const [known, keep] = useState(loaded)
  const asked = useLoaded(String(version), async () => {
    if (version === first) return loaded
    return (await browserApi().call(cartPurchaseRestriction)).data.restrictions
  })
  // Until the shop has answered, or when the call fails, its last answer stays: every add reports its limit itself.
  if (asked.state === 'ready' && asked.data !== known) keep(asked.data)
  const reached = known.filter((restriction) => restriction.reached)
  if (reached.length === 0) return null
  return (
    <Notice tone="info">
      <ul>
        {reached.map(({ type, name, message }) => (
          <li key={`${type} ${name}`}>{type === 'adultsOnly' ? t('notice', { names: name }) : message}</li>
        ))}
      </ul>
    </Notice>
  )
}
