import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { stepUp } from '@bottega/rules/quantity/stepping.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { NumberStepper } from '@bottega/ui/components/fields/NumberStepper.tsx'
import { lazy, Suspense } from 'react'
import { showWords } from '../../../lib/page/into-sight.ts'
import { PersonalPart } from '../../../lib/personal/PersonalPart.tsx'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { latestItemOf, type CartLine } from '../../cart-store/cart-line.ts'
import styles from './QuantityControl.module.css'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf, sellingTermsOf, type SoldProduct } from '../../cart-store/selling.ts'
import { quantityWords } from '../words/quantity.ts'
import { useControlFocus } from './use-control-focus.ts'
import { useLineQuantity } from '../../cart-store/use-cart.ts'
import { useBegin, useSetLineQuantity } from './use-line-changes.ts'
import { asksOptions, useProductLine } from './use-product-line.ts'
import { useQuantityChoice } from './use-quantity-choice.ts'

// Loads only where the shop has switched live updates off.
const HeldQuantity = lazy(() => import('./HeldQuantity.tsx').then((module) => ({ default: module.HeldQuantity })))

export type QuantityControlProps = {
  product: SoldProduct
  /** Options chosen elsewhere on the page; without them a dialog asks. */
  options?: CartLine['options'] | undefined
  /**
   * Id of the text that says what must be chosen first: until then nothing is added, and a press scrolls to that text.
   */
  waitsFor?: string | undefined
  /** The quantity the add button adds, in place of the smallest one, and the name of the button then. */
  first?: FirstQuantity | undefined
}

export interface FirstQuantity {
  readonly quantity: Thousandths
  readonly text: string
  readonly label: string
}

/** Adds and counts a product, at once or, where the shop says so, by a button. (Shopping core, section 4) */
export function QuantityControl(props: QuantityControlProps) {
  const { productId } = props.product
  if (usePageSetting().holdsQuantity !== true)
    return (
      <PersonalPart by={({ cart }) => latestItemOf(cart, productId)?.itemId}>
        <LiveQuantity {...props} />
      </PersonalPart>
    )
  return (
    <Suspense fallback={<div className={styles.held} />}>
      <HeldQuantity {...props} />
    </Suspense>
  )
}

/** The add button; once the product is in the cart, minus, quantity and plus in its place and width. */
function LiveQuantity(props: QuantityControlProps) {
  const { product, options, waitsFor, first } = props
  const t = useTranslations(quantityWords)
  const { locale } = usePageSetting()
  const { line, begin } = useProductLine(product, options)
  const quantity = useLineQuantity(line)
  const choice = useQuantityChoice(product)
  const beginWith = useBegin()
  const setCartQuantity = useSetLineQuantity(line)
  const control = useControlFocus(quantity > 0)
  const setLineQuantity = (next: number | undefined) => next !== undefined && void setCartQuantity(next)
  const { name } = product
  const asks = asksOptions(props)
  return (
    <div ref={control} className={styles.control}>
      {quantity === 0 ? (
        <Button
          wide
          aria-label={asks ? t('chooseNamed', { name }) : (first?.label ?? t('addNamed', { name }))}
          aria-disabled={waitsFor !== undefined || undefined}
          aria-describedby={waitsFor}
          onClick={() =>
            waitsFor === undefined
              ? void beginWith(product, first?.quantity ?? stepUp(0, sellingTermsOf(product)), {
                  chosen: options,
                  onBegun: begin,
                })
              : showWords(waitsFor)
          }
        >
          {asks ? t('choose') : (first?.text ?? t('add'))}
        </Button>
      ) : (
        <NumberStepper
          label={t('label', { name })}
          decreaseLabel={t('decrease', { name })}
          increaseLabel={t('increase', { name })}
          text={quantityText(quantity, sellingModeOf(product), locale)}
          onDecrease={() => setLineQuantity(choice.down(quantity))}
          onIncrease={() => setLineQuantity(choice.up(quantity))}
          onEnter={(typed) => void choice.typed(typed).then(setLineQuantity)}
          note={choice.note}
        />
      )}
    </div>
  )
}
