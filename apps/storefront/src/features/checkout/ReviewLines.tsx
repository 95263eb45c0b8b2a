import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { goodsDetail } from '@bottega/rules/text/goods-text.ts'
import { formatEuros } from '../../lib/words/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useShopper } from '../../lib/visit/shopper.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { sectionsOf } from '../cart-store/cart-sections.ts'
import { LinePicture } from '../../lib/page/LinePicture.tsx'
import { lineWords } from '../cart/lines/line-words.ts'
import { LineAdjustments } from '../cart/lines/LineAdjustments.tsx'
import { WhyPricePlace } from '../price-reasons/WhyPricePlace.tsx'
import { basketWords } from '../cart-store/words/basket.ts'
import { checkoutWords } from './words/checkout.ts'
import styles from './ReviewLines.module.css'

/** The lines to be ordered, read-only. */
export function ReviewLines() {
  const t = useTranslations([basketWords, checkoutWords])
  const { locale } = usePageSetting()
  const { cart } = useShopper()
  const note = cart.cartInfos['order_note'] ?? ''

  /** Format, quantity and the wishes that go with the line. */
  function detailsOf(item: CartItemView): string[] {
    const { product, optionsText, onlySubstitutes, pieces, lineNote, addedBy } = item
    return [
      goodsDetail(product.description, optionsText),
      lineWords(atListPrice(item), locale, t('basket.line.about')),
      onlySubstitutes && t('checkout.onlySubstitutes', { names: onlySubstitutes.map(({ name }) => name).join(', ') }),
      pieces && t('checkout.pieces', { count: pieces }),
      lineNote && t('checkout.lineNote', { note: lineNote }),
      addedBy && t('checkout.addedBy', { names: addedBy }),
    ].filter((detail): detail is string => Boolean(detail))
  }

  return (
    <div className={styles.sheet}>
      {sectionsOf(cart).map((section) => (
        <section key={section.categoryId} className={styles.section}>
          <h2>{section.name}</h2>
          <ul>
            {section.items.map((item) => (
              <li key={item.itemId} className={styles.line}>
                <LinePicture src={item.product.mediaURL} />
                <span className={styles.words}>
                  <span className={styles.name}>{item.product.name}</span>
                  {detailsOf(item).map((detail) => (
                    <span key={detail} className={styles.detail}>
                      {detail}
                    </span>
                  ))}
                  <LineAdjustments itemId={item.itemId} all={cart.orderAdjustmentSummary.orderAdjustments} />
                </span>
                <span className={styles.total}>
                  <b>{formatEuros(item.total, locale)}</b>
                  <WhyPricePlace item={item} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {note !== '' && (
        <section className={styles.section}>
          <h2>{t('checkout.note')}</h2>
          <p className={styles.note}>{note}</p>
        </section>
      )}
    </div>
  )
}

/** Discounts are listed below by name, as on the order. */
const atListPrice = (item: CartItemView) => Object.assign({}, item, { unitPrice: item.totalStandard / item.quantity })
