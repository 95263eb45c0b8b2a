import { Button } from '@bottega/ui/components/Button.tsx'
import { NumberStepper } from '@bottega/ui/components/NumberStepper.tsx'
import { useTranslations } from 'use-intl'
import { usePageSetting } from '../../lib/page-setting.ts'
import type { CartLine } from './cart-line.ts'
import styles from './QuantityControl.module.css'
import { quantityText } from './quantity-text.ts'
import { sellingModeOf, type SoldProduct } from './selling.ts'
import { useControlFocus } from './use-control-focus.ts'
import { useLineQuantity } from './use-cart.ts'
import { useProductLine } from './use-product-line.ts'
import { useQuantityActions } from './use-quantity-actions.ts'

type QuantityControlProps = {
  product: SoldProduct
  /** Options decided elsewhere on the page; without them a dialog asks. */
  options?: CartLine['options'] | undefined
}

/** The add button, and in its place, with its width, minus, quantity and plus once there is some in the cart. */
export function QuantityControl({ product, options }: QuantityControlProps) {
  const t = useTranslations('quantity')
  const { locale } = usePageSetting()
  const { line, begin } = useProductLine(product, options)
  const quantity = useLineQuantity(line)
  const actions = useQuantityActions(line, quantity)
  const control = useControlFocus(quantity > 0)
  const { name } = product
  return (
    <div ref={control} className={styles.control}>
      {quantity === 0 ? (
        <Button wide aria-label={t('addNamed', { name })} onClick={() => void actions.begin(options, begin)}>
          {t('add')}
        </Button>
      ) : (
        <NumberStepper
          label={t('label', { name })}
          decreaseLabel={t('decrease', { name })}
          increaseLabel={t('increase', { name })}
          text={quantityText(quantity, sellingModeOf(product), locale)}
          onDecrease={() => void actions.decrease()}
          onIncrease={() => void actions.increase()}
          onEnter={(typed) => void actions.enter(typed)}
        />
      )}
    </div>
  )
}
