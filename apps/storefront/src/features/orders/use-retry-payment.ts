import { browserApi } from '../../lib/api/browser-api.ts'
import { notifyRemarks } from '../../lib/notices/notifications.ts'
import { useSubmitPayment } from '../checkout/payment/use-submit-payment.ts'

/** Pays a suspended order again, as it was to be paid. (Account and after-sales, section 7: order/payment) */
export function useRetryPayment(orderId: number) {
  const { busy, submit } = useSubmitPayment((error) => notifyRemarks(error.response))
  return { busy, retry: () => void submit(() => browserApi().call('orders.payment', { body: { order_id: orderId } })) }
}
