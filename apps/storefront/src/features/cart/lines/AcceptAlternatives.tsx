import { cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { useOptimistic, useTransition } from 'react'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { basketWords } from '../../cart-store/words/basket.ts'

/**
 * Whether another product may replace this line when it is not on the shelf. Shown once the customer has answered for
 * the whole shopping: before that a tick would be the shop's, not theirs. (decision 824)
 */
export function AcceptAlternatives({ item }: { item: CartItemView }) {
  const t = useTranslations(basketWords, 'line')
  const { perform } = useCartStore()
  const [accepts, showAccepts] = useOptimistic(item.acceptAlternatives)
  const [, startTransition] = useTransition()
  const isAnswered = useShopperPart(
    ({ cart }) => cart.orderId !== undefined || cart.cartInfos['accept_alternatives'] !== undefined,
  )
  if (!isAnswered) return null

  function change(accept: boolean) {
    startTransition(async () => {
      showAccepts(accept)
      const items = [{ itemId: item.itemId, infos: { accept_alternatives: String(accept) } }]
      await perform((api) => api.call(cartUpdateInfos, { query: { show_sectors: true }, body: { items } }))
    })
  }

  return (
    <Checkbox
      checked={accepts}
      aria-label={t('acceptAlternativesOf', { name: item.product.name })}
      onChange={(event) => change(event.currentTarget.checked)}
    >
      {t('acceptAlternatives')}
    </Checkbox>
  )
}
