import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { useTranslations } from 'use-intl'
import { useTypedNumber } from '../../lib/format/use-typed-number.ts'
import { useAmount } from '../../lib/format/use-amount.ts'
import { notTakenText, type PackedGoods } from './not-taken.ts'
import styles from './Picking.module.css'

interface NotTakenFieldsProps {
  goods: readonly PackedGoods[]
  typed: ReadonlyMap<number, string>
  isWrong: boolean
  onType: (typed: ReadonlyMap<number, string>) => void
}

/** Goods the customer leaves behind at the door: the order is delivered in part, and they are paid back. */
export function NotTakenFields({ goods, typed, isWrong, onType }: NotTakenFieldsProps) {
  const t = useTranslations('picking.steps')
  const amount = useAmount()
  const typedNumber = useTypedNumber()
  return (
    <details open={goods.some(({ recalled }) => recalled)}>
      <summary>{t('notTaken')}</summary>
      <p className={styles.soft}>{t('notTakenHelp')}</p>
      {isWrong && <p role="alert">{t('notTakenWrong')}</p>}
      <div className={styles.count}>
        {goods.map((one) => {
          const { orderItemId, name, unit, quantity } = one
          return (
            <TextField
              key={orderItemId}
              label={name}
              help={t('packed', { amount: amount(quantity, unit) })}
              inputMode={unit === 'kg' ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={9}
              value={notTakenText(one, typed, typedNumber)}
              onChange={(event) => onType(new Map(typed).set(orderItemId, event.target.value))}
            />
          )
        })}
      </div>
    </details>
  )
}
