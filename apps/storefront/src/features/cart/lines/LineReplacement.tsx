import { cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { lazy, Suspense, useOptimistic, useState, useTransition } from 'react'
import { useShopperPart } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { replacementWords } from '../words/replacement.ts'
import styles from './LineReplacement.module.css'

// Few lines name products: the search for them loads with the first.
const NamedSubstitutes = lazy(() =>
  import('./NamedSubstitutes.tsx').then((module) => ({ default: module.NamedSubstitutes })),
)

const answers = ['none', 'like', 'only'] as const
type Answer = (typeof answers)[number]

const answerOf = ({ acceptAlternatives, onlySubstitutes }: CartItemView): Answer => {
  if (!acceptAlternatives) return 'none'
  return onlySubstitutes === undefined ? 'like' : 'only'
}

/**
 * The product that may replace this line when it is not on the shelf: none, one like it, or one of those the customer
 * names. Shown once the customer has answered for the whole shopping: before that an answer would be the shop's, not
 * theirs. (decisions 824 and 854)
 */
export function LineReplacement({ item }: { item: CartItemView }) {
  const t = useTranslations(replacementWords)
  const { perform } = useCartStore()
  const [answer, showAnswer] = useOptimistic(answerOf(item))
  const [isNaming, setIsNaming] = useState(false)
  const [, startTransition] = useTransition()
  const isAnswered = useShopperPart(
    ({ cart }) => cart.orderId !== undefined || cart.cartInfos['accept_alternatives'] !== undefined,
  )
  if (!isAnswered) return null
  const shown = isNaming && answer === 'none' ? 'only' : answer

  function say(infos: Record<string, string>): Promise<boolean> {
    const items = [{ itemId: item.itemId, infos }]
    return perform((api) => api.call(cartUpdateInfos, { query: { show_sectors: true }, body: { items } }))
  }

  function change(next: Answer) {
    setIsNaming(next === 'only')
    startTransition(async () => {
      // Until a product is named nothing else was said to be welcome.
      showAnswer(next === 'like' ? 'like' : 'none')
      await say({ accept_alternatives: String(next === 'like'), substitute_product_ids: '' })
    })
  }

  return (
    <div className={styles.replacement}>
      <Select
        label={t('label')}
        aria-label={t('labelOf', { name: item.product.name })}
        value={shown}
        options={answers.map((value) => ({ value, label: t(value) }))}
        onChange={({ currentTarget }) => change(answers.find((one) => one === currentTarget.value) ?? 'none')}
      />
      {shown === 'only' && (
        <Suspense>
          <NamedSubstitutes
            product={item.product}
            named={item.onlySubstitutes ?? []}
            onName={(ids, infos) => {
              setIsNaming(true)
              const isNone = ids.length === 0
              return say({
                ...infos,
                ...(isNone && { accept_alternatives: 'false' }),
                substitute_product_ids: ids.join(','),
              })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
