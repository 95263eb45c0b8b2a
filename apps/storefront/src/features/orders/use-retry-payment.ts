import { RefusalError } from '@bottega/contract/api.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { notifyRemarks } from '../../lib/notifications.ts'
import { paths } from '../../paths.ts'

/** Pays a suspended order again: to the bank's page, or to the order when that is not needed. */
export function useRetryPayment(orderId: number) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    try {
      const { data } = await browserApi().call('orders.payment', { body: { order_id: orderId } })
      if (data.redirectUrl !== undefined) window.location.assign(data.redirectUrl)
      else await navigate(paths.paymentCompleted(orderId))
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      notifyRemarks(error.response)
      setBusy(false)
    }
  }

  return { busy, retry: () => void retry() }
}
