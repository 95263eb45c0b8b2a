import { cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { oneUnit } from '@bottega/rules/quantity/selling-terms.ts'
import { smallestQuantity } from '@bottega/rules/quantity/stepping.ts'
import { TextButton } from '@bottega/ui/components/actions/TextButton.tsx'
import { NumberStepper } from '@bottega/ui/components/fields/NumberStepper.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useCartStore } from '../../cart-store/cart-context.ts'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf, sellingTermsOf, thousandths } from '../../cart-store/selling.ts'
import { useSetLineQuantity } from '../quantity/use-line-changes.ts'
import { lineNoteWords } from '../words/lineNote.ts'
import styles from './LineNote.module.css'

/**
 * Loose goods whose usual piece is known are asked for by the piece where the customer wants it: the line counts pieces,
 * and its quantity and price are an estimate of what they weigh. (decision 860)
 */
export function LinePieces({ item }: { item: CartItemView }) {
  const { product } = item
  const pieceWeight = thousandths(product.productInfos['WEIGHT_SELLING_SINGLE_UNIT'])
  if (sellingModeOf(product) !== 'loose' || pieceWeight === undefined) return null
  return <Pieces item={item} pieceWeight={pieceWeight} />
}

function Pieces({ item, pieceWeight }: { item: CartItemView; pieceWeight: number }) {
  const t = useTranslations(lineNoteWords, 'pieces')
  const { locale } = usePageSetting()
  const { perform } = useCartStore()
  const { itemId, product, options, pieces, quantity } = item
  const setQuantity = useSetLineQuantity({ product, options })
  const { name } = product
  const fewest = Math.max(1, Math.ceil(smallestQuantity(sellingTermsOf(product)) / pieceWeight))
  const suggested = Math.max(fewest, Math.round((quantity * oneUnit) / pieceWeight))
  const about = (count: number) => quantityText(count * pieceWeight, 'loose', locale)

  function say(count: number | undefined): Promise<boolean> {
    const items = [{ itemId, infos: { pieces: count === undefined ? '' : String(count) } }]
    return perform((api) => api.call(cartUpdateInfos, { query: { show_sectors: true }, body: { items } }))
  }

  /** The quantity first: where the shop cuts it, the pieces do not stand. */
  async function ask(count: number) {
    if (count < fewest || count > 999) return
    if (count * pieceWeight !== quantity * oneUnit && !(await setQuantity(count * pieceWeight))) return
    await say(count)
  }

  if (pieces === undefined)
    return (
      <div className={styles.note}>
        <div>
          <TextButton aria-label={t('askOf', { name, count: suggested })} onClick={() => void ask(suggested)}>
            {t('ask', { count: suggested })}
          </TextButton>
        </div>
      </div>
    )
  return (
    <div className={styles.note}>
      <p>{t('about', { count: pieces, weight: about(pieces) })}</p>
      <NumberStepper
        label={t('label', { name })}
        decreaseLabel={t('fewer', { name })}
        increaseLabel={t('more', { name })}
        text={t('count', { count: pieces })}
        canDecrease={pieces > fewest}
        onDecrease={() => void ask(pieces - 1)}
        onIncrease={() => void ask(pieces + 1)}
        onEnter={(typed) => void ask(Number.parseInt(typed, 10) || 0)}
      />
      <div>
        <TextButton aria-label={t('weighOf', { name })} onClick={() => void say(undefined)}>
          {t('weigh')}
        </TextButton>
      </div>
    </div>
  )
}
