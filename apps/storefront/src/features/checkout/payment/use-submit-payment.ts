import { RefusalError } from '@bottega/contract/api.ts'
import type { CallReply } from '@bottega/contract/contract.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { goOnAfterSubmit } from '../outcome/after-submit.ts'

/**
 * Pays a suspended order once, however often the button is pressed, and goes on where that leads; `onRefused` is told
 * why it does not.
 */
export function useSubmitPayment(onRefused: (error: RefusalError) => void) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function submit(ask: () => Promise<{ data: CallReply<'orders.payment'> }>) {
    // State is drawn later than a second press can come.
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      const { order, redirectUrl } = (await ask()).data
      const { orderId, status } = order
      await goOnAfterSubmit({ orderId, orderStatusId: status.orderStatusId, redirectUrl }, navigate)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      onRefused(error)
      setBusy(false)
      underWay.current = false
    }
  }

  return { busy, submit }
}
