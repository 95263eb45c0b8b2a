import { cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { Checkbox } from '@bottega/ui/components/fields/Checkbox.tsx'
import { useOptimistic, useTransition } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { basketWords } from '../../cart-store/words/basket.ts'

/** Whether another product may replace this line when it is not on the shelf. */
export function AcceptAlternatives({ item }: { item: CartItemView }) {
  const t = useTranslations(basketWords, 'line')
  const { perform } = useCartStore()
  const [accepts, showAccepts] = useOptimistic(item.acceptAlternatives)
  const [, startTransition] = useTransition()

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
