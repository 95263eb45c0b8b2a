import { lineTotal } from '@bottega/rules/quantity/line-total.ts'
import { stepUp } from '@bottega/rules/quantity/stepping.ts'
import { formatNumber, formatPrice } from '@bottega/rules/text/format.ts'
import { PersonalPart } from '../../lib/personal/PersonalPart.tsx'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { latestItemOf } from '../cart-store/cart-line.ts'
import { quantityText } from '../cart-store/quantity-text.ts'
import { sellingTermsOf } from '../cart-store/selling.ts'
import { useLineQuantity } from '../cart-store/use-cart.ts'
import { useProductLine } from '../cart/quantity/use-product-line.ts'
import { pricesOf } from './product-prices.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import styles from './UnitPrice.module.css'
import type { ShelfProduct } from './shelf-product.ts'

/**
 * Under the price: the price of a piece of a pack, of a kilogram or litre; for loose goods, the approximate price of
 * this quantity.
 */
export function UnitPrice({ product }: { product: ShelfProduct }) {
  const t = useTranslations(productWords)
  const { locale } = usePageSetting()
  const { pieces, perUnit } = pricesOf(product)
  if (sellingTermsOf(product).sellingMode === 'loose')
    return (
      <PersonalPart by={({ cart }) => latestItemOf(cart, product.productId)?.itemId}>
        <EstimatedPrice product={product} />
      </PersonalPart>
    )
  const ofPieces = pieces && `${formatNumber(pieces.count, locale)} × ${formatPrice(pieces.cents, locale)}`
  const ofUnit = perUnit && `${formatPrice(perUnit.cents, locale)}/${t(`unit.${perUnit.unit}`)}`
  return <p className={styles.line}>{[ofPieces, ofUnit].filter(Boolean).join(' · ')}</p>
}

function EstimatedPrice({ product }: { product: ShelfProduct }) {
  const t = useTranslations(productWords)
  const { locale } = usePageSetting()
  const { line } = useProductLine(product)
  const terms = sellingTermsOf(product)
  const inCart = useLineQuantity(line)
  const quantity = inCart > 0 ? inCart : stepUp(0, terms)
  const total = formatPrice(lineTotal(pricesOf(product).paid, quantity), locale)
  return (
    <p className={styles.line}>
      {quantityText(quantity, 'loose', locale)} · <b>{t('about', { price: total })}</b>
    </p>
  )
}
