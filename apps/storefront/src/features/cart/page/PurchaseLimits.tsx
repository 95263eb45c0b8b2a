import { cartPurchaseRestriction } from '@bottega/contract/cart/calls.ts'
import type { PurchaseRestrictionView } from '@bottega/contract/cart/purchase-restriction.ts'
import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { Notice } from '../../../lib/notices/Notice.tsx'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useLoaded } from '../../../lib/api/use-loaded.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { basketWords } from '../../cart-store/words/basket.ts'

type PurchaseLimitsProps = {
  /** What the page was loaded with, so that nothing moves when it comes alive. */
  loaded: readonly PurchaseRestrictionView[]
}

/** Which limits the cart has reached, and that alcohol needs a word at the checkout. (Shopping core, section 5) */
export function PurchaseLimits({ loaded }: PurchaseLimitsProps) {
  const t = useTranslations(basketWords, 'age')
  const { version } = useShopper().cart
  const [first] = useState(version)
  const [known, keep] = useState(loaded)
  const asked = useLoaded(String(version), async () => {
    if (version === first) return loaded
    return (await browserApi().call(cartPurchaseRestriction)).data.restrictions
  })
  // Until the shop has answered, or when it cannot, what it said last stands: every add says its limit itself.
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
