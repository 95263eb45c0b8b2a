import { RefusalError } from '@bottega/contract/api.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../lib/browser-api.ts'
import { wordsInPlace } from '../../lib/notifications.ts'
import { goOnAfterSubmit } from './after-submit.ts'
import type { PaymentQuery } from './payment-wish.ts'

/** Pays an order that is suspended, in the way chosen now. (Account spec, section 7: order/modify-payment-type) */
export function usePayOrder(orderId: number) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const underWay = useRef(false)

  async function pay(query: PaymentQuery) {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      const { data } = await browserApi().call('orders.modifyPaymentType', { body: { ...query, order_id: orderId } })
      const { redirectUrl, order } = data
      await goOnAfterSubmit({ orderId, orderStatusId: order.status.orderStatusId, redirectUrl }, navigate)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      setRefusal(wordsInPlace(error))
      setBusy(false)
      underWay.current = false
    }
  }

  return { busy, refusal, pay: (query: PaymentQuery) => void pay(query) }
}
