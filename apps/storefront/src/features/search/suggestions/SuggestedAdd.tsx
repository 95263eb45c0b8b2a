import { Icon } from '@bottega/ui/components/text/Icon.tsx'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useEffect } from 'react'
import { notifications } from '../../../lib/notices/notifications.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { frameWords } from '../../../lib/words/shared/frame.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useBegin, useSetLineQuantity } from '../../cart/quantity/use-line-changes.ts'
import { useProductLine } from '../../cart/quantity/use-product-line.ts'
import { useQuantityChoice } from '../../cart/quantity/use-quantity-choice.ts'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf, type SoldProduct } from '../../cart-store/selling.ts'
import { useLineQuantity } from '../../cart-store/use-cart.ts'
import styles from './SuggestedAdd.module.css'
import type { AddActive } from './SuggestionList.tsx'

type SuggestedAddProps = {
  product: SoldProduct & { available: number }
  /** Given while the keys are on this product. */
  onActive: AddActive | undefined
}

const warn = (note: string) => notifications.notify('warning', note)

/**
 * Adds a suggested product without leaving the list. An option of a list box holds no button, so this is a sign for the
 * pointer; by the keyboard it is Shift and Enter, which the option says.
 */
export function SuggestedAdd({ product, onActive }: SuggestedAddProps) {
  const t = useTranslations(frameWords, 'search')
  const { locale } = usePageSetting()
  const { line, begin } = useProductLine(product)
  const quantity = useLineQuantity(line)
  const choice = useQuantityChoice(product, warn)
  const beginWith = useBegin()
  const setQuantity = useSetLineQuantity(line)

  function add() {
    const next = choice.up(quantity)
    if (next === undefined) return
    void (quantity === 0 ? beginWith(product, next, { onBegun: begin }) : setQuantity(next))
  }

  useEffect(() => {
    onActive?.(add)
    return () => onActive?.(undefined)
  })

  if (product.available <= 0) return null
  const held = quantity === 0 ? '' : quantityText(quantity, sellingModeOf(product), locale)
  return (
    <>
      <VisuallyHidden>{held === '' ? t('addByKeys') : t('heldAddByKeys', { quantity: held })}</VisuallyHidden>
      {/* The keys are those of the text field, and the words stand beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span
        aria-hidden
        className={styles.add}
        data-held={quantity > 0 || undefined}
        onClick={(event) => {
          event.stopPropagation()
          add()
        }}
      >
        {held === '' ? <Icon name="plus" size={20} /> : held}
      </span>
    </>
  )
}
