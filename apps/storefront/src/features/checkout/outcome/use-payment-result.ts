import { checkoutPaymentResult } from '@bottega/contract/checkout/calls.ts'
import { RefusalError } from '@bottega/contract/api.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { paymentOutcome, type PaymentOutcome } from '../../orders/payment/payment-outcome.ts'

export type PaymentState =
  | { kind: 'asking' }
  /** The provider has not decided yet; `slow` after `slowAfter`. */
  | { kind: 'waiting'; slow: boolean }
  /** The provider still waits for the customer; `isNext` on a page they have not opened yet. */
  | { kind: 'open'; redirectUrl: string; isNext: boolean }
  | { kind: Exclude<PaymentOutcome, 'waiting'> }
  /** The payment was for a change of the order, which was made or not. */
  | { kind: 'changed' | 'unchanged' }
  | { kind: 'refused'; text: string }

/** Milliseconds until the wait is called slow. */
const slowAfter = 20_000

/** Milliseconds before the next request: short at first, then longer and longer; the answer also comes by mail. */
export const pauseBefore = (question: number) => Math.min(15_000, 1_000 * 1.5 ** question)

/** Polls the shop for the result of a payment until it is known: the return address proves nothing. (Safety, 1) */
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
    // A lost connection is no refusal: the request is repeated.
    return error.unanswered ? { kind: 'waiting', slow } : { kind: 'refused', text: error.text }
  }
}
