import type { PaymentTypeView } from '@bottega/contract/checkout/checkout.ts'
import { VisuallyHidden } from '@bottega/ui/components/text/VisuallyHidden.tsx'
import { useId, type ReactNode } from 'react'
import { useTranslations } from '../../../lib/words/use-translations.ts'
import { checkoutWords } from '../words/checkout.ts'
import styles from './PaymentChoice.module.css'

type PaymentChoiceProps = {
  types: readonly PaymentTypeView[]
  chosen: number | undefined
  onChoose: (paymentTypeId: number) => void
  /** Fields the chosen type still needs, shown right under it. */
  details?: ReactNode
}

/** The payment types of this cart, each with an explanation. */
export function PaymentChoice({ types, chosen, onChoose, details }: PaymentChoiceProps) {
  const t = useTranslations(checkoutWords, 'payment')
  const name = useId()
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </legend>
      <div className={styles.types}>
        {types.map((type) => (
          <div key={type.paymentTypeId} className={styles.one}>
            <label className={styles.type}>
              <input
                type="radio"
                name={name}
                value={type.paymentTypeId}
                checked={type.paymentTypeId === chosen}
                onChange={() => onChoose(type.paymentTypeId)}
                className={styles.dot}
              />
              <span className={styles.words}>
                {type.name}
                <span className={styles.help}>{type.description}</span>
              </span>
            </label>
            {type.paymentTypeId === chosen && details}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
