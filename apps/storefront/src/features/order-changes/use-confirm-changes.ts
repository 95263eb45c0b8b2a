import { cartView } from '@bottega/contract/cart/calls.ts'
import { ordersConfirmChanges } from '@bottega/contract/orders/calls.ts'
import type { OrderChangesView } from '@bottega/contract/orders/order-changes.ts'
import { useNavigate, useRevalidator } from 'react-router'
import { useAsk } from '../../lib/questions/ask.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../lib/api/refusals.ts'
import { useCommand } from '../../lib/api/use-command.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { useShopperStore } from '../../lib/visit/shopper.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { sayingOrderFailed } from './change-failure.ts'
import { changesWords } from './words/changes.ts'
import { confirmAge } from '../checkout-flow/confirm-age.tsx'

/**
 * Confirms the changes shown, after the confirmation of age where needed: goes to the provider's page where a higher
 * amount has to be authorized, else to the changed order.
 */
export function useConfirmChanges({ orderId, cartVersion, quote, totalAfter, ageUnconfirmed }: OrderChangesView) {
  const failed = sayingOrderFailed(useTranslations(changesWords)('failed'))
  const ask = useAsk()
  const shopper = useShopperStore()
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const stay = useStay()
  const { revalidate } = useRevalidator()

  const takeCart = () => perform((api) => api.call(cartView, { query: { show_sectors: true } }))

  const shown = { cart_version: cartVersion, cart_quote: quote }

  /**
   * Confirming the age makes a new version of the draft. If anything else changed with it, the version shown is sent,
   * and the shop refuses it; undefined when the age stays unconfirmed.
   */
  async function withAge() {
    if (!(await confirmAge({ ask, perform }))) return undefined
    const { cart } = shopper.get()
    const isAsShown = cart.version === cartVersion + 1 && cart.total === totalAfter
    return isAsShown ? { cart_version: cart.version, cart_quote: cart.quote } : shown
  }

  const { busy, run } = useCommand(
    async () => {
      const agreed = ageUnconfirmed ? await withAge() : shown
      if (agreed === undefined) return undefined
      const isStillHere = stay()
      const body = { order_id: orderId, ...agreed }
      const { data, response } = await browserApi().call(ordersConfirmChanges, { body }).catch(failed)
      if (data.redirectUrl !== undefined) {
        window.location.assign(data.redirectUrl)
        return 'leaving'
      }
      notifyRemarks(response)
      await takeCart()
      if (isStillHere()) await navigate(paths.order(orderId))
      return undefined
    },
    async (refusal) => {
      notifyRefusal(refusal)
      // The draft may have changed or been closed: the page shows its present state.
      await takeCart()
      await revalidate()
    },
  )

  return { busy, confirm: run }
}
