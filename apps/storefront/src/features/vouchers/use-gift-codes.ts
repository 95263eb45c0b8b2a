import { vouchersList } from '@bottega/contract/vouchers/calls.ts'
import type { MyVoucherView } from '@bottega/contract/vouchers/vouchers.ts'
import { useState } from 'react'
import { browserApi } from '../../lib/api/browser-api.ts'
import { emptyOnFailure } from '../../lib/api/empty-on-failure.ts'
import { useLoaded } from '../../lib/api/use-loaded.ts'
import { useShopper } from '../../lib/visit/shopper.ts'

/**
 * The vouchers of the customer with those used before; undefined while they load the first time, none when the loading
 * failed. Loaded again with every change of the cart, what was shown stays meanwhile. (Content and discovery, section 8)
 */
export function useGiftCodes(): readonly MyVoucherView[] | undefined {
  const { cart } = useShopper()
  const [latest, setLatest] = useState<readonly MyVoucherView[]>()
  const loaded = useLoaded(`${cart.cartId} ${cart.version}`, () =>
    emptyOnFailure(
      'Content and discovery, section 8: gift code loading failure, the list becomes empty',
      browserApi()
        .call(vouchersList, { query: { show_history: true } })
        .then((reply) => reply.data.giftCertificates),
    ),
  )
  if (loaded.state === 'ready' && loaded.data !== latest) setLatest(loaded.data)
  return loaded.state === 'ready' ? loaded.data : latest
}
