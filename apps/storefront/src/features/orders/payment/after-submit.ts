import type { NavigateFunction } from 'react-router'
import { paths } from '../../../paths.ts'
import { storeOrderToPay } from './order-to-pay.ts'
import { paymentOutcome } from './payment-outcome.ts'

interface Submitted {
  orderId: number
  orderStatusId: number
  redirectUrl?: string | undefined
}

/** Opens what follows a submit: the provider's page, the page that waits for its answer, or the confirmation. */
export async function goOnAfterSubmit(submitted: Submitted, navigate: NavigateFunction): Promise<void> {
  const { orderId, orderStatusId, redirectUrl } = submitted
  if (redirectUrl !== undefined) {
    storeOrderToPay(orderId)
    window.location.assign(redirectUrl)
    return
  }
  const isWaiting = paymentOutcome(orderStatusId) === 'waiting'
  if (isWaiting) storeOrderToPay(orderId)
  await navigate(isWaiting ? paths.paymentReturn(orderId) : paths.paymentCompleted(orderId), { replace: true })
}
