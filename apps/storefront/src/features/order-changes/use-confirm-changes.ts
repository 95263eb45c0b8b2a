import { RefusalError } from '@bottega/contract/api.ts'
import type { OrderChangesView } from '@bottega/contract/orders/order-changes.ts'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useAsk } from '../../lib/questions/ask.ts'
import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { useShopperStore } from '../../lib/visit/shopper.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import { paths } from '../../paths.ts'
import { useCartStore } from '../cart/store/cart-context.ts'
import { confirmAge } from '../checkout-flow/confirm-age.tsx'

/**
 * Confirms what is shown, once the shopper's age is confirmed where it has to be: to the bank's page where more has to
 * be held, else to the changed order.
 */
export function useConfirmChanges({ orderId, cartVersion, quote, totalAfter, ageUnconfirmed }: OrderChangesView) {
  const ask = useAsk()
  const shopper = useShopperStore()
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const stay = useStay()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const takeCart = () => perform((api) => api.call('cart.view', { query: { show_sectors: true } }))

  const shown = { cart_version: cartVersion, cart_quote: quote }

  /**
   * The draft with the age confirmed is its next version. If anything else changed with it, what was shown is sent, and
   * the shop refuses it; undefined when the age stays unconfirmed.
   */
  async function withAge() {
    if (!(await confirmAge({ ask, perform }))) return undefined
    const { cart } = shopper.get()
    const isAsShown = cart.version === cartVersion + 1 && cart.total === totalAfter
    return isAsShown ? { cart_version: cart.version, cart_quote: cart.quote } : shown
  }

  async function confirm() {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    const agreed = ageUnconfirmed ? await withAge() : shown
    if (agreed !== undefined && (await send(agreed)) === 'to the bank') return
    underWay.current = false
    setBusy(false)
  }

  async function send(agreed: typeof shown): Promise<'to the bank' | 'answered'> {
    const isStillHere = stay()
    try {
      const { data, response } = await browserApi().call('orders.confirmChanges', {
        body: { order_id: orderId, ...agreed },
      })
      if (data.redirectUrl !== undefined) {
        window.location.assign(data.redirectUrl)
        return 'to the bank'
      }
      notifyRemarks(response)
      await takeCart()
      if (isStillHere()) await navigate(paths.order(orderId))
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      notifyRemarks(error.response)
      // The draft may be another one now, or closed: the page shows what holds.
      await takeCart()
      await revalidate()
    }
    return 'answered'
  }

  return { busy, confirm: () => void confirm() }
}
