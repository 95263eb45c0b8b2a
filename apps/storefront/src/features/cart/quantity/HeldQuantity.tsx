import { stepUp } from '@bottega/rules/quantity/stepping.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { Button } from '@bottega/ui/components/actions/Button.tsx'
import { NumberStepper } from '@bottega/ui/components/fields/NumberStepper.tsx'
import { useState } from 'react'
import { useCommand } from '../../../lib/api/use-command.ts'
import { showWords } from '../../../lib/page/into-sight.ts'
import { clearIfSent } from '../../../lib/storage/clear-if-sent.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { heldQuantityWords } from '../words/held-quantity.ts'
import { quantityWords } from '../words/quantity.ts'
import type { QuantityControlProps } from './QuantityControl.tsx'
import styles from './QuantityControl.module.css'
import { quantityText } from '../../cart-store/quantity-text.ts'
import { sellingModeOf, sellingTermsOf } from '../../cart-store/selling.ts'
import { useLineQuantity } from '../../cart-store/use-cart.ts'
import { useBegin, useSetLineQuantity } from './use-line-changes.ts'
import { asksOptions, useProductLine } from './use-product-line.ts'
import { useQuantityChoice } from './use-quantity-choice.ts'

/**
 * With live updates of the cart off: minus and plus change a quantity held here, and a button then puts it in the cart
 * or changes what is there. (Shopping core, section 4, "Quantity entry")
 */
export function HeldQuantity(props: QuantityControlProps) {
  const { product, options, waitsFor, first } = props
  const t = useTranslations(quantityWords)
  const updates = useTranslations(heldQuantityWords)
  const { locale } = usePageSetting()
  const { line, begin } = useProductLine(product, options)
  const inCart = useLineQuantity(line)
  const [held, hold] = useState<Thousandths>()
  const choice = useQuantityChoice(product)
  const beginWith = useBegin()
  const setLineQuantity = useSetLineQuantity(line)
  const { name } = product
  const smallest = inCart > 0 ? 0 : stepUp(0, sellingTermsOf(product))
  const shown = held ?? (inCart > 0 ? inCart : (first?.quantity ?? smallest))
  /** The product is not in the cart yet, so the quantity cannot go down to zero. */
  const choose = (next: Thousandths | undefined) => next !== undefined && hold(Math.max(next, smallest))

  const verb = asksOptions(props) ? 'choose' : 'add'
  const blockedBy = inCart === 0 ? waitsFor : undefined

  const { busy, run } = useCommand(async () => {
    const done = await (inCart > 0
      ? setLineQuantity(shown)
      : beginWith(product, shown, { chosen: options, onBegun: begin }))
    if (done) hold(clearIfSent(shown))
  })

  function put() {
    if (shown === inCart) return
    if (blockedBy !== undefined) showWords(blockedBy)
    else run()
  }

  return (
    <div className={styles.held}>
      <NumberStepper
        label={t('label', { name })}
        decreaseLabel={t('decrease', { name })}
        increaseLabel={t('increase', { name })}
        text={quantityText(shown, sellingModeOf(product), locale)}
        onDecrease={() => choose(choice.down(shown))}
        onIncrease={() => choose(choice.up(shown))}
        onEnter={(typed) => void choice.typed(typed, smallest).then(choose)}
        note={choice.note}
      />
      <Button
        wide
        variant={shown === inCart ? 'secondary' : 'primary'}
        busy={busy}
        aria-disabled={blockedBy !== undefined || undefined}
        aria-describedby={blockedBy}
        aria-label={inCart > 0 ? updates('updateNamed', { name }) : t(`${verb}Named`, { name })}
        onClick={put}
      >
        {inCart > 0 ? updates('update') : t(verb)}
      </Button>
    </div>
  )
}
