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
import { basketWords } from '../cart-store/words/basket.ts'
import { checkoutWords } from './words/checkout.ts'
import styles from './ReviewLines.module.css'

/** The lines to be ordered, read-only. */
export function ReviewLines() {
  const t = useTranslations([basketWords, checkoutWords])
  const { locale } = usePageSetting()
  const { cart } = useShopper()
  const note = cart.cartInfos['order_note'] ?? ''
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
                  <span className={styles.detail}>{goodsDetail(item.product.description, item.optionsText)}</span>
                  <span className={styles.detail}>{lineWords(atListPrice(item), locale, t('basket.line.about'))}</span>
                  {item.onlySubstitutes && (
                    <span className={styles.detail}>
                      {t('checkout.onlySubstitutes', {
                        names: item.onlySubstitutes.map(({ name }) => name).join(', '),
                      })}
                    </span>
                  )}
                  {item.pieces !== undefined && (
                    <span className={styles.detail}>{t('checkout.pieces', { count: item.pieces })}</span>
                  )}
                  {item.lineNote !== undefined && (
                    <span className={styles.detail}>{t('checkout.lineNote', { note: item.lineNote })}</span>
                  )}
                  <LineAdjustments itemId={item.itemId} all={cart.orderAdjustmentSummary.orderAdjustments} />
                </span>
                <b className={styles.total}>{formatEuros(item.total, locale)}</b>
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
