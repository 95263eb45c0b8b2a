import { Price } from '@bottega/ui/components/text/Price.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { formatPrice, pricePartsOf } from '@bottega/rules/text/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import styles from './PriceBlock.module.css'
import { pricesOf } from './product-prices.ts'
import type { ShelfProduct } from './shelf-product.ts'

type PriceBlockProps = { product: ShelfProduct; size?: 'card' | 'large' }

/**
 * The price in large type, with the struck old price and the saving beside it when they are real, and the energy class
 * of what has one, whose mark the style sheet draws with its scale. (Regulation (EU) 2017/1369, article 6)
 */
export function PriceBlock({ product, size = 'card' }: PriceBlockProps) {
  const t = useTranslations(productWords)
  const { locale } = usePageSetting()
  const { paid, old, saving } = pricesOf(product)
  return (
    <p className={styles.row} data-energy={product.productInfos['ENERGY_CLASS']}>
      <span className={styles.paid}>
        <Price parts={pricePartsOf(paid, locale)} size={size} tone={old === undefined ? 'plain' : 'offer'} />
        {product.priceUnitDisplay !== 'pz' && (
          <span className={styles.unit}>/{t(`unit.${product.priceUnitDisplay}`)}</span>
        )}
      </span>
      {old !== undefined && (
        <span className={styles.old}>
          <VisuallyHidden>{t('oldPrice')} </VisuallyHidden>
          <s title={t('oldPrice')}>{formatPrice(old, locale)}</s>
          <span className={styles.saving}>
            <VisuallyHidden>{t('saving')} </VisuallyHidden>−{formatPrice(saving, locale)}
          </span>
        </span>
      )}
    </p>
  )
}
