import { ordersLeaveChanges, ordersModify } from '@bottega/contract/orders/calls.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../lib/api/use-command.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import { paths } from '../../paths.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { sayingOrderFailed } from './change-failure.ts'
import { changesWords } from './words/changes.ts'

/** Opens the draft of an order, which replaces the cart from then on, and goes to it. */
export function useModifyOrder(orderId: number) {
  const failed = sayingOrderFailed(useTranslations(changesWords)('failed'))
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const stay = useStay()
  const { busy, run } = useCommand(async () => {
    const isStillHere = stay()
    const opened = await perform((api) => api.call(ordersModify, { body: { order_id: orderId } }).catch(failed))
    if (opened && isStillHere()) await navigate(paths.cart())
  })

  return { busy, modify: run }
}

/** Discards the draft: the ordinary cart is back. */
export function useLeaveChanges(orderId: number) {
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const stay = useStay()
  const { busy, run } = useCommand(async () => {
    const isStillHere = stay()
    const left = await perform((api) => api.call(ordersLeaveChanges, { body: { order_id: orderId } }))
    if (left && isStillHere()) await navigate(paths.order(orderId))
  })

  return { busy, leave: run }
}
