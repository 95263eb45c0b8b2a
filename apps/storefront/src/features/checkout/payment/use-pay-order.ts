import { ordersModifyPaymentType } from '@bottega/contract/checkout/calls.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import type { PaymentQuery } from './payment-selection.ts'
import { useSubmitPayment } from '../../orders/payment/use-submit-payment.ts'

/**
 * Pays a suspended order with the payment type chosen now. (Account and after-sales, section 7:
 * order/modify-payment-type)
 */
export function usePayOrder(orderId: number) {
  const { busy, refusal, run } = useSubmitPayment(
    (query: PaymentQuery) => browserApi().call(ordersModifyPaymentType, { body: { ...query, order_id: orderId } }),
    wordsInPlace,
  )
  return { busy, refusal, pay: run }
}
