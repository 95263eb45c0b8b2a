import { ordersPayment } from '@bottega/contract/orders/calls.ts'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useSubmitPayment } from './use-submit-payment.ts'

/**
 * Pays an unpaid order, with the same payment type; the page of the bank that is still open is opened again. (Account and
 * after-sales, section 7: order/payment)
 */
export function useRetryPayment(orderId: number) {
  const { revalidate } = useRevalidator()
  const { busy, run } = useSubmitPayment(
    () => browserApi().call(ordersPayment, { body: { order_id: orderId } }),
    (refusal) => {
      // Paid, cancelled or declined meanwhile: the page shows how it stands.
      void revalidate()
      return notifyRefusal(refusal)
    },
  )
  return { busy, retry: run }
}
