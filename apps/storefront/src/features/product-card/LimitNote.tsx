import { classNames } from '@bottega/ui/class-names.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { quantityText } from '../cart-store/quantity-text.ts'
import { sellingModeOf, sellingTermsOf } from '../cart-store/selling.ts'
import { productWords } from '../../lib/words/shared/product.ts'
import styles from './LimitNote.module.css'
import type { ShelfProduct } from './shelf-product.ts'

type LimitNoteProps = { product: ShelfProduct; whole?: boolean }

/** The limit per purchase, shown before it is reached; on four lines unless there is room for all of it. */
export function LimitNote({ product, whole = false }: LimitNoteProps) {
  const t = useTranslations(productWords)
  const { locale } = usePageSetting()
  const mode = sellingModeOf(product)
  const { maximumQuantity } = sellingTermsOf(product)
  const rule = product.productClassRuleMax
  const note =
    maximumQuantity !== null
      ? t('limit', { maximum: quantityText(maximumQuantity, mode, locale) })
      : rule &&
        t('classLimit', {
          maximum: quantityText(thousandthsFromUnits(rule.max), mode, locale),
          name: rule.productClassName,
        })
  return note ? (
    <p className={classNames(styles.note, !whole && styles.short)} title={whole ? undefined : note}>
      {note}
    </p>
  ) : null
}
