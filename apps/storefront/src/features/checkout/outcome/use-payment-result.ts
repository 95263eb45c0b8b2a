import { checkoutPaymentResult } from '@bottega/contract/checkout/calls.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { paymentOutcome, type PaymentOutcome } from '../../orders/payment/payment-outcome.ts'

export type PaymentState =
  | { kind: 'asking' }
  /** The bank has not decided yet; `slow` once it takes longer than anybody expects. */
  | { kind: 'waiting'; slow: boolean }
  /** The bank still waits for the person; `isNext` on a page they have not seen yet. */
  | { kind: 'open'; redirectUrl: string; isNext: boolean }
  | { kind: Exclude<PaymentOutcome, 'waiting'> }
  /** It paid for a change of the order, which happened or did not. */
  | { kind: 'changed' | 'unchanged' }
  | { kind: 'refused'; text: string }

/** Milliseconds until the wait is called slow. */
const slowAfter = 20_000

/** Milliseconds before the next question: soon at first, then ever more rarely; the answer also comes by mail. */
export const pauseBefore = (question: number) => Math.min(15_000, 1_000 * 1.5 ** question)

/** Asks the shop what became of a payment until it knows: the address one came back to says nothing. (Safety, 1) */
export function usePaymentResult(orderId: number | undefined): PaymentState {
  const [state, setState] = useState<PaymentState>({ kind: 'asking' })

  useEffect(() => {
    if (orderId === undefined) return undefined
    const began = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false

    async function ask(order: number, question: number) {
      const found = await resultOf(order, Date.now() - began > slowAfter)
      if (over) return
      setState(found)
      if (found.kind === 'waiting') timer = setTimeout(() => void ask(order, question + 1), pauseBefore(question))
    }
    void ask(orderId, 0)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [orderId])

  return state
}

async function resultOf(orderId: number, slow: boolean): Promise<PaymentState> {
  try {
    const { data } = await browserApi().call(checkoutPaymentResult, { body: { order_id: orderId } })
    if (data.change === 'applied') return { kind: 'changed' }
    if (data.change === 'refused') return { kind: 'unchanged' }
    const outcome = data.change === 'paying' ? 'waiting' : paymentOutcome(data.orderStatusId)
    if (outcome !== 'waiting') return { kind: outcome }
    const { redirectUrl, isNext = false } = data
    return redirectUrl === undefined ? { kind: 'waiting', slow } : { kind: 'open', redirectUrl, isNext }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    // A line that drops while the bank decides is no refusal: it is asked again.
    return error.httpStatus === 0 ? { kind: 'waiting', slow } : { kind: 'refused', text: error.text }
  }
}
