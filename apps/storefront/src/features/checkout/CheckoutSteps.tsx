import { Stepper } from '@bottega/ui/components/navigation/Stepper.tsx'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { checkoutWords } from './words/checkout.ts'
import styles from './CheckoutSteps.module.css'

/** The three steps of paying; the address of the page says which. (Shopping core, section 2: /payment) */
const checkoutSteps = ['summary', 'payment', 'confirmation'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

export function CheckoutSteps({ current }: { current: CheckoutStep }) {
  const t = useTranslations(checkoutWords, 'steps')
  return (
    <div className={styles.steps}>
      <Stepper
        label={t('label')}
        doneLabel={t('done')}
        steps={checkoutSteps.map((step) => t(step))}
        current={checkoutSteps.indexOf(current)}
      />
    </div>
  )
}
