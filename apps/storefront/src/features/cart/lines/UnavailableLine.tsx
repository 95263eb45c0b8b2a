import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { oneUnit } from '@bottega/rules/quantity/selling-terms.ts'
import { goodsDetail } from '@bottega/rules/text/goods-text.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { useState } from 'react'
import { formatEuros } from '../../../lib/words/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { LinePicture } from '../../../lib/page/LinePicture.tsx'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { useRemove } from '../../cart-store/use-cart.ts'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf } from '../../cart-store/selling.ts'
import { useBegin } from '../quantity/use-line-changes.ts'
import { useQuestions } from '../quantity/use-questions.tsx'
import { basketWords } from '../../cart-store/words/basket.ts'
import { WishPlace } from '../../stock-wishes/WishPlace.tsx'
import { quantityInstead } from './quantity-instead.ts'
import styles from './UnavailableLine.module.css'

type UnavailableLineProps = {
  item: CartItemView
  /** Undefined while they load; hidden where there is no room for them. */
  alternatives: readonly ProductView[] | 'hidden' | undefined
}

/** A line that cannot be delivered, why, and one tap to replace or remove it. */
export function UnavailableLine({ item, alternatives }: UnavailableLineProps) {
  const t = useTranslations(basketWords, 'unavailable')
  const { locale } = usePageSetting()
  const begin = useBegin()
  const remove = useRemove()
  const { removal } = useQuestions()
  const [working, setWorking] = useState<'remove' | number>()
  const { product, options } = item
  const { name } = product
  const line = { product, options }

  /** For the quantity taken instead. */
  function priceOf(other: ProductView): string {
    const quantity = quantityInstead(item, other)
    const price = formatEuros(other.priceDisplay, locale)
    return quantity === oneUnit ? price : `${quantityText(quantity, sellingModeOf(other), locale)} × ${price}`
  }

  async function takeOut() {
    if (!(await removal(product))) return
    setWorking('remove')
    await remove(line)
    setWorking(undefined)
  }

  /**
   * Adds the new product first, with all its questions, then removes the old one: cancelling or a failure in between
   * loses nothing.
   */
  async function replaceBy(other: ProductView) {
    setWorking(other.productId)
    if (await begin(other, quantityInstead(item, other))) await remove(line)
    setWorking(undefined)
  }

  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <LinePicture src={product.mediaURL} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.detail}>{goodsDetail(product.description, item.optionsText)}</p>
          <p className={styles.why}>{t(`reason.${item.unavailable ?? 'soldOut'}`)}</p>
        </div>
        <Button
          variant="secondary"
          busy={working === 'remove'}
          aria-label={t('removeNamed', { name })}
          onClick={() => void takeOut()}
        >
          {t('remove')}
        </Button>
      </div>
      {alternatives !== 'hidden' && (item.unavailable ?? 'soldOut') === 'soldOut' && <WishPlace product={product} />}
      {alternatives === undefined && <div className={styles.alternatives} />}
      {alternatives?.length === 0 && <p className={styles.alternatives}>{t('none')}</p>}
      {Array.isArray(alternatives) && alternatives.length > 0 && (
        <ul aria-label={t('insteadOf', { name })} className={styles.alternatives}>
          {alternatives.map((other) => (
            <li key={other.productId} className={styles.alternative}>
              <LinePicture src={other.mediaURL} />
              <span className={styles.words}>
                <span className={styles.other}>{other.name}</span>
                <span className={styles.detail}>
                  {goodsDetail(priceOf(other), goodsDetail(other.description, other.shortDescr))}
                </span>
              </span>
              <Button
                busy={working === other.productId}
                aria-label={t('takeNamed', { name: other.name })}
                onClick={() => void replaceBy(other)}
              >
                {t('take')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
