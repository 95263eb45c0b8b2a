import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../lib/api/browser-api.ts'
import { wordsInPlace } from '../../../lib/api/refusals.ts'
import { useKeyedCommand } from '../../../lib/api/use-keyed-command.ts'
import { useShopperStore } from '../../../lib/visit/shopper.ts'
import { purchaseRefusal } from '../../checkout-flow/prepare.ts'
import { goOnAfterSubmit } from '../../orders/payment/after-submit.ts'
import type { PaymentQuery } from './payment-selection.ts'

/**
 * Orders what the page shows: the version of the cart is sent, so that pressing twice is one order and a cart changed
 * meanwhile is none. Then opens the provider's page, or the confirmation. (Shopping core, section 7: checkout/buy)
 */
export function useBuy() {
  const shopper = useShopperStore()
  const navigate = useNavigate()

  const { busy, refusal, run } = useKeyedCommand(
    async (keyOf, payment: PaymentQuery) => {
      const { version, quote } = shopper.get().cart
      const query = { ...payment, cart_version: version, cart_quote: quote, show_sectors: true }
      const reply = await browserApi().call(checkoutBuy, { query, idempotencyKey: keyOf(query) })
      shopper.take({ ...reply, data: reply.data.cart })
      await goOnAfterSubmit(reply.data, navigate)
      return 'leaving'
    },
    async (refused) => {
      // The cart differs from what was shown: it must be shown again before it can be ordered.
      if (refused.code === 'error.checkout.cartChanged') await purchaseRefusal(browserApi(), shopper)
      return wordsInPlace(refused)
    },
  )

  return { busy, refusal, buy: run }
}
