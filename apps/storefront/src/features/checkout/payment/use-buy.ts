import { RefusalError } from '@bottega/contract/api.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { wordsInPlace } from '../../../lib/words/words-in-place.ts'
import { whatStandsInTheWay } from '../../checkout-flow/prepare.ts'
import { goOnAfterSubmit } from '../outcome/after-submit.ts'
import type { PaymentQuery } from './payment-wish.ts'
import { createSubmitKey } from './submit-key.ts'

/**
 * Orders what the person sees: the version of the cart goes along, so that pressing twice is one order and a cart that
 * changed meanwhile is none. Then to the bank's page, or to the confirmation. (Shopping core, section 7: checkout/buy)
 */
export function useBuy() {
  const shopper = useShopperStore()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const underWay = useRef(false)
  const [submitKey] = useState(createSubmitKey)

  async function buy(payment: PaymentQuery) {
    // State is drawn later than a second press can come.
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      const { version, quote } = shopper.get().cart
      const query = { ...payment, cart_version: version, cart_quote: quote, show_sectors: true }
      const idempotencyKey = submitKey.of(JSON.stringify(query))
      const reply = await browserApi().call('checkout.buy', { query, idempotencyKey })
      shopper.take({ ...reply, data: reply.data.cart })
      await goOnAfterSubmit(reply.data, navigate)
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      if (error.httpStatus !== 0) submitKey.answered()
      // What was seen does not hold any more: before it can be ordered it has to be looked at as it is now.
      if (error.code === 'error.checkout.cartChanged') await whatStandsInTheWay(browserApi(), shopper)
      setBusy(false)
      underWay.current = false
      setRefusal(wordsInPlace(error))
    }
  }

  return { busy, refusal, buy: (payment: PaymentQuery) => void buy(payment) }
}
