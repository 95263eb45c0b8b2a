import { ProgressBar } from '@bottega/ui/components/feedback/ProgressBar.tsx'
import { bold } from '../../../lib/words/bold.tsx'
import { formatEuros } from '../../../lib/words/format.ts'
import { handoverOf } from '../../../lib/words/service-text.ts'
import { usePageSetting } from '../../../lib/visit/page-setting.ts'
import { useShopper } from '../../../lib/visit/shopper.ts'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { basketWords } from '../../cart-store/words/basket.ts'
import styles from './CartGoalBar.module.css'
import { goalOf } from '../../cart-store/cart-sections.ts'

/** The amount missing to the smallest order, then to a lower fee, then to free delivery. */
export function CartGoalBar() {
  const t = useTranslations(basketWords, 'goal')
  const { locale } = usePageSetting()
  const { cart } = useShopper()
  const goal = goalOf(cart)
  if (goal === undefined) return null
  const words = goal.kind === 'minimum' ? goal.kind : (`${goal.kind}.${handoverOf(cart.deliveryService)}` as const)
  return (
    <div className={styles.goal} data-kind={goal.kind}>
      <ProgressBar
        label={t.rich(words, {
          missing: formatEuros(goal.missing, locale),
          fee: formatEuros(goal.fee ?? 0, locale),
          b: bold,
        })}
        value={goal.target - goal.missing}
        max={goal.target}
      />
    </div>
  )
}
