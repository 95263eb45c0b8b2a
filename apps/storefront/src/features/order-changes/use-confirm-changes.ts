import { RefusalError } from '@bottega/contract/api.ts'
import type { OrderChangesView } from '@bottega/contract/orders/order-changes.ts'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { notifyRemarks } from '../../lib/notifications.ts'
import { useStay } from '../../lib/use-stay.ts'
import { paths } from '../../paths.ts'
import { useCartStore } from '../cart/cart-context.ts'

/** Confirms what is shown: to the bank's page where more has to be held, else to the changed order. */
export function useConfirmChanges({ orderId, cartVersion, quote }: OrderChangesView) {
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const stay = useStay()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const takeCart = () => perform((api) => api.call('cart.view', { query: { show_sectors: true } }))

  async function confirm() {
    if (underWay.current) return
    underWay.current = true
    const isStillHere = stay()
    setBusy(true)
    try {
      const body = { order_id: orderId, cart_version: cartVersion, cart_quote: quote }
      const { data, response } = await browserApi().call('orders.confirmChanges', { body })
      if (data.redirectUrl !== undefined) {
        window.location.assign(data.redirectUrl)
        return
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
    underWay.current = false
    setBusy(false)
  }

  return { busy, confirm: () => void confirm() }
}
