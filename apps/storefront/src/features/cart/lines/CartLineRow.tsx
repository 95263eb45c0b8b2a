import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { goodsDetail } from '@bottega/rules/text/goods-text.ts'
import { IconButton } from '@bottega/ui/components/actions/IconButton.tsx'
import { lazy, memo, Suspense } from 'react'
import { ShopLink } from '../../../lib/page/ShopLink.tsx'
import { formatEuros } from '../../../lib/words/format.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { paths } from '../../../paths.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import { CustomWeight } from './CustomWeight.tsx'
import { DietMark } from '../../diet/DietMark.tsx'
import { WhyPricePlace } from '../../price-reasons/WhyPricePlace.tsx'
import { LineVouchers } from '../../vouchers/LineVouchers.tsx'
import styles from './CartLineRow.module.css'
import { LinePicture } from '../../../lib/page/LinePicture.tsx'
import { lineWords } from './line-words.ts'
import { QuantityControl } from '../quantity/QuantityControl.tsx'
import { useTakeOut } from '../quantity/use-line-changes.ts'

// Few lines have an offer: what it takes loads with the first of them.
const OfferNote = lazy(() => import('./OfferNote.tsx').then((module) => ({ default: module.OfferNote })))

// The panel of the cart stands on every page, and decides nothing about its lines.
const LineWishes = lazy(() => import('./LineWishes.tsx').then((module) => ({ default: module.LineWishes })))

type CartLineRowProps = {
  item: CartItemView
  /** In the panel a line is narrow and omits what can be decided on the cart's page. */
  compact: boolean
}

/** One line: product, quantity, price. */
export const CartLineRow = memo(function CartLineRow({ item, compact }: CartLineRowProps) {
  const t = useTranslations(basketWords, 'line')
  const { locale } = usePageSetting()
  const takeOut = useTakeOut()
  const { product, options } = item
  const saved = item.totalStandard - item.total

  return (
    <li className={styles.line} data-compact={compact}>
      <LinePicture src={product.mediaURL} />
      <div className={styles.words}>
        <ShopLink to={paths.product(product.slug)} className={styles.name}>
          {product.name}
        </ShopLink>
        <p className={styles.detail}>
          {!compact && product.shortDescr !== '' && <span className={styles.brand}>{product.shortDescr}</span>}
          <span>{goodsDetail(product.description, item.optionsText)}</span>
        </p>
        <p className={styles.detail}>{lineWords(item, locale, t('about'))}</p>
        <DietMark productId={product.productId} />
        {product.warehousePromo && (
          <Suspense>
            <OfferNote item={item} />
          </Suspense>
        )}
      </div>
      {!compact && (
        <div className={styles.alternatives}>
          <Suspense>
            <LineWishes item={item} />
          </Suspense>
          <CustomWeight item={item} />
          <LineVouchers itemId={item.itemId} />
        </div>
      )}
      <div className={styles.control}>
        {/* A line asked for by the piece is counted with its wishes: a second counter would say kilograms. */}
        {(compact || item.pieces === undefined) && <QuantityControl product={product} options={options} />}
      </div>
      <p className={styles.total}>
        <b>{formatEuros(item.total, locale)}</b>
        {!compact && <WhyPricePlace item={item} />}
        {!compact && saved > 0.005 && <span>{t('saved', { amount: formatEuros(saved, locale) })}</span>}
      </p>
      {!compact && (
        <div className={styles.remove}>
          <IconButton
            icon="trash"
            label={t('remove', { name: product.name })}
            onClick={() => void takeOut({ product, options })}
          />
        </div>
      )}
    </li>
  )
})
