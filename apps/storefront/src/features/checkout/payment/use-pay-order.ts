import { useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/words/words-in-place.ts'
import type { PaymentQuery } from './payment-wish.ts'
import { useSubmitPayment } from './use-submit-payment.ts'

/**
 * Pays an order that is suspended, in the way chosen now. (Account and after-sales, section 7:
 * order/modify-payment-type)
 */
export function usePayOrder(orderId: number) {
  const [refusal, setRefusal] = useState<string>()
  const { busy, submit } = useSubmitPayment((error) => setRefusal(wordsInPlace(error)))

  function pay(query: PaymentQuery) {
    setRefusal(undefined)
    void submit(() => browserApi().call('orders.modifyPaymentType', { body: { ...query, order_id: orderId } }))
  }

  return { busy, refusal, pay }
}
