import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { useAsk } from '../../lib/questions/ask.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { askPriceReasons } from './PriceReasonsDialog.tsx'
import { priceReasonsWords } from './words/priceReasons.ts'
import styles from './WhyLinePrice.module.css'

/** The quiet button beside the price of a line that opens its reasons. (decision 0865) */
export function WhyLinePrice({ item: { itemId, product } }: { item: CartItemView }) {
  const t = useTranslations(priceReasonsWords)
  const ask = useAsk()
  const { productId, name } = product
  return (
    <button
      type="button"
      className={styles.why}
      aria-label={t('titleOf', { name })}
      title={t('title')}
      onClick={() => void askPriceReasons(ask, { productId, name, itemId })}
    >
      <Icon name="info" size={16} />
    </button>
  )
}
