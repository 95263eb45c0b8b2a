import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { formatNumber } from '@bottega/rules/text/format.ts'
import { usePageSetting } from '../../lib/visit/page-setting.ts'
import { useTranslations } from '../../lib/words/use-translations.ts'
import styles from './Fulfilment.module.css'
import type { PackedGoods } from './not-taken.ts'
import { fulfilmentWords } from './words/fulfilment.ts'

interface NotTakenFieldsProps {
  goods: readonly PackedGoods[]
  typed: ReadonlyMap<number, string>
  isWrong: boolean
  onType: (typed: ReadonlyMap<number, string>) => void
}

/** What the customer leaves behind at the door: the order is delivered in part, and this is paid back. */
export function NotTakenFields({ goods, typed, isWrong, onType }: NotTakenFieldsProps) {
  const t = useTranslations(fulfilmentWords, 'steps')
  const { locale } = usePageSetting()
  return (
    <details className={styles.problem}>
      <summary>{t('notTaken')}</summary>
      <p className={styles.soft}>{t('notTakenHelp')}</p>
      {isWrong && <p role="alert">{t('notTakenWrong')}</p>}
      <div className={styles.count}>
        {goods.map(({ orderItemId, name, unit, quantity }) => (
          <TextField
            key={orderItemId}
            label={name}
            help={t('packed', { amount: `${formatNumber(quantity, locale)} ${unit}` })}
            inputMode={unit === 'kg' ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={9}
            value={typed.get(orderItemId) ?? ''}
            onChange={(event) => onType(new Map(typed).set(orderItemId, event.target.value))}
          />
        ))}
      </div>
    </details>
  )
}
