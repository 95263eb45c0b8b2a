import { RefusalError, type Api } from '@bottega/contract/api.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Envelope } from '@bottega/contract/envelope.ts'
import { ordersAdd, ordersModify } from '@bottega/contract/orders/calls.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../lib/api/use-command.ts'
import { paths } from '../../paths.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import type { OrderOffer } from './use-order-offer.ts'

/** The shop does not do it at once, because the customer has to see the change or ask the bank first. */
const bySteps: ReadonlySet<string | undefined> = new Set([
  'error.order.beyondHold',
  'error.order.notAtOnce',
  'error.checkout.ageUnconfirmed',
])

/** As many lines as a call takes. */
const mostLines = 100

/**
 * Puts the lines offered into the order at once. Where that needs a look or the bank, the change of the order opens with
 * the lines in it instead, and is shown.
 */
export function usePutInOrder({ order, lines }: OrderOffer, onTaken: () => void) {
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const { busy, run } = useCommand(async () => {
    const body = {
      order_id: order.orderId,
      item_ids: [...new Set(lines.map(({ itemId }) => itemId))].slice(0, mostLines),
    }
    let opened = false
    const put = async (api: Api): Promise<Envelope<CartView>> => {
      try {
        const reply = await api.call(ordersAdd, { body })
        return { ...reply, data: reply.data.cart }
      } catch (error) {
        if (!(error instanceof RefusalError && bySteps.has(error.code))) throw error
        opened = true
        return api.call(ordersModify, { body })
      }
    }
    if (!(await perform(put))) return
    if (opened) await navigate(paths.cart())
    else onTaken()
  })
  return { busy, putInOrder: run }
}
