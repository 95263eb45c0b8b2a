import { ProgressBar } from '@bottega/ui/components/ProgressBar.tsx'
import { useTranslations } from 'use-intl'
import { bold } from '../../lib/bold.tsx'
import { formatEuros } from '../../lib/format.ts'
import { usePageSetting } from '../../lib/page-setting.ts'
import { useShopper } from '../../lib/shopper.ts'
import styles from './CartGoalBar.module.css'
import { goalOf } from '../cart/cart-sections.ts'

/** How much is missing to the smallest order, then to free delivery. */
export function CartGoalBar() {
  const t = useTranslations('basket.goal')
  const { locale } = usePageSetting()
  const goal = goalOf(useShopper().cart)
  if (goal === undefined) return null
  return (
    <div className={styles.goal} data-kind={goal.kind}>
      <ProgressBar
        label={t.rich(goal.kind, { missing: formatEuros(goal.missing, locale), b: bold })}
        value={goal.target - goal.missing}
        max={goal.target}
      />
    </div>
  )
}
