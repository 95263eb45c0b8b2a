import type { ordersPayment } from '@bottega/contract/orders/calls.ts'
import type { RefusalError } from '@bottega/contract/api.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../lib/api/use-command.ts'
import { goOnAfterSubmit } from './after-submit.ts'

/** Pays a suspended order and opens the page that follows. */
export function useSubmitPayment<Args extends readonly unknown[]>(
  ask: (...args: Args) => Promise<{ data: CallReply<typeof ordersPayment> }>,
  onRefusal: (refusal: RefusalError) => string | undefined,
) {
  const navigate = useNavigate()
  return useCommand(async (...args: Args) => {
    const { order, redirectUrl } = (await ask(...args)).data
    const { orderId, status } = order
    await goOnAfterSubmit({ orderId, orderStatusId: status.orderStatusId, redirectUrl }, navigate)
    return 'leaving'
  }, onRefusal)
}
