import { ordersPayment } from '@bottega/contract/orders/calls.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { notifyRefusal } from '../../../lib/api/refusals.ts'
import { useSubmitPayment } from './use-submit-payment.ts'

/** Pays a suspended order again, with the same payment type. (Account and after-sales, section 7: order/payment) */
export function useRetryPayment(orderId: number) {
  const { busy, run } = useSubmitPayment(
    () => browserApi().call(ordersPayment, { body: { order_id: orderId } }),
    notifyRefusal,
  )
  return { busy, retry: run }
}
