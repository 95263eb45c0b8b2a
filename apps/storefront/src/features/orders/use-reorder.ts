import { cartAddAllFromOrder } from '@bottega/contract/cart/calls.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../lib/api/use-command.ts'
import { notifications } from '../../lib/notices/notifications.ts'
import { useStay } from '../../lib/page/use-stay.ts'
import { useAsk } from '../../lib/questions/ask.ts'
import { useCheckoutFlow } from '../../lib/questions/flow-context.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { paths } from '../../paths.ts'
import { useCartStore } from '../cart-store/cart-context.ts'
import { agreesToRest } from './requests/reorder-rest.tsx'
import { cartWords } from '../cart-store/words/cart.ts'

/** Puts the products of an order into the cart and shows it, once the customer knows what is gone. */
export function useReorder(orderId: number) {
  const t = useTranslations(cartWords)
  const { ensureReady } = useCheckoutFlow()
  const { perform } = useCartStore()
  const navigate = useNavigate()
  const stay = useStay()
  const ask = useAsk()
  const { busy, run } = useCommand(async () => {
    const isStillHere = stay()
    const query = { show_sectors: true }
    const body = { order_id: orderId }
    const added = () => notifications.notify('success', t('productsAddFromOrder'))
    const isWanted = (await ensureReady()) && (await agreesToRest(ask, orderId))
    const done = isWanted && (await perform((api) => api.call(cartAddAllFromOrder, { query, body }), added))
    if (done && isStillHere()) await navigate(paths.cart())
  })

  return { busy, reorder: run }
}
